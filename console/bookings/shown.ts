import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { ask } from '../session.ts'
import { Diary } from './diary.ts'

export const Shown = createContext(new Diary(ask))

/** The diary that the screen shows. */
export const useDiary = () => useContext(Shown)
