import { z } from 'zod';
import { type BranchEvent, branchEvent } from '../../../../contract/channels/branch/events.ts';
import { branchTerms } from '../../../../contract/channels/branch/terms.ts';

/**
 * An event as it came: `event` is null where it has its number and its time and says nothing that is understood; `wrong` is then
 * the field that is not, where that can be said.
 */
export type Incoming = {
  readonly sequence: number;
  readonly at: Date;
  readonly event: BranchEvent | null;
  readonly wrong: string | null;
  readonly body: unknown;
};

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
 * Events out of a message. One that no one understands, as from a newer branch, is kept as it is and counted: it must not
 * keep those behind it from being taken. Where not even numbers and times can be read, the field that is wrong.
 */
export function incomingEvents(message: unknown): { readonly events: readonly Incoming[] } | { readonly wrong: string } {
  const read = batch.safeParse(message);
  if (!read.success) return { wrong: wrongField(read.error) ?? 'events' };
  return { events: read.data.events.map(incomingEvent) };
}

function incomingEvent(body: z.infer<typeof envelope>): Incoming {
  const { sequence } = body;
  // A time from before there were such clocks is none; the database knows no year zero.
  const at = new Date(Math.max(0, Date.parse(body.at)));
  const isOfNoTime = at.getTime() === 0;
  if (!isStorable(body)) return { sequence, at, event: null, wrong: isOfNoTime ? 'at' : null, body: { sequence, at: body.at } };
  if (isOfNoTime) return { sequence, at, event: null, wrong: 'at', body };
  const event = branchEvent.safeParse(body);
  if (event.success) return { sequence, at, event: event.data, wrong: null, body };
  return { sequence, at, event: null, wrong: wrongField(event.error), body };
}

/** The database keeps neither the character zero nor halves of characters. */
function isStorable(body: unknown): boolean {
  return !/\\u(?:0000|d[89a-f])/iu.test(JSON.stringify(body));
}

/** Whether the event is from further ahead than any clock may be: then it counts from its receipt (F12). */
export function isAhead(at: Date, now: Date): boolean {
  return at.getTime() > now.getTime() + branchTerms.aheadSeconds * 1000;
}

/** No branch is answered more of its own words than this, in characters. */
const longest = 80;

/** The first field that is wrong, with those that it is in: `events.3.sequence`; null where the whole is. A field that is one too many is named as well. */
export function wrongField({ issues }: z.ZodError): string | null {
  const [issue] = issues;
  if (issue === undefined) return null;
  const tooMany = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const path = [...issue.path, ...tooMany].map(String).join('.');
  return path === '' ? null : path.slice(0, longest);
}
