import { expect, it } from 'vitest';
import { findMissedTargets, type GlancedRow, longestWaits, mostChanged } from '../../../contract/rules/statistics/at-a-glance.ts';

const wait = (seconds: number, n: number) => ({ wait_mean: { value: seconds * 1000, n } });
const row = (key: string, values: GlancedRow['values'], compared: GlancedRow['compared'] = null): GlancedRow => ({ key, values, compared });
const keys = (rows: readonly GlancedRow[]) => rows.map(({ key }) => key);

it('stores below the target stand the worst first, and those without a client in neither part', () => {
  const level = (value: number | null) => ({ service_level: { value, n: value === null ? 0 : 50 } });
  const { below, known } = findMissedTargets([row('1', level(0.79)), row('2', level(0.8)), row('3', level(null)), row('4', level(0.3))]);
  expect([keys(below), known]).toEqual([['4', '1'], 3]);
});

it('hours with fewer than ten waits say nothing of when people wait', () => {
  expect(keys(longestWaits([row('a', wait(900, 9)), row('b', wait(300, 10)), row('c', wait(500, 40))], 2))).toEqual(['c', 'b']);
});

it('what changed most counts in both directions, from ten waits in both periods', () => {
  const rows = [
    row('up', wait(600, 20), wait(500, 20)),
    row('down', wait(100, 20), wait(500, 20)),
    row('few then', wait(9000, 20), wait(1, 9)),
    row('same', wait(5, 20), wait(5, 20)),
    row('new', wait(5, 20)),
  ];
  expect(mostChanged(rows, 5).map(({ row: { key }, change }) => [key, change.difference, change.verdict])).toEqual([
    ['down', -400_000, 'better'],
    ['up', 100_000, 'worse'],
  ]);
});
