import type { BranchEvent } from '../../../../contract/channels/branch/events.ts';

/** What cannot be understood, or names only what is not the store's, is about nothing. */
export const noSubject = 'unreadable';

/** What an event is about: all events of one subject are folded together, and nothing else is. `arrived` is whose PIN was typed. */
export function nameSubject(event: BranchEvent | null, arrived: number | null): string {
  if (event === null) return noSubject;
  switch (event.kind) {
    case 'desk_opened':
    case 'desk_closed':
      return `desk:${event.desk_id}`;
    case 'service_opened':
    case 'service_closed':
      return `service:${event.service_id}`;
    case 'device_up':
    case 'device_down':
      return `${event.device}:${event.device_id}`;
    case 'paper':
      return `paper:${event.touch_screen_id}`;
    case 'design_shown':
      return `design:${event.touch_screen_id}`;
    case 'display_shown':
      return `display:${event.virtual_display_id}`;
    case 'playing':
      return `playing:${event.virtual_display_id}`;
    case 'outage_started':
    case 'outage_ended':
      return `outage:${event.outage}`;
    case 'order_arrived':
      return arrived === null ? noSubject : `order:${arrived}`;
    case 'order_served':
    case 'order_missed':
      return `order:${event.order_id}`;
    default:
      return `ticket:${event.ticket}`;
  }
}

/** The kind and the number of a subject. */
export function parseSubject(subject: string): readonly [kind: string, number: number] {
  const [kind = '', number] = subject.split(':');
  return [kind, Number(number)];
}
