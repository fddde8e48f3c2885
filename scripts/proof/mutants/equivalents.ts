import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** By file: the line of the code without its margin, what stands in place of a part of it, and why no input can tell them apart. */
const shape = z.record(z.string(), z.array(z.object({ code: z.string(), replacements: z.array(z.string()), why: z.string() })));

/** Faults that are none: nobody can tell the code with them from the code without. */
const equivalents = shape.parse(JSON.parse(readFileSync(new URL('./equivalents.json', import.meta.url), 'utf8')));

export const countOfEquivalents = Object.values(equivalents)
  .flat()
  .reduce((sum, { replacements }) => sum + replacements.length, 0);

/** Whether the fault stands among them. */
export function isEquivalent(mutant: { readonly file: string; readonly code: string; readonly replacement: string }): boolean {
  const ofFile = equivalents[mutant.file] ?? [];
  return ofFile.some(({ code, replacements }) => code === mutant.code && replacements.includes(mutant.replacement));
}
