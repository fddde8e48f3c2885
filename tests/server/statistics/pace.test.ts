import { expect, it } from 'vitest';
import { createPace } from '../../../server/areas/statistics/counting/pace.ts';
import { twoAtATime } from '../../../server/areas/statistics/questions/two-at-a-time.ts';

/** Takes so many milliseconds a day, and so many as well, until the pace has settled. */
function settled(perDay: number, fixed: number): number {
  const pace = createPace();
  for (let round = 0; round < 20; round += 1) pace.took(fixed + pace.days() * perDay);
  return pace.days();
}

it('counts as many days at once as take less than a tenth of a second', () => {
  expect(settled(0.5, 5)).toBe(60);
  for (const perDay of [2, 4, 8, 15]) expect(settled(perDay, 5) * perDay + 5).toBeLessThanOrEqual(100);
  for (const perDay of [2, 4, 8]) expect(settled(perDay, 5)).toBeGreaterThan(4);
});

it('never counts fewer than a handful, however busy the machine', () => {
  expect(settled(500, 1_000)).toBe(4);
});

it('takes up again when it is quiet', () => {
  const pace = createPace();
  pace.took(2_000);
  const busy = pace.days();
  for (let round = 0; round < 10; round += 1) pace.took(1);
  expect([busy, pace.days()]).toEqual([4, 60]);
});

it('answers two questions of a person at once, the next in their order, those of others at once, and goes on after a failure', async () => {
  const inTurn = twoAtATime();
  const begun: string[] = [];
  const ends = new Map<string, { readonly end: () => void; readonly fail: () => void }>();
  const ask = (person: number, name: string) =>
    inTurn(person, () => {
      begun.push(name);
      return new Promise<string>((resolve, reject) => {
        ends.set(name, { end: () => resolve(name), fail: () => reject(new Error(name)) });
      });
    });
  const asked = [ask(1, 'a'), ask(1, 'b'), ask(1, 'c'), ask(1, 'd'), ask(2, 'other')];
  await expect.poll(() => begun).toEqual(['a', 'b', 'other']);
  ends.get('b')?.fail();
  await expect(asked[1]).rejects.toThrow('b');
  await expect.poll(() => begun).toEqual(['a', 'b', 'other', 'c']);
  ends.get('a')?.end();
  await expect.poll(() => begun).toEqual(['a', 'b', 'other', 'c', 'd']);
  for (const name of ['c', 'd', 'other']) ends.get(name)?.end();
  expect(await Promise.all(asked.filter((_, at) => at !== 1))).toEqual(['a', 'c', 'd', 'other']);
});
