import { sql } from 'kysely';
import { type Central, type Reply, send } from './central.ts';
import { type Client, numberAt, rowsOf, valueAt } from './people.ts';

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Row = Readonly<Record<string, unknown>>;
type More = { readonly store_id?: number; readonly mapping?: readonly (string | null)[] };

/** What the dry run says of a file, row by row, and the import's number. */
export type Checked = { readonly id: number; readonly rows: readonly Row[]; readonly counts: unknown; readonly body: unknown };

export type Importer = {
  /** Sends a file; a text is a CSV. */
  readonly upload: (file: string | Uint8Array, name?: string) => Promise<Reply>;
  /** Sends a file, takes the guessed columns or the given ones, checks its rows. */
  readonly checked: (file: string | Uint8Array, more?: More) => Promise<Checked>;
  /** Saves the checked rows and answers with the task as it ended. */
  readonly saved: (id: number, rows?: 'all' | 'good') => Promise<unknown>;
  /** The import as it is, with its first thousand rows. */
  readonly current: (id: number) => Promise<Checked>;
};

/** Imports rows of an entity as the client. */
export function importer(central: Central, client: Client, collection: string): Importer {
  const upload: Importer['upload'] = (file, name = 'soubor.csv') =>
    send(central, {
      method: 'POST',
      url: `/central/${collection}/import?file_name=${encodeURIComponent(name)}`,
      headers: { authorization: `Bearer ${client.token}`, 'content-type': typeof file === 'string' ? 'text/csv' : xlsxType },
      payload: Buffer.from(file),
    });
  const current: Importer['current'] = async (id) => {
    const { body } = await client.get(`/imports/${collection}/${id}`);
    const rows = rowsOf(await client.get(`/imports/${collection}/${id}/rows?range=[0,999]`));
    return { id, rows, counts: valueAt(body, 'counts'), body };
  };
  const checked: Importer['checked'] = async (file, { mapping, store_id } = {}) => {
    const sent = fine(await upload(file));
    const id = numberAt(sent.body, 'id');
    const columns = valueAt(sent.body, 'columns');
    const guessed = Array.isArray(columns) ? columns.map((column) => valueAt(column, 'field')) : [];
    const body = { mapping: mapping ?? guessed, ...(store_id === undefined ? {} : { store_id }) };
    fine(await client.post(`/imports/${collection}/${id}/check`, body));
    await central.jobs.drain();
    return current(id);
  };
  const saved: Importer['saved'] = async (id, rows = 'all') => {
    const begun = fine(await client.post(`/imports/${collection}/${id}/save`, { rows }));
    await central.jobs.drain();
    return (await client.get(`/tasks/${numberAt(begun.body, 'id')}`)).body;
  };
  return { upload, checked, saved, current };
}

function fine(reply: Reply): Reply {
  if (reply.status >= 400) throw new Error(`${reply.status} ${JSON.stringify(reply.body)}`);
  return reply;
}

/** States of rows in their order. */
export function statesOf(rows: readonly Row[]): readonly unknown[] {
  return rows.map((row) => row['state']);
}

/** Everything that an import may leave behind of an entity, as one text: to see that nothing changed. */
export async function traces({ db }: Central, table: string): Promise<string> {
  const { rows } = await sql<{ line: string }>`
    select t::text as line from ${sql.table(table)} t union all select h::text from history h
    union all select c::text from changes c where c.resource <> 'tasks' order by 1`.execute(db);
  return rows.map(({ line }) => line).join('\n');
}
