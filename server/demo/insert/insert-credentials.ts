import type pg from 'pg';
import { plainColumn } from './bulk-column.ts';
import { insertRows } from './insert-rows.ts';

const columns = [plainColumn('user_id', 'integer'), plainColumn('password_hash', 'text'), plainColumn('changed_at', 'timestamptz(3)')];

/** Gives every user the password of the demonstration; each hash has a salt of its own. */
export async function insertCredentials(
  client: pg.ClientBase,
  users: readonly { readonly id: number; readonly created_at: string }[],
  hashPassword: (password: string) => Promise<string>,
): Promise<void> {
  const rows: { user_id: number; password_hash: string; changed_at: string }[] = [];
  for (const { id, created_at } of users)
    rows.push({ user_id: id, password_hash: await hashPassword(demonstrationPassword), changed_at: created_at });
  await insertRows(client, 'credentials', columns, rows);
}

/** The one password of all demonstration users; it is in the README. */
export const demonstrationPassword = 'Poradnik-Demo-2026';
