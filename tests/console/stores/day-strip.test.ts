import { describe, expect, it } from 'vitest';
import { dayStrip, minutesOf } from '../../../src/watching/day-strip.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
type Told = Parameters<typeof dayStrip>[0];
const last_socket_communication_at = '2026-11-20T11:59:00Z';
const tonesOf = (...outages: Told['outages']) => dayStrip({ outages, last_socket_communication_at }, now).map(({ tone }) => tone);
const outage = (kind: 'store_silent' | 'power', started_at: string, ended_at: string | null) => ({ id: 1, kind, started_at, ended_at });

describe('the last 24 hours of a store', () => {
  it('are fine where there was no outage', () => {
    expect(dayStrip({ outages: [], last_socket_communication_at }, now)).toEqual([{ from: 0, to: 1, tone: 'fine' }]);
  });

  it('turn to trouble ten minutes after the last word, and to no connection after an hour', () => {
    const outages = [outage('store_silent', '2026-11-20T06:00:00Z', '2026-11-20T09:00:00Z')];
    const spans = dayStrip({ outages, last_socket_communication_at }, now);
    expect(spans.map(({ tone }) => tone)).toEqual(['fine', 'partly', 'down', 'fine']);
    expect((['fine', 'partly', 'down'] as const).map((tone) => minutesOf(spans, tone))).toEqual([24 * 60 - 170, 50, 120]);
  });

  it('go on to now while an outage lasts, and begin within one that began before', () => {
    expect(tonesOf(outage('power', '2026-11-20T11:00:00Z', null))).toEqual(['fine', 'partly']);
    expect(tonesOf(outage('store_silent', '2026-11-18T11:00:00Z', null))).toEqual(['down']);
  });

  it('end with a silence that nobody has noted yet', () => {
    const spans = dayStrip({ outages: [], last_socket_communication_at: '2026-11-20T10:00:00Z' }, now);
    expect(spans.map(({ tone }) => tone)).toEqual(['fine', 'partly', 'down']);
  });

  it('show the worse of two at once', () => {
    const silence = outage('store_silent', '2026-11-20T08:00:00Z', '2026-11-20T10:00:00Z');
    expect(tonesOf(outage('power', '2026-11-20T07:00:00Z', '2026-11-20T11:00:00Z'), silence)).toContain('down');
    expect(tonesOf(outage('power', '2026-11-18T07:00:00Z', '2026-11-18T11:00:00Z'))).toEqual(['fine']);
  });
});
