import { sql } from 'kysely';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { messagesFor } from '../../../../contract/messages/index.ts';
import { deletedBackupDays } from '../../../../contract/rules/backup/terms.ts';
import { nightDue } from '../../../../contract/rules/time/night.ts';
import { formatDay } from '../../../../contract/rules/time/shown-time.ts';
import type { Database } from '../../../db/database.ts';
import { retried } from '../../../db/transactions.ts';
import { backupFile } from './backup-file.ts';
import { keepContent, setStatus } from './keep-backup.ts';
import { snapshotWithin } from './snapshot.ts';

export type NightlyTools = {
  readonly db: Database;
  readonly all: readonly AnyResource[];
  readonly onFailed: (db: Database, storeId: number, now: Date) => Promise<void>;
  readonly onFault: (error: unknown) => void;
};
/** For so many nights it is known which stores have their backups. */
const nightsRemembered = 30;

type Night = { readonly storeId: number; readonly night: string; readonly now: Date };

/**
 * Makes the backups of the last night that are not there yet: those of a night when the server was off come as soon as it
 * runs. Each is made by the one server that puts the night down for the store, in the transaction of the backup.
 */
export async function makeNightlyBackups(tools: NightlyTools, now: Date): Promise<void> {
  const { db } = tools;
  const settings = await db.selectFrom('backup_settings').select(['nightly', 'hour', 'kept_count']).where('id', '=', 1).executeTakeFirst();
  if (settings?.nightly !== true) return;
  const night = nightDue(now, settings.hour);
  const { rows: due } = await sql<{ id: number }>`
    select id from stores s where active and deleted_at is null
    and not exists (select from backup_nights n where n.store_id = s.id and n.night = ${night}::date) order by id`.execute(db);
  for (const { id: storeId } of due) await backUp(tools, { storeId, night, now });
  if (due.length > 0) await forgetOld(db, settings.kept_count, now);
}

async function backUp(tools: NightlyTools, of: Night): Promise<void> {
  const { db } = tools;
  try {
    await retried(() =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (transaction) => {
          if (!(await takeNight(transaction, of))) return;
          const file = backupFile(await snapshotWithin(transaction, { ...of, all: tools.all }));
          await keepContent(transaction, await insertNightly(transaction, of), file, of.now);
        }),
    );
  } catch (error) {
    tools.onFault(error);
    await noteFailure(tools, of);
  }
}

/** It stays to be seen, and is not tried again every minute. */
async function noteFailure({ db, onFailed }: NightlyTools, of: Night): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (!(await takeNight(transaction, of))) return;
    await setStatus(transaction, await insertNightly(transaction, of), { status: 'failed', now: of.now });
    await onFailed(transaction, of.storeId, of.now);
  });
}

async function takeNight(db: Database, { storeId, night }: Night): Promise<boolean> {
  const { rows } = await sql<{ store_id: number }>`
    insert into backup_nights (store_id, night) values (${storeId}, ${night}::date) on conflict do nothing returning store_id`.execute(db);
  return rows.length > 0;
}

/** No one made it: it has no author, and the audit of what people do does not tell of it. */
async function insertNightly(db: Database, { storeId, night, now }: Night): Promise<number> {
  const name = messagesFor('cs').console.backupsAndLicences.backups.nightlyName(formatDay(night));
  const { rows } = await sql<{ id: number }>`
    insert into backups (created_at, updated_at, store_id, name, origin) values (${now}, ${now}, ${storeId}, ${name}, 'nightly')
    returning id`.execute(db);
  if (rows[0] === undefined) throw new Error('a nightly backup was not stored');
  return rows[0].id;
}

/** Removes for good what was deleted so long ago that no one expects it in the trash, whether nightly backups are made or not. */
export async function forgetDeletedBackups(db: Database, now: Date): Promise<void> {
  const limit = daysBefore(now, deletedBackupDays);
  await sql`
    with gone as (delete from backups where deleted_at < ${limit} returning id)
    delete from backups_live where id in (select id from gone)`.execute(db);
}

/** This many nightly ones of each store stay. */
async function forgetOld(db: Database, kept: number, now: Date): Promise<void> {
  await sql`
    with old as (
      select id from (
        select id, row_number() over (partition by store_id order by created_at desc, id desc) as place from backups
        where origin = 'nightly' and deleted_at is null
      ) ranked where place > ${kept}
    ), gone as (delete from backups where id in (select id from old) returning id, store_id, version, deleted_at),
    live as (delete from backups_live where id in (select id from old))
    insert into changes (at, resource, record_id, version, action, actor_id, store_ids)
    select ${now}, 'backups', id, version, 'delete', null::int, array[store_id] from gone where deleted_at is null`.execute(db);
  await sql`delete from backup_nights where night < ${daysBefore(now, nightsRemembered)}::date`.execute(db);
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 24 * 3_600_000);
}
