import { sql } from 'kysely';
import { refuse, refuseValues } from '../../../contract/basics/refusal.ts';
import { isPreferenceName, preferenceLimits } from '../../../contract/rules/accounts/preferences.ts';
import type { Database } from '../../db/database.ts';

type Values = Readonly<Record<string, unknown>>;

/** What the user has chosen, by name. */
export async function readPreferences(db: Database, userId: number): Promise<Values> {
  const rows = await db.selectFrom('preferences').select(['name', 'value']).where('user_id', '=', userId).orderBy('name').execute();
  return Object.fromEntries(rows.map(({ name, value }): [string, unknown] => [name, JSON.parse(value)]));
}

/** Keeps each value under its name and forgets those that are null; all of them or none. */
export async function changePreferences(db: Database, userId: number, changes: Values, now: Date): Promise<void> {
  const entries = Object.entries(changes);
  for (const [name] of entries) {
    if (!isPreferenceName(name)) throw refuse('unknown_field', { details: { name: name.slice(0, 100) } });
  }
  const kept = entries.flatMap(([name, value]) => (value === null || value === undefined ? [] : [{ name, value: JSON.stringify(value) }]));
  const tooLong = kept.find(({ value }) => Buffer.byteLength(value) > preferenceLimits.bytesOfOne);
  if (tooLong !== undefined) {
    throw refuseValues({ [tooLong.name]: { code: 'too_long', details: { max: preferenceLimits.bytesOfOne } } });
  }
  const forgotten = entries.filter(([, value]) => value === null).map(([name]) => name);
  await db.transaction().execute(async (transaction) => {
    // Two windows of one person take turns, so that together they do not keep more than one may.
    await sql`select from users where id = ${userId} for no key update`.execute(transaction);
    await sql`delete from preferences where user_id = ${userId} and name = any(${forgotten})`.execute(transaction);
    await sql`
      insert into preferences (user_id, name, value, updated_at)
      select ${userId}::integer, name, value, ${now}::timestamptz
      from unnest(${kept.map(({ name }) => name)}::text[], ${kept.map(({ value }) => value)}::text[]) as given (name, value)
      on conflict (user_id, name) do update set value = excluded.value, updated_at = excluded.updated_at`.execute(transaction);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from preferences where user_id = ${userId}`.execute(transaction);
    if ((rows[0]?.count ?? 0) > preferenceLimits.names) throw refuse('too_many_preferences');
  });
}
