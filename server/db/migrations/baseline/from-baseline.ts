import { readFile } from 'node:fs/promises';
import type { Kysely, Migration } from 'kysely';
import { coveredSteps } from '../before-release/covered-steps.ts';
import { migrationOf } from '../step/migration.ts';
import { areas } from './areas.ts';

type Steps = Readonly<Record<string, Migration>>;

/**
 * The steps, of which the first one makes all that the covered ones would make, where the database is new. Only their names are then
 * recorded. Whether it is new is known when the first one is taken: under the lock, so that no other server is on its way through them.
 */
export function fromBaseline(steps: Steps): Steps {
  let isMade = false;
  const covered = coveredSteps.map((name, index): readonly [string, Migration] => [
    name,
    {
      up: async (db) => {
        if (index === 0) {
          await makeBaseline(db);
          isMade = true;
        } else if (!isMade) await steps[name]?.up(db);
      },
    },
  ]);
  // The steps of an old backup end within the covered ones.
  return coveredSteps.every((name) => Object.hasOwn(steps, name)) ? { ...steps, ...Object.fromEntries(covered) } : steps;
}

async function makeBaseline(db: Kysely<unknown>): Promise<void> {
  const texts = await Promise.all(areas.map((area) => readFile(new URL(`./${area}.sql`, import.meta.url), 'utf8')));
  await migrationOf(() => texts.flatMap(statementsOf)).up(db);
}

/** Statements are apart by empty lines, because a function has semicolons of its own. The first part says what the file is about. */
function statementsOf(text: string): readonly string[] {
  return text
    .split('\n\n')
    .map((statement) => statement.trim())
    .filter((statement) => !statement.startsWith('-- '));
}
