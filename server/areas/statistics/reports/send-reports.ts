import { sql } from 'kysely';
import type { Language } from '../../../../contract/messages/index.ts';
import { chooseLetters } from '../../../../contract/messages/mail.ts';
import type { Pause, ReportFormat, SendingResult } from '../../../../contract/operations/report-answer.ts';
import type { ReportKind } from '../../../../contract/rules/statistics/report/report-offers.ts';
import { lastSending, nextSending, type Rhythm } from '../../../../contract/rules/statistics/report/sending-times.ts';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import { findUserWithRights } from '../../../db/rows/write/find-user-with-rights.ts';
import type { DeliveryContext, Person } from '../../../db/rows/write/write-context.ts';
import { retried } from '../../../db/transactions.ts';
import { queueMessage } from '../../messages/queue-message.ts';
import { auditSchedule, theServer } from './audit-schedule.ts';
import { type Composed, composeReport } from './compose-report.ts';

export type SendingTools = {
  readonly db: Database;
  readonly clock: Clock;
  readonly delivery: DeliveryContext;
  readonly maxLevelForSharingPrivileges: number;
  /** A larger file is not attached. */
  readonly mostFileBytes?: number;
};

/** Mail servers take letters of 10 MB; a file in a letter is a third longer than it is. */
const mostMailedBytes = 7_000_000;
/** A report that could not be made so often is given up until its next time. */
const mostFailures = 5;
const restMs = 60_000;

type Row = {
  readonly template_id: number;
  readonly owner_id: number;
  readonly kind: ReportKind;
  readonly name: string;
  readonly query: string;
  readonly rhythm: Rhythm;
  readonly weekday: number | null;
  readonly day: number | null;
  readonly time: string;
  readonly format: ReportFormat;
  readonly language: Language;
  readonly addresses: readonly string[];
};
type Due = Row & { readonly due_at: Date };

/**
 * Sends the template that is due the longest; says whether there was any. Its row is held while the report is made, and the letters are
 * queued in the same transaction: whatever number of servers look, and whenever one of them dies, each time is sent once.
 */
export async function sendNextReport(tools: SendingTools): Promise<boolean> {
  const { db, clock } = tools;
  const now = clock.now();
  const held: { due: Due | null } = { due: null };
  try {
    return await retried(() =>
      db.transaction().execute(async (transaction) => {
        held.due = await claim(transaction, now);
        if (held.due === null) return false;
        await send({ ...tools, db: transaction }, held.due, now);
        return true;
      }),
    );
  } catch (error) {
    // Others that are due do not wait for one that fails.
    if (held.due !== null) await noteFailure(tools, held.due, now);
    throw error;
  }
}

async function claim(db: Database, now: Date): Promise<Due | null> {
  const { rows } = await sql<Row>`
    select s.template_id, t.owner_id, t.kind, t.name, t.query, s.rhythm, s.weekday, s.day, s.time_of_day as time, s.format, s.language, s.addresses
    from report_schedules s join report_templates t on t.id = s.template_id
    where s.paused is null and s.try_at <= ${now} order by s.try_at, s.template_id limit 1 for update of s skip locked`.execute(db);
  const [row] = rows;
  // After an outage the newest time alone is made up for.
  return row === undefined ? null : { ...row, due_at: lastSending(row, now) };
}

async function send(tools: SendingTools, due: Due, now: Date): Promise<void> {
  const { db, delivery, maxLevelForSharingPrivileges, mostFileBytes = mostMailedBytes } = tools;
  const owner = await findUserWithRights(db, due.owner_id, maxLevelForSharingPrivileges);
  const composed = await composeReport(db, owner, due);
  if ('pause' in composed) return pause(tools, { due, owner, why: composed.pause, now });
  const { file } = composed;
  const fits = file !== null && file.body.length <= mostFileBytes;
  const result = delivery.hasGateway.email ? (fits ? 'attached' : 'linked') : 'kept';
  const attached = result === 'attached' ? file : null;
  const isFirst = await writeSending(db, { due, result, now, file: attached });
  await goOn(db, due, now);
  if (!isFirst) return;
  await writeLetters(tools, due, { composed, owner, isTooLarge: result === 'linked' });
}

type Written = {
  readonly due: Due;
  readonly result: SendingResult;
  readonly now: Date;
  readonly file: Extract<Composed, { readonly period: string }>['file'];
};

