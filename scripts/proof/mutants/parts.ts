/** A part of the code in which faults are made, and the tests that should find them. */
export type MutantPart = {
  readonly name: 'rules' | 'areas';
  readonly folders: readonly string[];
  /** Relative to the root: how vitest runs the tests. */
  readonly vitestConfig: string;
};

export const mutantParts: readonly MutantPart[] = [
  {
    name: 'rules',
    folders: ['contract/rules/', 'contract/derive/'],
    vitestConfig: 'scripts/proof/mutants/rules.vitest.config.ts',
  },
  {
    name: 'areas',
    folders: ['server/areas/accounts/', 'server/areas/booking/'],
    vitestConfig: 'scripts/proof/mutants/work.vitest.config.ts',
  },
];

/** The environment variable that informs the tests' configuration which folder of tests is asked alone. */
export const testsVariable = 'MUTANT_TESTS';
