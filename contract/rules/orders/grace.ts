/** Messages about what staff do to an order wait for so long: until then the change can be taken back whole (decision 0147). */
export const graceSeconds = 60;

/** What can be taken back, as the message about it says. */
export const takenBackPurposes = ['changed', 'cancelled'] as const;
export type TakenBackPurpose = (typeof takenBackPurposes)[number];

/**
 * Why an order cannot be taken back: its messages have left, its former time has no room, another person changed it since, it was
 * erased or deleted, its former PIN belongs to another order of that day, or its service no longer exists.
 */
export const keptReasons = ['left', 'place_gone', 'changed', 'erased', 'deleted', 'pin_taken', 'service_gone'] as const;
export type KeptReason = (typeof keptReasons)[number];

/** Where and when the order is, and what became of it: another change of these since is not undone. */
export const comparedFields = ['store_id', 'service_id', 'starts_at', 'ends_at', 'state', 'pin', 'move_answer'] as const;

/** Everything that a move or a cancellation writes. */
const returnedFields = [
  ...comparedFields,
  'over_capacity_reason',
  'move_reason',
  'arrived_at',
  'stepped_at',
  'cancelled_at',
  'cancelled_by',
  'cancel_reason',
] as const;

type Values = Readonly<Record<string, unknown>>;

/** What a change of an order needs to be taken back: the fields that it changed, as they were and as it left them. */
export function changedParts(before: Values, after: Values): { readonly before: Values; readonly after: Values } {
  const changed = returnedFields.filter((name) => before[name] !== after[name]);
  const kept = [...new Set([...changed, ...comparedFields])];
  return {
    before: Object.fromEntries(changed.map((name) => [name, before[name]])),
    after: Object.fromEntries(kept.map((name) => [name, after[name]])),
  };
}

/** Whether the order is still where and what the change made it. */
export function isAsLeft(row: Values, after: Values): boolean {
  return comparedFields.every((name) => row[name] === after[name]);
}

/** What the order gets back. A text that was rewritten since stays as it is now. */
export function returnedValues(row: Values, parts: { readonly before: Values; readonly after: Values }): Values {
  return Object.fromEntries(Object.entries(parts.before).filter(([name]) => row[name] === parts.after[name]));
}
