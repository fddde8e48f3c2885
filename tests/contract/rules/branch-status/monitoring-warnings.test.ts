import { describe, expect, it } from 'vitest';
import {
  monitoringWarnings,
  type ReportedDevice,
  type WarningInput,
} from '../../../../contract/rules/branch-status/monitoring-warnings.ts';
import type { WatchLimits } from '../../../../contract/rules/branch-status/store-warnings.ts';

const now = new Date('2026-11-20T09:00:00Z');
const limits: WatchLimits = { unusual_times: 1.5, unusual_minutes: 5, long_wait_minutes: 30, many_waiting: 10 };
const contactedAt = (minutesAgo: number) => new Date(now.getTime() - minutesAgo * 60_000).toISOString();
const calm: WarningInput = {
  last_socket_communication_at: contactedAt(1),
  waiting: 0,
  waiting_since: null,
  unusual_wait: null,
  outages: [],
  touch_screens: { in_trouble: 0 },
  virtual_displays: { in_trouble: 0 },
  devices_in_trouble: [],
  outdated_kiosks: [],
  outdated_displays: [],
  lagging_displays: [],
  sync_state: 'synchronised',
  changes: { count: 0, since: null },
  licence: { state: 'valid', valid_to: '2028-01-01' },
};
const about = (changes: Partial<WarningInput>) => monitoringWarnings({ ...calm, ...changes }, limits, now).map((warning) => warning.about);
const kiosk: ReportedDevice = { kind: 'touch_screen', id: 1, name: 'Vchod', state: 'offline', state_since: contactedAt(5), paper: 'low' };

describe('concerns of a store', () => {
  it('are none where all is well', () => {
    expect(about({})).toEqual([]);
  });

  it('are all reasons of one wait together', () => {
    const waits = { waiting: 12, waiting_since: contactedAt(45), unusual_wait: { now: 900_000, usual: 600_000 } };
    expect(monitoringWarnings({ ...calm, ...waits }, limits, now)).toMatchObject([
      { about: 'waiting', warnings: [{ kind: 'long_wait' }, { kind: 'many_waiting' }, { kind: 'unusual_wait' }] },
    ]);
  });

  it('are each device by itself, which tells its own outage', () => {
    const display: ReportedDevice = { ...kiosk, kind: 'virtual_display', state: 'error', paper: null };
    const outages = [
      { kind: 'device', started_at: contactedAt(5) },
      { kind: 'power', started_at: contactedAt(5) },
    ] as const;
    expect(about({ devices_in_trouble: [kiosk, display], outages })).toEqual(['outages', 'touch_screens', 'virtual_displays']);
    expect(about({ devices_in_trouble: [{ ...kiosk, state: 'online' }], outages })).toEqual(['outages', 'outages', 'touch_screens']);
  });

  it('are what does not work before what has no paper, and no paper before little of it, kiosks before displays', () => {
    const named = (name: string, changes: Partial<ReportedDevice>): ReportedDevice => ({ ...kiosk, state: 'online', name, ...changes });
    const devices = [
      named('A', { paper: 'low' }),
      named('B', { paper: 'out' }),
      named('C', { state: 'error', paper: 'enough' }),
      named('D', { paper: 'out' }),
      named('E', { kind: 'virtual_display', state: 'error', paper: null }),
    ];
    const warnings = monitoringWarnings({ ...calm, devices_in_trouble: devices }, limits, now);
    expect(warnings.flatMap((warning) => ('device' in warning ? [warning.device.name] : []))).toEqual(['C', 'B', 'D', 'A', 'E']);
  });

  it('are devices that show an older design, once a device that works would have got the new one', () => {
    const outdated = { id: 1, name: 'Vchod', shown_version: 3, shown_since: contactedAt(900), version: 4 };
    const since = (minutes: number) => about({ outdated_kiosks: [{ ...outdated, outdated_since: contactedAt(minutes) }] });
    expect([since(1), since(600)]).toEqual([[], ['designs']]);
    expect(about({ outdated_displays: [{ ...outdated, outdated_since: contactedAt(600) }] })).toEqual(['designs']);
    const neverContacted = { last_socket_communication_at: null, outdated_kiosks: [{ ...outdated, outdated_since: contactedAt(600) }] };
    expect(about(neverContacted)).toEqual([]);
  });

  it('are displays that play something else for longer than a branch that communicates needs to follow', () => {
    const lagging = { id: 1, name: 'Hala', plays: null, should_play: 'Smyčka' };
    const since = (minutes: number, of: Partial<WarningInput> = {}) =>
      about({ ...of, lagging_displays: [{ ...lagging, lagging_since: contactedAt(minutes) }] });
    expect([since(1), since(600), since(600, { last_socket_communication_at: null })]).toEqual([[], ['playing'], []]);
  });

  it('are devices of a silent store as they were, and nothing of one that was never heard', () => {
    const known = { devices_in_trouble: [kiosk], sync_state: 'error', changes: { count: 3, since: contactedAt(600) } };
    expect(about({ ...known, last_socket_communication_at: contactedAt(120), waiting: 12, waiting_since: contactedAt(45) })).toEqual([
      'touch_screens',
      'sync',
      'changes',
    ]);
    expect(about({ ...known, last_socket_communication_at: null })).toEqual([]);
  });

  it('are changes that wait for longer than a branch that communicates needs to download them', () => {
    const changes = (minutes: number) => ({ count: 1, since: contactedAt(minutes) });
    expect(about({ changes: changes(10) })).toEqual([]);
    expect(about({ changes: changes(11) })).toEqual(['changes']);
    expect(about({ changes: changes(1), last_socket_communication_at: contactedAt(11) })).toEqual(['changes']);
  });

  it('are licences that end soon or ended, whether or not the store communicates', () => {
    const licence = { state: 'ending', valid_to: '2026-12-01' } as const;
    expect(monitoringWarnings({ ...calm, licence }, limits, now)).toEqual([{ about: 'licence', ...licence }]);
    expect(about({ licence: { state: 'ended', valid_to: '2026-11-01' }, last_socket_communication_at: null })).toEqual(['licence']);
    expect(about({ licence: { state: 'none', valid_to: null } })).toEqual([]);
  });
});
