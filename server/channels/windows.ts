import type { WeChatCall } from '../../contract/wechat.ts'
import { minutesAfter } from '../time.ts'
import { limits } from './limits.ts'
import type { Noted } from './notes.ts'

/** Until when, and how often, a platform lets a shop answer. */
export interface Late<Call> {
  /** The guest wrote. */
  heard(at: string): void
  /** The shop says something: why the platform would not take it, or nothing. */
  says(at: string, calls: readonly Call[]): Noted | undefined
}

/** LINE takes what the shop says at any time, within the messages that its plan pays for. */
export const neverLate = (): Late<unknown> => ({ heard() {}, says: () => undefined })

export function lateOnWhatsApp(): Late<unknown> {
  let ends = ''
  return {
    heard(at) {
      ends = minutesAfter(at, limits.whatsapp.windowHours * 60)
    },
    says: (at) => (at > ends ? (notes) => notes.late('whatsapp') : undefined),
  }
}

export function lateOnWeChat(): Late<WeChatCall> {
  let [ends, left] = ['', 0]
  return {
    heard(at) {
      ends = minutesAfter(at, limits.wechat.windowHours * 60)
      left = limits.wechat.inWindow
    },
    says(at, calls) {
      // A template is taken at any time, and counts for itself.
      const counted = calls.filter((call) => !('template_id' in call)).length
      if (counted === 0) return undefined
      if (at > ends) return (notes) => notes.late('wechat')
      left -= counted
      return left < 0 ? (notes) => notes.tooMany() : undefined
    },
  }
}
