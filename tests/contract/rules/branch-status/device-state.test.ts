import { describe, expect, it } from 'vitest';
import { computedOf, sinceName } from '../../../../contract/derive/computed.ts';
import { touchScreens } from '../../../../contract/resources/devices/touch-screens.ts';
import { virtualDisplays } from '../../../../contract/resources/devices/virtual-displays.ts';
import { freshnessOf } from '../../../../contract/rules/branch-status/freshness.ts';

const now = new Date('2026-11-20T09:00:00.000Z');
const bound = 10 * 60_000;
const silences = [null, -60_000, 0, bound - 1, bound, bound + 1, 2 * bound, 30 * 3_600_000];
const declared = [
  ['the state of a touch screen', touchScreens.fields.state],
  ['its paper', touchScreens.fields.paper],
  ['the state of a display', virtualDisplays.fields.state],
] as const;

describe.each(declared)('%s', (_, field) => {
  const [reported] = field.choices;
  const stateAfter = (silence: number | null, said: string | null) => {
    const last = silence === null ? null : new Date(now.getTime() - silence).toISOString();
    return {
      state: computedOf(field, { [sinceName(field)]: last, [field.reported ?? '']: said }, now),
      freshness: freshnessOf({ last_socket_communication_at: last }, now),
    };
  };

  it.each(silences)('is what was told exactly while what the store says is of now: silent for %s ms', (silence) => {
    const { state, freshness } = stateAfter(silence, reported);
    expect(state).toBe(freshness === 'now' ? reported : 'not_known');
  });

  it.each(silences)('is not known where nothing was told, however the store is: silent for %s ms', (silence) => {
    expect(stateAfter(silence, null).state).toBe('not_known');
  });
});
