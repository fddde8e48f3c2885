import { expect, it } from 'vitest';
import { createDataProvider } from '../../../src/providers/data/data-provider.ts';
import type { LiveChange } from '../../../src/providers/live/live-message.ts';
import { notingWrites } from '../../../src/providers/live/own-writes.ts';

const change = (id: number, version: number): LiveChange => ({ kind: 'change', resource: 'regions', id, version, action: 'edit' });

/** A data provider of a central that answers when the test lets it. */
function aProvider() {
  const answers: ((json: unknown) => void)[] = [];
  const http = {
    stream: () => Promise.reject(new Error('nothing is taken away here')),
    request: () =>
      new Promise<{ status: number; headers: Headers; body: string; json: unknown }>((resolve) => {
        answers.push((json) => resolve({ status: 200, headers: new Headers(), body: '', json }));
      }),
  };
  return { ...notingWrites(createDataProvider(http, { withReference: (message) => message })), answers };
}

it('knows what this tab has made, changed and deleted, by the version', async () => {
  const { dataProvider, writes, answers } = aProvider();
  const made = dataProvider.create('stores/regions', { data: {} });
  const changed = dataProvider.update('stores/regions', { id: 2, data: { note: 'x' }, previousData: { id: 2, version: 4 } });
  const deleted = dataProvider.delete('stores/regions', { id: 3, previousData: { id: 3 } });
  [
    { id: 1, version: 1 },
    { id: 2, version: 5 },
    { id: 3, version: 7 },
  ].forEach((row, place) => answers[place]?.(row));
  await Promise.all([made, changed, deleted]);
  expect([change(1, 1), change(2, 5), change(3, 8)].map(writes.includes)).toEqual([true, true, true]);
  expect([change(1, 2), change(2, 4), change(3, 7), { ...change(1, 1), resource: 'stores' }].map(writes.includes)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

it('takes live values that turned after its own write for nobody’s: the version is the one that it wrote', async () => {
  const { dataProvider, writes, answers } = aProvider();
  const changed = dataProvider.update('stores/regions', { id: 2, data: { note: 'x' }, previousData: { id: 2, version: 4 } });
  answers[0]?.({ id: 2, version: 5 });
  await changed;
  const own = change(2, 5);
  expect([own, { ...own, action: 'state' }].map(writes.includes)).toEqual([true, false]);
});

it('waits for the answers of writes under way, whatever becomes of them', async () => {
  const { dataProvider, writes, answers } = aProvider();
  const made = dataProvider.create('stores/regions', { data: {} });
  let isSettled = false;
  const settled = writes.settled().then(() => {
    isSettled = true;
  });
  await Promise.resolve();
  expect(isSettled).toBe(false);
  answers[0]?.({ id: 9, version: 1 });
  await Promise.all([made, settled]);
  expect(writes.includes(change(9, 1))).toBe(true);
});
