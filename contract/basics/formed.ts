/** Value types for which an API error names the expected format. The names equal the problem codes of fields. */
export const formed = ['day', 'time', 'instant'] as const;
export type FormedKind = (typeof formed)[number];

/** Whether the kind of a field, or a problem, is one of them. */
export function isFormed(name: string): name is FormedKind {
  return formed.some((each) => each === name);
}
