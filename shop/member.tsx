import { render } from 'preact'
import type { Member, SignIn } from './sign-in.ts'

interface Doorkeeper {
  signIn: (id: string) => Promise<unknown>
  signOut: () => Promise<unknown>
}

/** Says at the end of the beam who is signed in, or lets the reader pretend to be one of the shop's members. */
export function showMember(page: Document, known: SignIn | undefined, doorkeeper: Doorkeeper) {
  const place = page.querySelector('.member')
  if (place && known) render(known.member ? signedIn(known.member) : signedOut(known.members), place)

  function signedIn({ name, plan }: Member) {
    return (
      <>
        <b>
          {name}, {plan}
        </b>
        <button type="button" onClick={doorkeeper.signOut}>
          Sign out
        </button>
      </>
    )
  }

  function signedOut(members: Member[]) {
    return (
      <>
        <button type="button" popovertarget="members">
          Sign in as a member
        </button>
        <div id="members" class="members" popover="auto">
          <p>This shop only pretends. Come in as:</p>
          <ul>
            {members.map(({ id, name, plan }) => (
              <li key={id}>
                <button type="button" onClick={() => doorkeeper.signIn(id)}>
                  <b>{name}</b>, {plan}
                </button>
              </li>
            ))}
          </ul>
        </div>
      </>
    )
  }
}
