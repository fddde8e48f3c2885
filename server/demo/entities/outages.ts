import type { outages } from '../../../contract/resources/stores/outages.ts';
import type { OutageKind } from '../../../contract/rules/branch/outages.ts';
import { addDays, dayOf, iso, minuteMs, startOf } from '../town/calendar.ts';
import { type DemoRow, made } from '../town/demo-row.ts';

/** Days ago, store, kind, minute of the day at which it began, minutes that it took, note. */
const faults: readonly (readonly [number, number, OutageKind, number, number, string | null])[] = [
  [88, 1, 'network', 9 * 60 + 12, 34, 'Výměna přepínače v přízemí, hlášeno předem'],
  [71, 4, 'power', 13 * 60 + 5, 52, 'Výpadek proudu v celé ulici'],
  [60, 8, 'store_silent', 8 * 60 + 20, 21, null],
  [47, 2, 'printer', 10 * 60 + 41, 18, 'Zaseknutý papír v tiskárně lístků'],
  [40, 9, 'network', 15 * 60 + 30, 47, null],
  [33, 3, 'server', 7 * 60 + 45, 12, 'Restart po aktualizaci'],
  [19, 10, 'store_silent', 11 * 60 + 3, 26, 'Poskytovatel internetu potvrdil poruchu'],
  [12, 1, 'printer', 14 * 60 + 17, 9, null],
  [5, 5, 'other', 9 * 60 + 50, 15, 'Vytopená serverovna, zařízení vypnul správce'],
  [2, 11, 'network', 8 * 60 + 33, 28, null],
];

/** What went wrong at branches in the last months; all of it is over, what goes on now the branches say themselves. */
export function demoOutages(now: Date): readonly DemoRow<typeof outages>[] {
  const today = dayOf(now.getTime());
  return faults.map(([daysAgo, store_id, outage_kind, minute, took, note], place) => {
    const started = startOf(addDays(today, -daysAgo)) + minute * minuteMs;
    return {
      ...made(place + 1, started),
      updated_at: iso(started + took * minuteMs),
      store_id,
      outage_kind,
      touch_screen_id: null,
      virtual_display_id: null,
      started_at: iso(started),
      ended_at: iso(started + took * minuteMs),
      closed_automatically: outage_kind === 'store_silent',
      note,
    };
  });
}
