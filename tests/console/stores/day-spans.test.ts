import { describe, expect, it } from 'vitest';
import { countToneMinutes, dayBreaks, daySpans, minutesWhileOpen, openParts } from '../../../src/branch-status/timeline/day-spans.ts';
import { axisMarks } from '../../../src/branch-status/timeline/timeline-axis.tsx';

const now = Date.parse('2026-11-20T12:00:00Z');
type ReportedDay = Parameters<typeof daySpans>[0];
const last_socket_communication_at = '2026-11-20T11:59:00Z';
const tonesOf = (...outages: ReportedDay['outages']) =>
  daySpans({ outages, last_socket_communication_at, first_connected_at: null }, now).map(({ tone }) => tone);
const outage = (kind: 'store_silent' | 'power', started_at: string, ended_at: string | null) => ({ id: 1, kind, started_at, ended_at });

describe('the last 24 hours of a store', () => {
  it('are fine where there was no outage', () => {
    expect(daySpans({ outages: [], last_socket_communication_at, first_connected_at: null }, now)).toEqual([
      { from: 0, to: 1, tone: 'fine' },
    ]);
  });

  it('turn to trouble ten minutes after the last word, and to no connection after an hour', () => {
    const outages = [outage('store_silent', '2026-11-20T06:00:00Z', '2026-11-20T09:00:00Z')];
    const spans = daySpans({ outages, last_socket_communication_at, first_connected_at: null }, now);
    expect(spans.map(({ tone }) => tone)).toEqual(['fine', 'partly', 'down', 'fine']);
    expect((['fine', 'partly', 'down'] as const).map((tone) => countToneMinutes(spans, tone))).toEqual([24 * 60 - 170, 50, 120]);
  });

  it('go on to now while an outage lasts, and begin within one that began before', () => {
    expect(tonesOf(outage('power', '2026-11-20T11:00:00Z', null))).toEqual(['fine', 'partly']);
    expect(tonesOf(outage('store_silent', '2026-11-18T11:00:00Z', null))).toEqual(['down']);
  });

  it('end with a silence that nobody has noted yet', () => {
    const spans = daySpans({ outages: [], last_socket_communication_at: '2026-11-20T10:00:00Z', first_connected_at: null }, now);
    expect(spans.map(({ tone }) => tone)).toEqual(['fine', 'partly', 'down']);
  });

  it('are nothing before the first connection', () => {
    const since = (first_connected_at: string, ...outages: ReportedDay['outages']) =>
      daySpans({ outages, last_socket_communication_at, first_connected_at }, now);
    expect(since('2026-11-20T06:00:00Z')).toEqual([{ from: 0.75, to: 1, tone: 'fine' }]);
    expect(since('2026-11-18T06:00:00Z')).toEqual([{ from: 0, to: 1, tone: 'fine' }]);
    // The minute has not ended in which it came.
    expect(since('2026-11-20T12:00:30Z')).toEqual([]);
    const power = outage('power', '2026-11-20T05:00:00Z', '2026-11-20T09:00:00Z');
    expect(since('2026-11-20T06:00:00Z', power).map(({ from, tone }) => [from, tone])).toEqual([
      [0.75, 'partly'],
      [0.875, 'fine'],
    ]);
  });

  it('show the worse of two at once', () => {
    const silence = outage('store_silent', '2026-11-20T08:00:00Z', '2026-11-20T10:00:00Z');
    expect(tonesOf(outage('power', '2026-11-20T07:00:00Z', '2026-11-20T11:00:00Z'), silence)).toContain('down');
    expect(tonesOf(outage('power', '2026-11-18T07:00:00Z', '2026-11-18T11:00:00Z'))).toEqual(['fine']);
  });

  it('are told as what did not work from when to when, a silence that lasts once', () => {
    const reportedDay: ReportedDay = {
      outages: [
        outage('store_silent', '2026-11-20T10:00:00Z', null),
        outage('power', '2026-11-20T06:00:00Z', '2026-11-20T07:00:00Z'),
        outage('store_silent', '2026-11-18T06:00:00Z', '2026-11-19T13:00:00Z'),
        outage('power', '2026-11-18T06:00:00Z', '2026-11-19T11:00:00Z'),
      ],
      last_socket_communication_at: '2026-11-20T10:00:00Z',
      first_connected_at: null,
    };
    expect(dayBreaks(reportedDay, now)).toEqual([
      { kind: 'store_silent', from: null, to: '2026-11-19T13:00:00Z' },
      { kind: 'power', from: '2026-11-20T06:00:00Z', to: '2026-11-20T07:00:00Z' },
      { kind: 'store_silent', from: '2026-11-20T10:00:00Z', to: null },
    ]);
    expect(dayBreaks({ outages: [], last_socket_communication_at, first_connected_at: null }, now)).toEqual([]);
  });
});

describe('the office hours within them', () => {
  const hours = { yesterday: [{ opens: '08:00', closes: '17:00' }], today: [{ opens: '08:00', closes: '12:00' }] };

  it('are parts of the 24 hours, cut where these begin and end', () => {
    // In Prague it is 13:00: yesterday from one in the afternoon to five, today from eight to noon.
    const [first, second] = openParts(hours, now);
    expect([first?.from, Math.round((first?.to ?? 0) * 24)]).toEqual([0, 4]);
    expect([Math.round((second?.from ?? 0) * 24), Math.round((second?.to ?? 0) * 24)]).toEqual([19, 23]);
    expect(openParts({ yesterday: [], today: [{ opens: '14:00', closes: '17:00' }] }, now)).toEqual([]);
  });

  it('are what an outage is measured by', () => {
    const outages = [outage('power', '2026-11-20T10:30:00Z', '2026-11-20T11:30:00Z')];
    const spans = daySpans({ outages, last_socket_communication_at, first_connected_at: null }, now);
    expect(minutesWhileOpen(spans, openParts(hours, now))).toBe(30);
    expect(minutesWhileOpen(spans, [])).toBe(0);
  });
});

describe('the axis over them', () => {
  it('has every third hour as clocks in Prague show it, without those that would run into its ends', () => {
    expect(axisMarks(now).map(({ hour }) => hour)).toEqual([15, 18, 21, 0, 3, 6, 9]);
    // Nine would run into the word that says now.
    expect(axisMarks(Date.parse('2026-11-20T11:15:00Z')).map(({ hour }) => hour)).toEqual([15, 18, 21, 0, 3, 6]);
  });
});
