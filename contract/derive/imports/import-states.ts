/** How far an import is. */
export const importStages = ['read', 'checked', 'saved'] as const;

/** What the dry run says of a row. */
export const importStates = ['new', 'changed', 'same', 'wrong'] as const;
export type ImportState = (typeof importStates)[number];
