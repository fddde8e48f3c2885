import fc from 'fast-check';
import { areas } from '../../../contract/basics/access.ts';
import { type Central, send } from '../central.ts';
import { resourceOf } from '../made/world.ts';
import type { Subject } from '../rights/subjects.ts';
import type { Case } from './asking.ts';
import { entities, type ModelWorld, storeCount, words } from './random-world.ts';
import { waysToLook } from './ways-to-look.ts';
import { waysToReach } from './ways-to-reach.ts';

const ways = { ...waysToLook, ...waysToReach };

/** Random people, who look in random ways. */
export const cases: fc.Arbitrary<Case> = fc.record({
  entity: fc.constantFrom(...entities),
  way: fc.constantFrom(...Object.keys(ways)),
  resources: fc.shuffledSubarray([...areas], { minLength: 1 }),
  limitations: fc.oneof(
    { weight: 4, arbitrary: fc.uniqueArray(fc.nat(storeCount - 1), { minLength: 1, maxLength: 3 }) },
    { weight: 1, arbitrary: fc.constant([]) },
  ),
  store: fc.nat(storeCount - 1),
  word: fc.constantFrom(...words),
  pick: fc.nat(1000),
});

/** Asks as the user of the token, whose rights are those of the case. */
export function ask(
  central: Central,
  token: string,
  given: Case,
  { world, subject }: { readonly world: ModelWorld; readonly subject: Subject },
): Promise<string | null> {
  const headers = { authorization: `Bearer ${token}` };
  const get = (path: string) => send(central, { method: 'GET', url: `/central${path}`, headers });
  const query = (payload: object) => send(central, { method: 'POST', url: `/central/${given.entity}/query`, headers, payload });
  const change = (method: 'PATCH' | 'DELETE', path: string) =>
    send(central, {
      method,
      url: `/central${path}`,
      headers: { ...headers, 'if-match': '"7"' },
      ...(method === 'PATCH' ? { payload: {} } : {}),
    });
  const bulk = (payload: object) => send(central, { method: 'POST', url: `/central/${given.entity}/bulk`, headers, payload });
  const way = Object.entries(ways).find(([name]) => name === given.way)?.[1];
  if (way === undefined) throw new Error(`no way ${given.way}`);
  return way({ given, resource: resourceOf(given.entity), world, subject, get, query, change, bulk });
}
