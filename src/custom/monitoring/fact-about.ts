import type { MonitoredStore } from '../../../contract/operations/monitoring.ts';
import type { MonitoringWarning } from '../../../contract/rules/branch-status/monitoring-warnings.ts';

/** Facts about a store: those that may be a warning, and those that never are. */
export type FactAbout = Exclude<MonitoringWarning['about'], 'designs'> | 'desks' | 'playing' | 'communication';

const all: readonly FactAbout[] = [
  'waiting',
  'desks',
  'touch_screens',
  'virtual_displays',
  'playing',
  'changes',
  'communication',
  'sync',
  'outages',
  'licence',
];

/** What there is to tell of a store apart from what is wrong: without what it does not have, and what is not known of a silent one. */
export function listStatusFacts(store: MonitoredStore, wrong: ReadonlySet<FactAbout>, isOfToday: boolean): readonly FactAbout[] {
  const { desks, touch_screens: kiosks, virtual_displays: displays, licence } = store;
  const missing: readonly FactAbout[] = [
    ...(isOfToday ? [] : (['waiting'] as const)),
    ...(desks.count === 0 ? (['desks'] as const) : []),
    ...(kiosks.count === 0 ? (['touch_screens'] as const) : []),
    ...(displays.count === 0 ? (['virtual_displays', 'playing'] as const) : []),
    ...(licence.state === 'none' ? (['licence'] as const) : []),
  ];
  return all.filter((about) => !wrong.has(about) && !missing.includes(about));
}
