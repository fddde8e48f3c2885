import type { Migration } from 'kysely';
import { coveredSteps } from './covered-steps.ts';

/** The covered steps by name. A start that takes none of them does not read their texts: they are loaded with the first one taken. */
export const stepsBeforeRelease: Readonly<Record<string, Migration>> = Object.fromEntries(
  coveredSteps.map((name) => [
    name,
    {
      up: async (db) => {
        const { singleSteps } = await import('./single-steps.ts');
        await singleSteps[name].up(db);
      },
    } satisfies Migration,
  ]),
);