/** Says whether the time had not been sent yet. Sendings of more than a year ago are of no use. */
async function writeSending(db: Database, { due, result, now, file }: Written): Promise<boolean> {
  const { template_id: template, due_at } = due;
  await sql`delete from report_sendings where template_id = ${template} and due_at < ${now}::timestamptz - interval '1 year'`.execute(db);
  const { rows } = await sql<{ template_id: number }>`
    insert into report_sendings (template_id, due_at, made_at, result, file_name, file_type, content)
    values (${template}, ${due_at}, ${now}, ${result}, ${file?.name ?? null}, ${file?.type ?? null}, ${file?.body ?? null})
    on conflict do nothing returning template_id`.execute(db);
  return rows.length > 0;
}

async function goOn(db: Database, due: Due, now: Date): Promise<void> {
  const next = nextSending(due, now);
  await sql`update report_schedules set next_at = ${next}, try_at = ${next}, failures = 0 where template_id = ${due.template_id}`.execute(
    db,
  );
}

type Letters = {
  readonly composed: Extract<Composed, { readonly period: string }>;
  readonly owner: Person | undefined;
  readonly isTooLarge: boolean;
};

/** One letter to each, so that none of them sees the others and one that is refused stops no other. */
async function writeLetters({ db, delivery }: SendingTools, due: Due, { composed, owner, isTooLarge }: Letters): Promise<void> {
  const own = await readAddress(db, due.owner_id);
  const recipients = new Map([...(own === null ? [] : [own]), ...due.addresses].map((address) => [address.toLowerCase(), address]));
  const { period, notes, file } = composed;
  const isAttached = delivery.hasGateway.email && !isTooLarge && file !== null;
  const letter = chooseLetters(due.language).scheduledReport({
    name: due.name,
    period,
    notes,
    by: owner?.name ?? '',
    file: isAttached ? 'attached' : isTooLarge ? 'too_large' : 'none',
    link: linkTo(delivery, due),
  });
  for (const recipient of recipients.values()) {
    const outboxId = await queueLetter(db, { recipient, letter, due, hasGateway: delivery.hasGateway.email });
    await sql`insert into report_letters (outbox_id, template_id, due_at) values (${outboxId}, ${due.template_id}, ${due.due_at})`.execute(
      db,
    );
  }
}

type Queued = {
  readonly recipient: string;
  readonly letter: { readonly subject: string; readonly body: string };
  readonly due: Due;
  readonly hasGateway: boolean;
};

/** Dates the letter with the time when it was due: after a restore from a backup it then waits with the other messages that may have been sent already. */
function queueLetter(db: Database, { recipient, letter, due, hasGateway }: Queued): Promise<number> {
  return queueMessage(db, { channel: 'email', recipient, ...letter, language: due.language, now: due.due_at, hasGateway });
}

function linkTo({ linkOrigin }: DeliveryContext, { kind, query }: Due): string {
  return `${linkOrigin()}/reports/${kind}?${query}`;
}

async function readAddress(db: Database, user: number): Promise<string | null> {
  const { rows } = await sql<{ email: string }>`
    select email from users where id = ${user} and active and deleted_at is null`.execute(db);
  return rows[0]?.email ?? null;
}

type Pausing = { readonly due: Due; readonly owner: Person | undefined; readonly why: Pause; readonly now: Date };

/** Sends nothing and nothing further, and writes to the owner why. */
async function pause({ db, delivery }: SendingTools, { due, owner, why, now }: Pausing): Promise<void> {
  await writeSending(db, { due, result: 'paused', now, file: null });
  await sql`update report_schedules set paused = ${why}, updated_at = ${now} where template_id = ${due.template_id}`.execute(db);
  await auditSchedule(db, { template: due.template_id, author: theServer, now, action: 'edit', changes: { paused: why } });
  if (owner !== undefined) await writeToOwner({ db, delivery }, due, why);
}

async function writeToOwner({ db, delivery }: Pick<SendingTools, 'db' | 'delivery'>, due: Due, why: Pause | 'failed'): Promise<void> {
  const recipient = await readAddress(db, due.owner_id);
  if (recipient === null) return;
  const letter = chooseLetters(due.language).reportNotSent({ name: due.name, why, link: linkTo(delivery, due) });
  await queueLetter(db, { recipient, letter, due, hasGateway: delivery.hasGateway.email });
}

/** Tries it again later, and gives it up after some tries: its owner gets a letter. */
async function noteFailure({ db, delivery }: SendingTools, due: Due, now: Date): Promise<void> {
  const again = new Date(now.getTime() + restMs);
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ failures: number }>`
      update report_schedules set failures = failures + 1, try_at = ${again}
      where template_id = ${due.template_id} and paused is null and try_at <= ${now} returning failures`.execute(transaction);
    if ((rows[0]?.failures ?? 0) < mostFailures) return;
    const isFirst = await writeSending(transaction, { due, result: 'failed', now, file: null });
    await goOn(transaction, due, now);
    if (isFirst) await writeToOwner({ db: transaction, delivery }, due, 'failed');
  });
}
