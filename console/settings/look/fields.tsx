import { ColourField } from './colour-field.tsx'
import { FontField } from './font-field.tsx'
import { defaults, isPicked, type Look, ours } from './look.ts'

interface Props {
  look: Look
  change(changed: Partial<Look>): void
}

/** Everything that can be picked. */
export function Fields({ look, change }: Props) {
  const colour = (name: keyof typeof defaults, label: string) => (
    <ColourField label={label} value={look[name]} ours={defaults[name]} change={(value) => change({ [name]: value })} />
  )
  return (
    <>
      {colour('accent', 'Accent')}
      <fieldset>
        <legend>On light pages</legend>
        {colour('surface', 'Paper')}
        {colour('text', 'Words')}
      </fieldset>
      <fieldset>
        <legend>On dark pages</legend>
        {colour('darkSurface', 'Dark paper')}
        {colour('darkText', 'Light words')}
      </fieldset>
      <label class="field">
        <span>Corners, {look.radius === 0 ? 'square' : `${look.radius} px`}</span>
        <input
          type="range"
          min="0"
          max="16"
          value={look.radius}
          onInput={({ currentTarget }) => change({ radius: currentTarget.valueAsNumber })}
        />
      </label>
      <FontField value={look.font} change={(font) => change({ font })} />
      <Choice
        label="Shadow"
        value={look.shadow}
        choices={{ ours: 'Soft', none: 'None', strong: 'Strong' }}
        pick={(shadow) => change({ shadow })}
      />
      <Choice
        label="Launcher"
        value={look.launcher}
        choices={{ surface: 'Of paper', accent: 'In the accent' }}
        pick={(launcher) => change({ launcher })}
      />
      <Choice
        label="Where it stands"
        value={look.position}
        choices={{
          auto: 'Right; left where pages run that way',
          'bottom-right': 'Always right',
          'bottom-left': 'Always left',
          none: 'Nowhere: I have a button',
        }}
        pick={(position) => change({ position })}
      />
      <footer>
        <button class="button" type="button" disabled={!isPicked(look)} onClick={() => change(ours)}>
          Take it all back
        </button>
      </footer>
    </>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  choices: Record<Value, string>
  pick(value: Value): void
}

function Choice<Value extends string>({ label, value, choices, pick }: ChoiceProps<Value>) {
  const isValue = (given: string): given is Value => Object.hasOwn(choices, given)
  return (
    <label class="field">
      <span>{label}</span>
      <select
        class="input"
        value={value}
        onChange={({ currentTarget }) => isValue(currentTarget.value) && pick(currentTarget.value)}
      >
        {Object.entries<string>(choices).map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}
