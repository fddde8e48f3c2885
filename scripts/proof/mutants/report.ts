import { z } from 'zod';
import { isEquivalent } from './equivalents.ts';

/** A fault that was made, and what became of it. */
export type Mutant = {
  readonly file: string;
  readonly line: number;
  /** The line of the code, without its margin. */
  readonly code: string;
  readonly replacement: string;
  readonly state: 'found' | 'survived' | 'untested' | 'equivalent';
  /** Names of the tests that found it. */
  readonly foundBy: readonly string[];
};

export type MutantReport = {
  readonly mutants: readonly Mutant[];
  /** Names of all tests that ran. */
  readonly tests: readonly string[];
};

const shape = z.object({
  files: z.record(
    z.string(),
    z.object({
      source: z.string(),
      mutants: z.array(
        z.object({
          replacement: z.string().default(''),
          status: z.string(),
          mutatorName: z.string(),
          location: z.object({ start: z.object({ line: z.number(), column: z.number() }) }),
          killedBy: z.array(z.string()).default([]),
        }),
      ),
    }),
  ),
  testFiles: z.record(z.string(), z.object({ tests: z.array(z.object({ id: z.string(), name: z.string() })) })).default({}),
});

const states: Readonly<Record<string, Mutant['state']>> = {
  Killed: 'found',
  // It never came to an end, which no run of the tests would overlook.
  Timeout: 'found',
  RuntimeError: 'found',
  CompileError: 'found',
  Survived: 'survived',
  NoCoverage: 'untested',
};

/** Reads the report of Stryker; what it left out is none of its mutants. */
export function readReport(text: string): MutantReport {
  const { files, testFiles } = shape.parse(JSON.parse(text));
  const named = Object.entries(testFiles).flatMap(([file, { tests }]) => tests.map(({ id, name }) => [id, `${file}: ${name}`] as const));
  const names = new Map(named);
  const mutants = Object.entries(files).flatMap(([file, { source, mutants: made }]) => {
    const lines = source.split('\n');
    return made.flatMap(({ status, mutatorName: kind, location, replacement, killedBy }) => {
      const state = states[status];
      if (state === undefined) return [];
      const { line, column } = location.start;
      const whole = lines[line - 1] ?? '';
      const code = whole.trim();
      const mutant = { file, line, code, replacement, foundBy: killedBy.map((id) => names.get(id) ?? id) };
      return [
        {
          ...mutant,
          state: state !== 'found' && isEquivalent({ ...mutant, kind, before: whole.slice(0, column - 1) }) ? 'equivalent' : state,
        } as const,
      ];
    });
  });
  return { mutants, tests: [...names.values()] };
}
