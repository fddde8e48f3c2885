import { expect, it } from 'vitest';
import { createActivityLog } from '../../../src/providers/live/activity-log.ts';
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
const some = () => createActivityLog(() => new Date(at(0)));

it('tells in one line what one person did to several records of an entity', () => {
  const activityLog = some();
  activityLog.take([change(1), change(2), change(1, { at: at(3) }), change(3, { actor: 'Petr' }), change(4, { action: 'create' })]);
  expect(activityLog.get().map(({ ids, actor, action }) => [action, actor, ids])).toEqual([
    ['create', 'Jana', [4]],
    ['edit', 'Petr', [3]],
    ['edit', 'Jana', [1, 2]],
  ]);
});

it('begins a new line for what comes ten minutes later', () => {
  const activityLog = some();
  activityLog.take([change(1), change(2, { at: at(10) })]);
  expect(activityLog.get().map(({ ids }) => ids)).toEqual([[2], [1]]);
});

it('tells neither what one did oneself, nor of background tasks, nor that all is to be read anew', () => {
  const activityLog = some();
  activityLog.take([change(1, { own: true }), change(2, { resource: 'tasks' }), { kind: 'reset' }]);
  expect(activityLog.get()).toEqual([]);
});

it('tells nothing of a live value that turned: nobody did it', () => {
  const activityLog = some();
  activityLog.take([change(1, { action: 'state' })]);
  expect(activityLog.get()).toEqual([]);
});

it('tells nothing of what only branches make, alone or many at once: nobody did it', () => {
  const activityLog = some();
  const { actor: _, ...byNobody } = change(1);
  activityLog.take([
    { ...byNobody, resource: 'tickets', action: 'create' },
    { kind: 'changes', resource: 'tickets', at: at(1) },
    { kind: 'changes', resource: 'stores', action: 'state', at: at(1) },
  ]);
  expect(activityLog.get()).toEqual([]);
  activityLog.take([{ ...byNobody, action: 'create' }]);
  expect(activityLog.get()).toHaveLength(1);
});

it('tells of outages that began or ended though nobody made them, those of a few minutes together', () => {
  const activityLog = some();
  const { actor: _, ...byNobody } = change(1);
  const outage = (id: number, action: string, minute: number) => ({ ...byNobody, resource: 'outages', id, action, at: at(minute) });
  activityLog.take([outage(1, 'create', 0), outage(2, 'create', 1), outage(1, 'state', 2), outage(2, 'delete', 3)]);
  expect(activityLog.get().map(({ action, ids }) => [action, ids])).toEqual([
    ['state', [1]],
    ['create', [2, 1]],
  ]);
  activityLog.clear();
  activityLog.take([...Array(400).keys()].map((place) => outage(place + 1, 'create', 5)));
  activityLog.take([{ kind: 'changes', resource: 'outages', at: at(6) }]);
  activityLog.take([{ kind: 'changes', resource: 'outages', action: 'state', at: at(7) }]);
  expect(activityLog.get().map(({ action, ids }) => [action, ids.length])).toEqual([
    [null, 0],
    ['create', 400],
  ]);
});

it('tells of many records of an entity without naming one', () => {
  const activityLog = some();
  activityLog.take([{ kind: 'changes', resource: 'regions', at: at(1) }]);
  expect(activityLog.get()).toMatchObject([{ resource: 'regions', ids: [], action: null, actor: null }]);
});

it('keeps the last hundred and forgets them with the session', () => {
  const activityLog = some();
  activityLog.take(Array.from({ length: 130 }, (_, place) => change(place + 1, { actor: `Osoba ${place}` })));
  expect(activityLog.get()).toHaveLength(100);
  expect(activityLog.get()[0]?.ids).toEqual([130]);
  activityLog.clear();
  expect(activityLog.get()).toEqual([]);
});
