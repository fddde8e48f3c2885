/** Kinds of values whose form the API names where it refuses one; problems of fields are called the same. */
export const formed = ['day', 'time', 'instant'] as const;
export type FormedKind = (typeof formed)[number];

/** Whether the kind of a field, or a problem, is one of them. */
export function isFormed(name: string): name is FormedKind {
  return formed.some((each) => each === name);
}
