export const fieldNames = ['name', 'email', 'summary'] as const
export type FieldName = (typeof fieldNames)[number]
