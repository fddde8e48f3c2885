type Equivalent = {
  readonly file: string;
  /** The line of the code, without its margin. */
  readonly code: string;
  readonly replacement: string;
  /** Why no input can tell it from the original. */
  readonly why: string;
};

/** Faults that are none: nobody can tell the code with them from the code without. */
export const equivalents: readonly Equivalent[] = [];

/** Whether the fault stands among them. */
export function isEquivalent({ file, code, replacement }: Pick<Equivalent, 'file' | 'code' | 'replacement'>): boolean {
  return equivalents.some((known) => known.file === file && known.code === code && known.replacement === replacement);
}
