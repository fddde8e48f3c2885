import { type RawBuilder, sql } from 'kysely';
import { mailboxExpression, normaliseMailbox } from '../../../../contract/rules/mailboxes/mailbox.ts';
import { type SoughtPerson, soughtPerson } from '../../../../contract/rules/text/sought-person.ts';
import type { Database } from '../../../db/database.ts';
import { writeVerdicts } from '../../../engine/imports/stored/chunks.ts';
import type { FileRecord } from '../../../engine/imports/stored/import-store.ts';
import type { Verdict } from '../../../engine/imports/stored/verdicts.ts';
import { listPersonValues } from './of-person.ts';

/** A row of a file that was imported, or is being. */
export type ImportedRow = { readonly file_name: string; readonly line: number; readonly cells: readonly string[] };

type Stored = { readonly import_id: number; readonly chunk: number; readonly file_name: string; readonly saved: boolean } & {
  readonly records: string;
  readonly verdicts: string | null;
};

/** Rows of files that name the person, as long as they are kept. */
export async function readImportedRows(db: Database, person: SoughtPerson): Promise<readonly ImportedRow[]> {
  const chunks = await chunksNaming(db, person);
  return chunks.flatMap(({ file_name, records, verdicts }) =>
    records.flatMap(({ line, cells }, at) => (isNamed(person, cells, verdicts?.[at]) ? [{ file_name, line, cells }] : [])),
  );
}

/** Erases them; counts of what was saved stay, and a row that was not saved is none to save any more. Answers with how many there were. */
export async function eraseImportedRows(db: Database, person: SoughtPerson): Promise<number> {
  await sql`select from import_chunks c where ${mayName(person)} order by c.import_id, c.chunk for update`.execute(db);
  let count = 0;
  for (const { import_id: importId, chunk, saved, records, verdicts } of await chunksNaming(db, person)) {
    const named = records.map(({ cells }, at) => isNamed(person, cells, verdicts?.[at]));
    count += named.filter((is) => is).length;
    const emptied = records.map((record, at) => (named[at] === true ? { ...record, cells: record.cells.map(() => '') } : record));
    await sql`
      update import_chunks set records = ${JSON.stringify(emptied)} where import_id = ${importId} and chunk = ${chunk}`.execute(db);
    if (verdicts === null) continue;
    const judged = verdicts.map((verdict, at) => (named[at] === true ? emptiedVerdict(verdict, saved) : verdict));
    await writeVerdicts(db, { importId, chunk, saved }, judged);
  }
  return count;
}

function emptiedVerdict(verdict: Verdict, saved: boolean): Verdict {
  if (saved && verdict.state === 'changed') return { ...verdict, changes: {} };
  if (saved && verdict.state !== 'wrong') return verdict;
  return { state: 'wrong', faults: [{ at: null, refusal: 'import_row_erased' }] };
}

type NamingChunk = Omit<Stored, 'records' | 'verdicts'> & {
  readonly records: readonly FileRecord[];
  readonly verdicts: readonly Verdict[] | null;
};

async function chunksNaming(db: Database, person: SoughtPerson): Promise<readonly NamingChunk[]> {
  const { rows } = await sql<Stored>`
    select c.import_id, c.chunk, i.file_name, c.saved, c.records, c.verdicts from import_chunks c join imports i on i.id = c.import_id
    where ${mayName(person)} order by c.import_id, c.chunk`.execute(db);
  return rows.map((row) => ({
    ...row,
    records: JSON.parse(row.records),
    verdicts: row.verdicts === null ? null : JSON.parse(row.verdicts),
  }));
}

/** Finds chunks with a row that may name the person. The cells of each row decide afterwards. */
function mayName(person: SoughtPerson): RawBuilder<boolean> {
  const texts = sql`c.records || coalesce(c.verdicts, '')`;
  return person.by === 'email'
    ? sql`${texts} ~* any(${listPersonValues(person).map(mailboxExpression)}::text[])`
    : sql`strpos(regexp_replace(${texts}, '[^0-9]', '', 'g'), ${digitsOf(person)}) > 0`;
}

/** Of a Czech number without its country: files have it so. */
function digitsOf({ value }: SoughtPerson): string {
  return value.replace(/^\+420/u, '').replaceAll(/\D/gu, '');
}

function isNamed(person: SoughtPerson, cells: readonly string[], verdict: Verdict | undefined): boolean {
  const values = listPersonValues(person);
  const isTheirs = (part: string) => {
    const found = soughtPerson(part);
    return found?.by === person.by && values.includes(found.by === 'email' ? normaliseMailbox(found.value) : found.value);
  };
  const names = (text: string) => partsOf(person, text).some(isTheirs);
  return cells.some(names) || textsIn(verdict).some(names);
}

/** What of a text may be an address or a number, whole: a part of someone else's is not the person's. */
function partsOf({ by }: SoughtPerson, text: string): readonly string[] {
  return by === 'email' ? text.split(/[\s,;:<>()"]+/u) : (text.match(/\+?\d[\d\s()./-]*/gu) ?? []);
}

/** Every text of what a verdict says: old values of a row are in it too. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
