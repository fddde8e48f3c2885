import type { BranchEvent } from '../../contract/channels/branch/events.ts';
import { branchTerms } from '../../contract/channels/branch/terms.ts';
import type { EventStore, KeptLine } from './event-store.ts';

/** What of kept lines is needed on. */
export type StillNeeded = {
  /** For a restart: what is not acknowledged, and the last that was reported of everything. */
  readonly forRestart: readonly KeptLine[];
  /** For a central that is restored from a backup as well: what was acknowledged in the last days. */
  readonly inAll: readonly KeptLine[];
};

/** Says what is still needed of lines that a keeper was made of. */
export function stillNeeded(lines: readonly KeptLine[], keeper: EventStore): StillNeeded {
  const events = lines.flatMap((line) => ('event' in line ? [line.event] : []));
  const last = new Map(events.map((event) => [subjectOf(event), event] as const));
  const forgottenBefore = keeper.memory.lastAt - branchTerms.keptDays * 86_400_000;
  const isNeeded = (event: BranchEvent) =>
    keeper.event(event.sequence) !== undefined ||
    ('ticket' in event && keeper.memory.tickets.has(event.ticket)) ||
    last.get(subjectOf(event)) === event;
  const [first] = keeper.waiting();
  const incarnation = keeper.incarnation();
  const standing: readonly KeptLine[] = [
    { acknowledged: (first ?? keeper.next()) - 1 },
    { next: keeper.next() },
    ...(incarnation === null ? [] : [{ incarnation }]),
  ];
  const among = (isAmong: (event: BranchEvent) => boolean) => [...events.filter(isAmong).map((event) => ({ event })), ...standing];
  return { forRestart: among(isNeeded), inAll: among((event) => isNeeded(event) || Date.parse(event.at) >= forgottenBefore) };
}

/** What of a kind matters only as it was last. */
function subjectOf(event: BranchEvent): string {
  if ('desk_id' in event && event.kind !== 'ticket_called') return `desk ${event.desk_id}`;
  if (event.kind === 'service_opened' || event.kind === 'service_closed') return `service ${event.service_id}`;
  if ('device_id' in event) return `${event.device} ${event.device_id}`;
  if (event.kind === 'design_shown') return `design ${event.touch_screen_id}`;
  if ('touch_screen_id' in event) return `paper ${event.touch_screen_id}`;
  if (event.kind === 'display_shown') return `display ${event.virtual_display_id}`;
  if ('virtual_display_id' in event) return `playing ${event.virtual_display_id}`;
  if ('outage' in event) return `outage ${event.outage}`;
  return event.kind === 'ticket_created' ? 'ticket' : 'other';
}
