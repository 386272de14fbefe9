const ADDRESS = /[^\s@<>()[\]{}"',;:]+@[^\s@<>()[\]{}"',;:]+\.\p{L}{2,}/gu

/** The e-mail addresses that stand in a text, as they were typed. */
export const addressesIn = (text: string): string[] => text.match(ADDRESS) ?? []
