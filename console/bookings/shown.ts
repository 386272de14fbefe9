import { ask } from '../session.ts'
import { Diary } from './diary.ts'

let shown = new Diary(ask)

/** Begins a diary of its own for a screen that is entered: nothing of another shop's may stand in it. */
export function enterDiary(): Diary {
  shown = new Diary(ask)
  return shown
}

/** The diary that the screen shows. */
export const shownDiary = () => shown
