import type { BranchEvent } from '../../contract/channels/branch/events.ts';
import type { Keeper, KeptLine } from './keeper.ts';

/** Of what was kept, what a restart still needs: what is not acknowledged, and the last that was told of everything. */
export function stillNeeded(lines: readonly KeptLine[], keeper: Keeper): readonly KeptLine[] {
  const events = lines.flatMap((line) => ('event' in line ? [line.event] : []));
  const last = new Map(events.map((event) => [subjectOf(event), event] as const));
  const isNeeded = (event: BranchEvent) =>
    keeper.event(event.sequence) !== undefined ||
    ('ticket' in event && keeper.memory.tickets.has(event.ticket)) ||
    last.get(subjectOf(event)) === event;
  const needed = events.filter(isNeeded);
  const [first] = keeper.waiting();
  return [...needed.map((event) => ({ event })), { acknowledged: (first ?? keeper.next()) - 1 }, { next: keeper.next() }];
}

/** What of a kind matters only as it stood last. */
function subjectOf(event: BranchEvent): string {
  if ('desk_id' in event && event.kind !== 'ticket_called') return `desk ${event.desk_id}`;
  if (event.kind === 'service_opened' || event.kind === 'service_closed') return `service ${event.service_id}`;
  if ('device_id' in event) return `${event.device} ${event.device_id}`;
  if ('touch_screen_id' in event) return `paper ${event.touch_screen_id}`;
  if ('virtual_display_id' in event) return `playing ${event.virtual_display_id}`;
  if ('outage' in event) return `outage ${event.outage}`;
  return event.kind === 'ticket_created' ? 'ticket' : 'other';
}
