export type { Chaxi, ChaxiBooking, ChaxiCall, ChaxiEvents, ChaxiMessage, ChaxiOptions } from './api.ts'
export { chaxi } from './chaxi.ts'
export { load, ready } from './load.ts'
