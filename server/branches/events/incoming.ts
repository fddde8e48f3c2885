import { z } from 'zod';
import { type BranchEvent, branchEvent } from '../../../contract/channels/branch/events.ts';
import { branchTerms } from '../../../contract/channels/branch/terms.ts';

/** An event as it came: `event` is null where it has its number and its time and says nothing that is understood. */
export type Incoming = { readonly sequence: number; readonly at: Date; readonly event: BranchEvent | null; readonly body: unknown };

const envelope = z.looseObject({
  sequence: z
    .int()
    .min(1)
    .max(Number.MAX_SAFE_INTEGER - 1),
  at: z.iso.datetime({ precision: 3 }),
});
const batch = z.strictObject({
  type: z.literal('events'),
  events: z.array(envelope).min(1).max(branchTerms.eventsOfBatch),
});

/**
 * Events out of a message. One that nobody understands, as from a newer branch, is kept as it is and counted: it must not
 * keep those behind it from being taken. Undefined where not even numbers and times can be read.
 */
export function incomingEvents(message: unknown): readonly Incoming[] | undefined {
  const read = batch.safeParse(message);
  if (!read.success) return undefined;
  return read.data.events.map((body) => {
    const { sequence } = body;
    // A time from before there were such clocks is none; the database knows no year zero.
    const at = new Date(Math.max(0, Date.parse(body.at)));
    if (at.getTime() === 0) return { sequence, at, event: null, body: isStorable(body) ? body : { sequence, at: body.at } };
    if (!isStorable(body)) return { sequence, at, event: null, body: { sequence, at: body.at } };
    const event = branchEvent.safeParse(body);
    return { sequence, at, event: event.success ? event.data : null, body };
  });
}

/** The database keeps neither the character zero nor halves of characters. */
function isStorable(body: unknown): boolean {
  return !/\\u(?:0000|d[89a-f])/iu.test(JSON.stringify(body));
}
