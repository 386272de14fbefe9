import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { ask } from '../session.ts'
import { createDiary } from './diary.ts'

export const Shown = createContext(createDiary(ask))

/** The diary that the screen shows. */
export const useDiary = () => useContext(Shown)
