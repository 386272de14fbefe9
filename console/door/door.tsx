import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { Mark } from '../../browser/icons.tsx'
import type { Door } from '../../contract/console.ts'
import { place } from '../place.ts'
import { door } from '../session.ts'
import { title as pageTitle } from '../title.ts'
import { Mat } from './mat.tsx'
import { SetUpForm } from './set-up.tsx'
import { SignInForm } from './sign-in.tsx'
import { WelcomeForm } from './welcome.tsx'

/** What somebody sees who is not signed in. */
export function AtTheDoor() {
  return (
    <main class="door">
      <Mat />
      <div class="door__form">
        <div>{formFor(place.value.room, door.value ?? unknown)}</div>
      </div>
    </main>
  )
}

const unknown: Door = { shop: '', is_set_up: true }

function formFor(room: string, { shop, is_set_up }: Door) {
  if (room === 'set-up') return <SetUpForm shop={shop} />
  if (room === 'welcome') return <WelcomeForm />
  return <SignInForm shop={shop} isSetUp={is_set_up} />
}

interface GreetingProps {
  title: string
  children: ComponentChildren
}

export function Greeting({ title, children }: GreetingProps) {
  useEffect(() => {
    pageTitle.value = title
  }, [title])
  return (
    <div>
      <p class="door__mark">
        <Mark />
      </p>
      <h1>{title}</h1>
      <p>{children}</p>
    </div>
  )
}
