import { z } from 'zod';

const instant = z.iso.datetime({ precision: 3 });
const revision = z.int().min(0).max(Number.MAX_SAFE_INTEGER);
const sequence = z.int().min(0).max(Number.MAX_SAFE_INTEGER);
const values = z.record(z.string(), z.json());

/** Why something that a branch said was not taken. The socket stays open; where it closes, the code says why. */
const branchFaults = ['unknown_type', 'malformed', 'out_of_turn', 'unknown_revision', 'busy'] as const;

/** Why an event that was received does not count, or not whole: no one understands it, or it names what is not the store's. */
export const branchRefusals = [
  'unreadable',
  'unknown_service',
  'unknown_desk',
  'unknown_employee',
  'unknown_touch_screen',
  'unknown_virtual_display',
  'unknown_playlist',
  'unknown_order',
  'order_of_other_day',
  'order_not_open',
  'order_not_due',
] as const;

/** What the central says to a branch. */
export const toBranch = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('challenge'), protocol: z.int(), nonce: z.string() }),
  /**
   * The branch is admitted. `digest` proves that the central has the key as well. `revision` is the newest of the store;
   * `acknowledged` and `missing` are those of `acknowledge`. `incarnation` grows when the central is restored from a backup: a
   * branch that knew another one sends again every event after `acknowledged` that it still keeps, although it was acknowledged.
   */
  z.strictObject({
    type: z.literal('welcome'),
    digest: z.string(),
    at: instant,
    revision,
    incarnation: sequence,
    acknowledged: sequence,
    missing: z.array(z.tuple([sequence, sequence])),
  }),
  z.strictObject({ type: z.literal('heartbeat'), at: instant }),
  /**
   * Everything up to and with the number is kept for good. What of the later ones was not received is asked for again:
   * ranges with both their ends.
   */
  z.strictObject({ type: z.literal('acknowledge'), acknowledged: sequence, missing: z.array(z.tuple([sequence, sequence])) }),
  /**
   * Events that were received and do not count, or, where `counted` is true, without what the reasons name. Said right before the
   * `acknowledge` of their batch: they are not to be sent again. `about` names the field that no one understands.
   */
  z.strictObject({
    type: z.literal('refused'),
    events: z.array(
      z.strictObject({ sequence, reasons: z.array(z.enum(branchRefusals)), counted: z.boolean(), about: z.string().nullable() }),
    ),
  }),
  /** The whole configuration in parts, counted from 1; with the last part the branch is at the revision. */
  z.strictObject({
    type: z.literal('configuration'),
    revision,
    part: z.int().min(1),
    parts: z.int().min(1),
    rows: z.array(z.strictObject({ resource: z.string(), id: z.int(), values })),
  }),
  /** Changes in order. `values` are the fields that changed, all of them for a new row, none for one that went. */
  z.strictObject({
    type: z.literal('changes'),
    revisions: z.array(
      z.strictObject({
        revision,
        resource: z.string(),
        id: z.int(),
        action: z.enum(['create', 'edit', 'delete', 'restore']),
        values,
        at: instant,
      }),
    ),
  }),
  /** `about` names what of the message is wrong, where that can be said. */
  z.strictObject({ type: z.literal('error'), code: z.enum(branchFaults), about: z.string().nullable() }),
]);

export type ToBranch = z.infer<typeof toBranch>;
export type BranchFault = (typeof branchFaults)[number];
export type BranchRefusal = (typeof branchRefusals)[number];
export type RefusedEvent = Extract<ToBranch, { type: 'refused' }>['events'][number];
export type BranchConfigurationRow = Extract<ToBranch, { type: 'configuration' }>['rows'][number];
export type BranchRevision = Extract<ToBranch, { type: 'changes' }>['revisions'][number];
