import { sql } from 'kysely';
import { refuse } from '../../../../contract/basics/refusal.ts';
import { services as entity } from '../../../../contract/resources/stores/services.ts';
import type { Copied } from '../../../../contract/rules/services/plan-copies.ts';
import {
  collide,
  freeNumbers,
  nearestFree,
  spokenTickets,
  type TicketNumbers,
} from '../../../../contract/rules/services/ticket-numbers.ts';
import type { Database } from '../../../db/database.ts';
import type { Values, WriteContext } from '../../../db/rows/write/write-context.ts';
import type { Hooks } from '../../../engine/write/hooks.ts';

/** No two services of a store give out the same ticket. A new one that says no letter gets a free one where it needs it. */
export const services: Hooks = {
  begin: freeLetter,
  beforeCreate: (context, values) => refuseTaken(context, values, null),
  beforeEdit: async (context, row, values) => {
    // In a restore every row is taken out of sight before it comes back, so each is held against those that are there.
    const isJudged = context.placesLater === true || ticketFields.some((name) => Object.hasOwn(values, name));
    if (isJudged) await refuseTaken(context, { ...row, ...values }, row.id);
  },
  beforeRestore: (context, row) => refuseTaken(context, row, row.id),
};

/** What tickets of a service bear. */
export const ticketFields = ['ticket_prefix', 'number_from', 'number_to'] as const;

/** Holds what tickets of a store bear until the transaction ends: of two who change it at once the second one waits. */
export async function lockTickets(db: Database, storeId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`services ${storeId}`}, 0))`.execute(db);
}

/** Throws when two services of the store give out the same ticket. */
export async function refuseTwice(db: Database, storeId: number): Promise<void> {
  const existing = await copiedOfStore(db, { storeId });
  for (const [place, one] of existing.entries()) refuseAmong(one, existing.slice(place + 1));
}

async function refuseTaken({ db, numbersLater }: WriteContext, values: Values, id: number | null): Promise<void> {
  const storeId = Number(values['store_id']);
  if (numbersLater === true) return;
  await lockTickets(db, storeId);
  const others = (await copiedOfStore(db, { storeId })).filter((other) => other.id !== id);
  refuseAmong(numbersIn(values), others);
}

function refuseAmong(wanted: TicketNumbers, others: readonly Copied[]): void {
  const other = others.find((each) => collide(wanted, each));
  if (other === undefined) return;
  const free = nearestFree(wanted, others);
  const freeTickets = free === undefined ? {} : { free: spokenTickets({ ticket_prefix: wanted.ticket_prefix, ...free }) };
  const details = { name: other.name, tickets: spokenTickets(wanted), taken: spokenTickets(other), ...freeTickets };
  throw refuse('service_numbers_overlap', { at: 'number_from', details });
}

/** A letter for a draft that leaves it to us: none, as long as no one has the numbers. */
async function freeLetter({ db }: Pick<WriteContext, 'db'>, draft: Values): Promise<Values> {
  const { store_id: storeId, number_from: from = entity.fields.number_from.default } = draft;
  const { number_to: to = entity.fields.number_to.default } = draft;
  const isSaid = Object.hasOwn(draft, 'ticket_prefix');
  if (isSaid || !isNumber(storeId) || !isNumber(from) || !isNumber(to)) return {};
  await lockTickets(db, storeId);
  const free = freeNumbers({ ticket_prefix: null, number_from: from, number_to: to }, await copiedOfStore(db, { storeId }));
  return free === undefined ? {} : { ticket_prefix: free.ticket_prefix };
}

/** Whether the database takes it as an identifier or a number; what else was sent is refused later. */
function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 2_147_483_647;
}

function numbersIn({ ticket_prefix: prefix, number_from: from, number_to: to }: Values): TicketNumbers {
  return { ticket_prefix: typeof prefix === 'string' ? prefix : null, number_from: Number(from), number_to: Number(to) };
}

export type CopiedRow = Copied;

/** Services of a store, or of the given identifiers, as a copy compares them: names as the key of the table does. */
export async function copiedOfStore(
  db: Database,
  of: { readonly storeId: number } | { readonly ids: readonly number[] },
): Promise<readonly CopiedRow[]> {
  const where = 'ids' in of ? sql`id = any(${[...of.ids]}::int[])` : sql`store_id = ${of.storeId}`;
  const { rows } = await sql<CopiedRow>`
    select id, store_id, name, lower(name) as key, ticket_prefix, number_from, number_to from services
    where deleted_at is null and ${where} order by id`.execute(db);
  return rows;
}

/** Numbers of the desks that serve each of the services. */
export async function readDeskNumbers(db: Database, sources: readonly CopiedRow[]): Promise<ReadonlyMap<number, readonly number[]>> {
  const { rows } = await sql<{ id: number; numbers: readonly number[] }>`
    select s.id, array_agg(d.number order by d.number) as numbers
    from services s join desks d on d.store_id = s.store_id and d.service_ids @> array[s.id] and d.deleted_at is null
    where s.id = any(${sources.map(({ id }) => id)}::int[]) group by s.id`.execute(db);
  return new Map(rows.map(({ id, numbers }) => [id, numbers]));
}
