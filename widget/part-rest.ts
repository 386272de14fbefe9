/** How long a part of the assistant that could not be fetched rests before it is asked for again, in milliseconds. */
export const PART_REST = 3000
