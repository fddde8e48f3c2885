import fc from 'fast-check';
import { sql } from 'kysely';
import type { Central } from '../central.ts';
import { signedIn } from '../people.ts';
import type { Subject } from '../rights/subjects.ts';
import type { Case } from './asking.ts';
import { ask, cases } from './questions.ts';
import { aRandomWorld, sketches } from './random-world.ts';

type Extent = { readonly seed: number; readonly worlds: number; readonly casesInWorld: number };
export type Isolation = { readonly cases: number; readonly leaks: readonly string[] };

/** Random people look at random worlds in random ways; a leak is whatever they see differently from the model. */
export async function isolation(central: Central, { seed, worlds, casesInWorld }: Extent): Promise<Isolation> {
  const { id, token } = await signedIn(central);
  const leaks: string[] = [];
  const asked = fc.sample(cases, { seed, numRuns: worlds * casesInWorld });
  for (const [place, sketched] of fc.sample(sketches, { seed, numRuns: worlds }).entries()) {
    const world = await aRandomWorld(central, sketched);
    for (const given of asked.slice(place * casesInWorld, (place + 1) * casesInWorld)) {
      const subject = subjectOf(given, world.stores);
      await become(central, id, subject);
      const leak = await ask(central, token, given, { world, subject });
      if (leak !== null) leaks.push(`${JSON.stringify(given)} ${leak}`);
    }
  }
  return { cases: asked.length, leaks };
}

function subjectOf({ resources, limitations }: Case, stores: readonly number[]): Subject {
  const own = limitations.flatMap((place) => stores[place] ?? []);
  return { title: 'somebody', session: 'passed', role: 'operator', level: 20, resources, limitations: own };
}

/** Rights hold from the next request: one user is many people. */
async function become({ db }: Central, id: number, { resources, limitations }: Subject): Promise<void> {
  await sql`update users set resources = ${[...resources]}::text[], limitations = ${[...limitations]}::int[] where id = ${id}`.execute(db);
}
