import type { JsonSchema } from '../kit/index.ts';

/** How far a change is on its way: it can be withdrawn while it waits, and no longer. */
export const waitingStates = ['waiting', 'downloading', 'not_applied'] as const;
export type WaitingState = (typeof waitingStates)[number];

/** A change that a branch has yet to apply, as the API tells it. */
export type WaitingChange = {
  readonly id: number;
  readonly resource: string;
  readonly record_id: number;
  /** What represents the record; null where it is nobody's any more, or out of the reader's sight. */
  readonly record_name: string | null;
  /** Whether the record is still there. */
  readonly stands: boolean;
  /** What it is to the branch: a row that comes to the store is made there. */
  readonly action: 'create' | 'edit' | 'delete' | 'restore';
  /** Since when it waits. */
  readonly at: string;
  /** When the last of the changes was made that it stands for. */
  readonly last_at: string;
  /** How many saved changes of the record it stands for: those that wait for long are merged. */
  readonly merged: number;
  /** Who made the last of them. */
  readonly actor_name: string | null;
  /** Who else made some. */
  readonly also_by: readonly string[];
  /** Its number, once it was given one. */
  readonly revision: number | null;
  readonly state: WaitingState;
  /** Why the branch did not take it, in the branch's own words. */
  readonly reason: string | null;
  /** Fields that the branch is told of, before and after; personal values that were erased are absent. */
  readonly changes: Readonly<Record<string, { readonly before?: unknown; readonly after?: unknown }>>;
};

export type WaitingChanges = {
  /** The newest first. */
  readonly changes: readonly WaitingChange[];
  /** All that the reader may see, also those beyond the end of the list. */
  readonly total: number;
  /** How many more wait, of entities that the reader has no right to. */
  readonly hidden: number;
};

export type WaitingCount = { readonly store_id: number; readonly count: number; readonly since: string };

const integer = (minimum: number): JsonSchema => ({ type: 'integer', minimum });
const text: JsonSchema = { type: 'string' };
const instant: JsonSchema = { type: 'string', format: 'date-time' };
const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });

const waitingChange: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id',
    'resource',
    'record_id',
    'record_name',
    'stands',
    'action',
    'at',
    'last_at',
    'merged',
    'actor_name',
    'also_by',
    'revision',
    'state',
    'reason',
    'changes',
  ],
  properties: {
    id: integer(1),
    resource: text,
    record_id: integer(1),
    record_name: orNull(text),
    stands: { type: 'boolean' },
    action: { enum: ['create', 'edit', 'delete', 'restore'] },
    at: instant,
    last_at: instant,
    merged: integer(1),
    actor_name: orNull(text),
    also_by: { type: 'array', items: text },
    revision: orNull(integer(1)),
    state: { enum: waitingStates },
    reason: orNull(text),
    changes: { type: 'object', additionalProperties: { type: 'object', properties: { before: {}, after: {} } } },
  },
};

export const waitingSchemas = {
  list: {
    type: 'object',
    additionalProperties: false,
    required: ['changes', 'total', 'hidden'],
    properties: { changes: { type: 'array', items: waitingChange }, total: integer(0), hidden: integer(0) },
  },
  counts: {
    type: 'array',
    items: {
      type: 'object',
      additionalProperties: false,
      required: ['store_id', 'count', 'since'],
      properties: { store_id: integer(1), count: integer(1), since: instant },
    },
  },
  withdraw: {
    type: 'object',
    additionalProperties: false,
    properties: { whole_record: { type: 'boolean', description: 'Also the other waiting changes of the same record.' } },
  },
  withdrawn: { type: 'object', additionalProperties: false, required: ['withdrawn'], properties: { withdrawn: integer(1) } },
} as const satisfies Readonly<Record<string, JsonSchema>>;
