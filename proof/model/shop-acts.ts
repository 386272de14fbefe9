import fc from 'fast-check'
import { type Act, answered } from './act.ts'
import { type ServiceCode, serviceCodes, type Told } from './record.ts'

/** One change of the record. */
interface Edit {
  says: string
  change(told: Told): Told
}

const service = fc.constantFrom(...serviceCodes)
const edits: fc.Arbitrary<Edit> = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(service, fc.integer({ min: 1, max: 6 })).map(reseated) },
  { weight: 1, arbitrary: fc.tuple(service, fc.nat({ max: 2 })).map(retimed) },
  { weight: 1, arbitrary: service.map(retired) },
  { weight: 1, arbitrary: fc.constantFrom('2026-11-21', '2026-11-22').map(closed) },
)

export const imports = edits.map(
  ({ says, change }): Act => ({
    says,
    async does(world) {
      const told = change(world.known.told)
      const came = await answered(world.imports(told))
      if (came.status === 200) world.known.told = told
      return came
    },
  }),
)

function reseated([code, seats]: [ServiceCode, number]): Edit {
  return {
    says: `import ${code} with ${seats} seats`,
    change: (told) => ({ ...told, seats: { ...told.seats, [code]: seats } }),
  }
}

function retimed([code, i]: [ServiceCode, number]): Edit {
  return {
    says: `import without, or again with, ${code} ${i}`,
    change: (told) => ({ ...told, left_out: toggled(told.left_out, `${code} ${i}`) }),
  }
}

function retired(code: ServiceCode): Edit {
  return {
    says: `import without, or again with, any ${code}`,
    change: (told) => ({ ...told, retired: toggled(told.retired, code) }),
  }
}

function closed(day: string): Edit {
  return {
    says: `import with ${day} closed, or open again`,
    change: (told) => ({ ...told, closed: toggled(told.closed, day) }),
  }
}

const toggled = <Item>(items: Item[], item: Item) =>
  items.includes(item) ? items.filter((other) => other !== item) : [...items, item]
