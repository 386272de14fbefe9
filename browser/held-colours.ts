/**
 * Holds to a colour what the style sheets make of a shop's: where that is none, `var()` gives these names what is inherited,
 * not nothing. For the whole document and for good, since no shadow root registers a property of its own.
 */
for (const name of ['--cx_accent', '--cx_on-accent', '--cx_surface', '--cx_text'])
  try {
    CSS.registerProperty?.({ name, syntax: '<color>', inherits: true, initialValue: '#000' })
  } catch (error) {
    // Another copy of the widget was first.
    if (!(error instanceof DOMException && error.name === 'InvalidModificationError')) console.warn(error)
  }
