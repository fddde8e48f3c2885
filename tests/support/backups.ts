import { sql } from 'kysely';
import { type Central, send } from './central.ts';
import { type Client, numberAt, rowsOf, textAt } from './people.ts';

/** Makes a backup of the store as people do and answers with its identifier. */
export async function aBackup(central: Central, client: Client, storeId: number, name = 'Záloha'): Promise<number> {
  const { status, body } = await client.post(`/stores/${storeId}/backups`, { name });
  if (status !== 200) throw new Error(JSON.stringify(body));
  await central.jobs.drain();
  const [newest] = rowsOf(await client.get(`/backups?filter={"store_id":${storeId}}&sort=[["id","desc"]]`));
  return numberAt(newest, 'id');
}

/** The differences that a restore would make, as the API answers with them. */
export async function previewOf(client: Client, backup: number) {
  const { status, body } = await client.post(`/backups/${backup}/preview`, {});
  if (status !== 200) throw new Error(JSON.stringify(body));
  const { seen, records, left, problems }: Preview = Object(body);
  return { seen, records, left, problems };
}

type Named = { readonly entity: string; readonly id: number; readonly name: string };
type Change = { readonly field: string; readonly before: unknown; readonly after: unknown };
type Preview = {
  readonly seen: string;
  readonly records: readonly (Named & { readonly action: string; readonly changes: readonly Change[]; readonly problem: string | null })[];
  readonly left: readonly Named[];
  readonly problems: readonly string[];
};

/** Restores a backup over what its preview shows now; answers with the task as it ended. */
export async function restore(central: Central, client: Client, backup: number, seen?: string) {
  const { status, body } = await client.post(`/backups/${backup}/apply`, { seen: seen ?? (await previewOf(client, backup)).seen });
  if (status !== 200) throw new Error(JSON.stringify(body));
  await central.jobs.drain();
  return (await client.get(`/tasks/${numberAt(body, 'id')}`)).body;
}

/** The file of a backup, by its signed address. */
export async function fileOf(central: Central, client: Client, backup: number): Promise<string> {
  const url = textAt((await client.post(`/backups/${backup}/file-address`, {})).body, 'url');
  const { body } = await send(central, { method: 'GET', url });
  return String(body);
}

/** What is in the place of a backup's content. */
export async function putContent({ db }: Central, backup: number, content: string): Promise<void> {
  await sql`update backup_contents set content = ${Buffer.from(content)} where backup_id = ${backup}`.execute(db);
}
