import type { MonitoredStore } from '../../../contract/operations/monitoring.ts';
import type { OutageKind } from '../../../contract/rules/branch/outages.ts';
import { storeSilence } from '../../../contract/rules/branch-status/store-state.ts';
import { addDays } from '../../../contract/rules/opening/calendar-days.ts';
import type { Interval } from '../../../contract/rules/opening/intervals.ts';
import { dayAt, openInstants } from '../../../contract/rules/opening/open-instants.ts';

export type SpanTone = 'fine' | 'partly' | 'down';
/** A part of the last 24 hours: from and to as shares of it. */
export type DaySpan = { readonly from: number; readonly to: number; readonly tone: SpanTone };

export const dayMilliseconds = 24 * 3_600_000;
const gravity: readonly SpanTone[] = ['fine', 'partly', 'down'];

export type ReportedDay = Pick<MonitoredStore, 'outages' | 'last_socket_communication_at' | 'first_connected_at'>;

/**
 * The 24 hours before `now` by outages: silence is trouble after ten minutes and no connection after an hour, the rest is
 * trouble. The silence of now counts from the last word, whether or not anybody has noted it yet. Before the first connection there is
 * nothing: nothing is known of it.
 */
export function daySpans(
  { outages, last_socket_communication_at: last, first_connected_at: first }: ReportedDay,
  now: number,
): readonly DaySpan[] {
  const start = now - dayMilliseconds;
  const known = Math.min(now, Math.max(start, first === null ? start : Date.parse(first)));
  const silence = last === null ? [] : [{ kind: 'store_silent', started_at: last, ended_at: null } as const];
  const warnings = [...outages, ...silence]
    .flatMap((outage) => storeWarnings(outage, now))
    .filter(({ to, from }) => to > Math.max(from, known));
  const bounds = [...new Set([known, now, ...warnings.flatMap(({ from, to }) => [Math.max(from, known), Math.min(to, now)])])];
  const times = bounds.toSorted((one, other) => one - other);
  return times.slice(1).map((to, index) => {
    const from = times[index] ?? known;
    const tones = warnings.filter((warning) => warning.from < to && warning.to > from).map(({ tone }) => gravity.indexOf(tone));
    return { from: (from - start) / dayMilliseconds, to: (to - start) / dayMilliseconds, tone: gravity[Math.max(0, ...tones)] ?? 'fine' };
  });
}

/** How many minutes of the 24 hours had the tone. */
export function countToneMinutes(spans: readonly DaySpan[], tone: SpanTone): number {
  const share = spans.reduce((sum, span) => (span.tone === tone ? sum + span.to - span.from : sum), 0);
  return Math.round(share * 24 * 60);
}

type StoreWarning = { readonly from: number; readonly to: number; readonly tone: SpanTone };

function storeWarnings(
  { kind, started_at, ended_at }: Omit<MonitoredStore['outages'][number], 'id'>,
  now: number,
): readonly StoreWarning[] {
  const from = Date.parse(started_at);
  const to = ended_at === null ? now : Date.parse(ended_at);
  if (kind !== 'store_silent') return [{ from, to, tone: 'partly' }];
  const [, quiet, silent] = storeSilence.bands.map(({ afterSeconds }) => from + afterSeconds * 1000);
  if (quiet === undefined || silent === undefined) return [];
  return [
    { from: quiet, to: Math.min(to, silent), tone: 'partly' },
    { from: silent, to, tone: 'down' },
  ];
}

/** Something that did not work within the 24 hours; without an end it lasts, and without a beginning it began before them. */
export type DayBreak = { readonly kind: OutageKind; readonly from: string | null; readonly to: string | null };

/** What did not work within the 24 hours, the oldest first; a silence that lasts is listed once, whichever side noted it. */
export function dayBreaks({ outages, last_socket_communication_at: last }: ReportedDay, now: number): readonly DayBreak[] {
  const start = now - dayMilliseconds;
  const noted = outages.filter(({ kind, ended_at }) => kind !== 'store_silent' || ended_at !== null);
  const [, quiet] = storeSilence.bands;
  const isSilent = last !== null && now - Date.parse(last) > quiet.afterSeconds * 1000;
  const all = isSilent ? [...noted, { kind: 'store_silent', started_at: last, ended_at: null } as const] : noted;
  return all
    .filter(({ ended_at }) => ended_at === null || Date.parse(ended_at) > start)
    .toSorted((one, other) => Date.parse(one.started_at) - Date.parse(other.started_at))
    .map(({ kind, started_at, ended_at }) => ({ kind, from: Date.parse(started_at) < start ? null : started_at, to: ended_at }));
}

/** Opening hours of the two days that the last 24 hours lie in. */
export type TwoDays = { readonly yesterday: readonly Interval[]; readonly today: readonly Interval[] };
/** When the store was open, as shares of the 24 hours. */
export type OpenPart = { readonly from: number; readonly to: number };

/** The parts of the 24 hours before `now` in which the store was open. */
export function openParts({ yesterday, today }: TwoDays, now: number): readonly OpenPart[] {
  const day = dayAt(new Date(now));
  const start = now - dayMilliseconds;
  const share = (instant: Date): number => Math.min(1, Math.max(0, (instant.getTime() - start) / dayMilliseconds));
  return [...openInstants(addDays(day, -1), yesterday), ...openInstants(day, today)]
    .map(({ from, to }) => ({ from: share(from), to: share(to) }))
    .filter(({ from, to }) => from < to);
}

/** How many minutes of the 24 hours something did not work while the store was open. */
export function minutesWhileOpen(spans: readonly DaySpan[], open: readonly OpenPart[]): number {
  const share = spans
    .filter(({ tone }) => tone !== 'fine')
    .flatMap((span) => open.map((part) => Math.max(0, Math.min(span.to, part.to) - Math.max(span.from, part.from))))
    .reduce((sum, one) => sum + one, 0);
  return Math.round(share * 24 * 60);
}
