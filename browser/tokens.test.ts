import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const sheets = ['browser/*.css', 'browser/cards/*.css', 'widget/*.css', 'widget/booking-form/*.css', 'widget/embed.ts']

// A page's rule for `*` also sets what the widget's element hands down, and `@property` knows no shadow.
test.each(globSync(sheets, { cwd: root }))('%s reads and sets no custom property that a page would have', (file) => {
  const names = readFileSync(join(root, file), 'utf8').match(/(?<![\w-])--\w[\w-]*/g) ?? []

  expect(names.filter((name) => !/^--(chaxi-|cx_)/.test(name))).toEqual([])
})
