import type { Change } from '../../db/rows/write/changes.ts';

/** The names of what is reported: `change` of one row, `changes` of many of an entity, `reset` of anything, `rights` of the reader. */
export type EventName = 'change' | 'changes' | 'reset' | 'rights';

type ClientNotice = {
  /** Who made it is reported only to those who read the history of the row anyway. */
  readonly withActor: boolean;
  /** Whether the reader made it, in whichever of their browsers. */
  readonly isOwn: boolean;
};

/** A change as it is reported. */
export function changeText({ resource, id, version, action, at, actor }: Change, { withActor, isOwn }: ClientNotice): string {
  if (id === null) return eventText('changes', { resource, ...(action === null ? {} : { action }), at });
  return eventText('change', {
    resource,
    id,
    version,
    action,
    at,
    ...(withActor && actor !== null ? { actor } : {}),
    ...(isOwn && { own: true }),
  });
}

/** One server-sent event. */
export function eventText(name: EventName, data: Readonly<Record<string, unknown>> = {}): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** The position up to which the reader now has all changes: on its own, after a whole batch, so that half of one is never taken for all. */
export function positionText(position: string): string {
  return `id: ${position}\n\n`;
}
