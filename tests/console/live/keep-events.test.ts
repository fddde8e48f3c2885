import { beforeEach, describe, expect, it } from 'vitest';
import { createActivityLog } from '../../../src/providers/live/activity-log.ts';
import { keepEvents } from '../../../src/providers/live/keep-events.ts';
import { createNotificationCentre, keptEventsKey } from '../../../src/providers/notification-centre.ts';
import { aWorld } from '../providers/console-world.tsx';
import { anAnswer, aStorage, aUser } from '../providers/fake-central.ts';

const hour = 60 * 60_000;
let storage: Storage;
let time: number;
const now = (): Date => new Date(time);

/** A page that a person has open over the browser's storage. */
function open(user: number) {
  const centre = createNotificationCentre(now);
  const activityLog = createActivityLog(now);
  const leaving = new AbortController();
  const keep = (): void => keepEvents({ storage, centre, activityLog, user, now }, leaving.signal);
  keep();
  const kept = () => [
    ...centre.get().map(({ text }) => text),
    ...activityLog.get().map(({ resource, ids }) => `${resource} ${ids.join()}`),
  ];
  const change = (id: number, resource = 'regions') =>
    activityLog.take([{ kind: 'change', resource, id, version: 2, action: 'edit', actor: 'Jana', at: now().toISOString() }]);
  return { centre, activityLog, change, kept, keep, leave: () => leaving.abort() };
}

describe('the events of the last day', () => {
  beforeEach(() => {
    storage = aStorage();
    time = Date.UTC(2026, 10, 25, 9);
  });

  it('have none that only said what goes on', () => {
    open(1).centre.notify('info', 'Připravuje se tisk…', undefined, { isPassing: true });
    expect(open(1).kept()).toEqual([]);
  });

  it('are there again after a reload, the newest first, and are not shown anew', () => {
    const before = open(1);
    before.centre.notify('success', 'Region byl uložen.');
    before.change(7);
    time += hour;
    before.centre.notify('danger', 'Server neodpovídá.', { label: 'Zpět', run: () => undefined });
    const after = open(1);
    expect(after.kept()).toEqual(['Server neodpovídá.', 'Region byl uložen.', 'regions 7']);
    expect(after.centre.get().map(({ isShown, isUnread, action }) => [isShown, isUnread, action])).toEqual([
      [false, true, undefined],
      [false, false, undefined],
    ]);
    expect(after.centre.get().map(({ at }) => at.getTime())).toEqual([time, time - hour]);
  });

  it('are those of one day', () => {
    const before = open(1);
    before.centre.notify('info', 'Včera');
    before.change(7);
    time += 23 * hour;
    before.centre.notify('info', 'Dnes');
    time += 2 * hour;
    expect(open(1).kept()).toEqual(['Dnes']);
  });

  it('are those of the person alone: what another one left is thrown away', () => {
    const one = open(1);
    one.centre.notify('info', 'Jen pro první');
    one.leave();
    const other = open(2);
    expect(other.kept()).toEqual([]);
    expect(storage.getItem(keptEventsKey)).not.toContain('Jen pro první');
    expect(open(1).kept()).toEqual([]);
  });

  it('come back once, however often following begins', () => {
    const before = open(1);
    before.centre.notify('info', 'Jednou');
    before.change(7);
    before.keep();
    expect(before.kept()).toEqual(['Jednou', 'regions 7']);
  });

  it('of several tabs are kept together', () => {
    const [one, other] = [open(1), open(1)];
    one.centre.notify('info', 'V jedné');
    time += 1000;
    other.centre.notify('info', 'V druhé');
    expect(open(1).kept()).toEqual(['V druhé', 'V jedné']);
  });

  it('take no more than a small part of what the browser keeps', () => {
    const before = open(1);
    for (let count = 0; count < 150; count += 1) before.centre.notify('info', `${count} ${'x'.repeat(3000)}`);
    expect(storage.getItem(keptEventsKey)?.length).toBeLessThanOrEqual(100_000);
    expect(open(1).kept()[0]).toMatch(/^149 /u);
  });

  it('are no longer written once following ends', () => {
    const before = open(1);
    before.leave();
    before.centre.notify('info', 'Potom');
    expect(open(1).kept()).toEqual([]);
  });

  it.each(['{', '7', '{"user":1,"events":[7,{"own":{"type":"info","text":"x","at":"kdysi"}},{"other":{"ids":1}}]}'])(
    'are none where what is kept cannot be read: %s',
    (written) => {
      storage.setItem(keptEventsKey, written);
      expect(open(1).kept()).toEqual([]);
    },
  );

  it.each(['asked', 'forced', 'elsewhere'] as const)('are forgotten when the session ends: %s', (how) => {
    const world = aWorld(() => ({ json: {} }), anAnswer('token', 15, aUser({ id: 1 })));
    world.storage.setItem(keptEventsKey, '{"user":1,"events":[]}');
    world.session.end(how);
    expect(world.storage.getItem(keptEventsKey)).toBeNull();
  });
});
