import { expect, it } from 'vitest';
import { createHappenings } from '../../../src/providers/live/happenings.ts';
import type { LiveChange } from '../../../src/providers/live/live-message.ts';

const at = (minute: number): string => new Date(Date.UTC(2026, 10, 20, 12, minute)).toISOString();
const change = (id: number, further: Partial<LiveChange> = {}): LiveChange => ({
  kind: 'change',
  resource: 'regions',
  id,
  version: 2,
  action: 'edit',
  actor: 'Jana',
  at: at(0),
  ...further,
});
const some = () => createHappenings(() => new Date(at(0)));

it('tells in one line what one person did to several records of an entity', () => {
  const happenings = some();
  happenings.take([change(1), change(2), change(1, { at: at(3) }), change(3, { actor: 'Petr' }), change(4, { action: 'create' })]);
  expect(happenings.get().map(({ ids, actor, action }) => [action, actor, ids])).toEqual([
    ['create', 'Jana', [4]],
    ['edit', 'Petr', [3]],
    ['edit', 'Jana', [1, 2]],
  ]);
});

it('begins a new line for what comes ten minutes later', () => {
  const happenings = some();
  happenings.take([change(1), change(2, { at: at(10) })]);
  expect(happenings.get().map(({ ids }) => ids)).toEqual([[2], [1]]);
});

it('tells neither what one did oneself, nor of background tasks, nor that all is to be read anew', () => {
  const happenings = some();
  happenings.take([change(1, { own: true }), change(2, { resource: 'tasks' }), { kind: 'reset' }]);
  expect(happenings.get()).toEqual([]);
});

it('tells of many records of an entity without naming one', () => {
  const happenings = some();
  happenings.take([{ kind: 'changes', resource: 'regions', at: at(1) }]);
  expect(happenings.get()).toMatchObject([{ resource: 'regions', ids: [], action: null, actor: null }]);
});

it('keeps the last hundred and forgets them with the session', () => {
  const happenings = some();
  happenings.take(Array.from({ length: 130 }, (_, place) => change(place + 1, { actor: `Osoba ${place}` })));
  expect(happenings.get()).toHaveLength(100);
  expect(happenings.get()[0]?.ids).toEqual([130]);
  happenings.clear();
  expect(happenings.get()).toEqual([]);
});
