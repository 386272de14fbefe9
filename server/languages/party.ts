/** For how many a booking is: seats, or people where one booking takes the whole slot. */
export interface Party {
  party: number
  whole: boolean
  /** What the shop books, in its own word: "sitting". English alone can use it. */
  noun: string
}
