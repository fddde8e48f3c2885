import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** By file: the line of the code without its margin, what is in place of a part of it, and why no input can tell them apart. */
const shape = z.record(z.string(), z.array(z.object({ code: z.string(), replacements: z.array(z.string()), why: z.string() })));

/** Faults that are none: no one can tell the code with them from the code without. */
const equivalents = shape.parse(JSON.parse(readFileSync(new URL('./equivalents.json', import.meta.url), 'utf8')));

export const countOfEquivalents = Object.values(equivalents)
  .flat()
  .reduce((sum, { replacements }) => sum + replacements.length, 0);

type Fault = {
  readonly file: string;
  readonly code: string;
  readonly replacement: string;
  /** What Stryker calls this kind of fault. */
  readonly kind: string;
  /** What is on its line before it. */
  readonly before: string;
};

/** Whether the fault is among them, or is one of those that are none anywhere. */
export function isEquivalent(mutant: Fault): boolean {
  if (isTextOfError(mutant)) return true;
  const ofFile = equivalents[mutant.file] ?? [];
  return ofFile.some(({ code, replacements }) => code === mutant.code && replacements.includes(mutant.replacement));
}

/** States that never come are named for anyone who reads the log after they came: no one is given the text, and no input leads there. */
function isTextOfError({ kind, before }: Fault): boolean {
  return kind === 'StringLiteral' && before.endsWith('new Error(');
}
