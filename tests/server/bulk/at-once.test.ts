import { beforeAll, describe, expect, it } from 'vitest';
import { centralOfFile } from '../../support/central-of-file.ts';
import { superAdministrator, valueAt } from '../../support/people.ts';
import { aDesk, aStore } from '../../support/records.ts';

const central = await centralOfFile();
const root = await superAdministrator(central);

describe('bulk changes of the same rows at once', () => {
  const desks: number[] = [];
  beforeAll(async () => {
    const store = await aStore(root);
    for (let number = 1; number <= 12; number += 1) desks.push(await aDesk(root, store, { number }));
  });

  it('wait for each other, in whatever order each names them, and none is given up', async () => {
    const change = (label: string, ids: readonly number[]) => root.post('/desks/bulk', { action: 'update', ids, values: { label } });
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, place) => change(`Okno ${place}`, place % 2 === 0 ? desks : desks.toReversed())),
    );
    expect(replies.map(({ status, body }) => [status, valueAt(body, 'done')])).toEqual(replies.map(() => [200, 12]));
  });
});
