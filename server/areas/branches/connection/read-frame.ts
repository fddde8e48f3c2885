import { type FromBranch, fromBranch } from '../../../../contract/channels/branch/from-branch.ts';
import { branchTerms } from '../../../../contract/channels/branch/terms.ts';
import type { BranchFault } from '../../../../contract/channels/branch/to-branch.ts';
import { parseBoundedJson } from '../../../../contract/rules/values/bounded-json.ts';
import { type Incoming, incomingEvents } from '../events/incoming.ts';
import { wrongField } from '../events/wrong-field.ts';

/** What a frame says. `broken` is nothing that could be answered; a fault is answered, and the socket stays open. */
export type Frame =
  | { readonly kind: 'message'; readonly message: Exclude<FromBranch, { type: 'events' }> }
  | { readonly kind: 'events'; readonly events: readonly Incoming[] }
  | { readonly kind: 'fault'; readonly code: BranchFault; readonly about: string | null }
  | { readonly kind: 'broken' };

const types: readonly string[] = fromBranch.options.map((option) => option.shape.type.value);

/** Reads a text frame. Nothing in it is believed before it was held against the contract. */
export function readFrame(text: string): Frame {
  const value = parseBoundedJson(text, branchTerms.deepest);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { kind: 'broken' };
  const type: unknown = Reflect.get(value, 'type');
  if (typeof type !== 'string') return { kind: 'broken' };
  if (!types.includes(type)) return { kind: 'fault', code: 'unknown_type', about: type.slice(0, 80) };
  if (type === 'events') {
    const read = incomingEvents(value);
    return 'wrong' in read ? { kind: 'fault', code: 'malformed', about: read.wrong } : { kind: 'events', events: read.events };
  }
  const read = fromBranch.safeParse(value);
  if (!read.success) return { kind: 'fault', code: 'malformed', about: wrongField(read.error) };
  return read.data.type === 'events' ? { kind: 'broken' } : { kind: 'message', message: read.data };
}
