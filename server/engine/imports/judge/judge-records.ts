import { type Actor, may } from '../../../../contract/basics/access.ts';
import { checkDraft } from '../../../../contract/derive/check-draft.ts';
import { type Changes, compareValues } from '../../../../contract/derive/difference.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { WholeRow } from '../../../db/rows/present.ts';
import { staysWithin } from '../../../db/rows/query/limitation.ts';
import type { Values } from '../../../db/rows/write/write-context.ts';
import { judgeRows } from '../../write/judge-rows.ts';
import type { FileRecord } from '../stored/import-store.ts';
import { type Fault, listRowFaults, type Verdict } from '../stored/verdicts.ts';
import { existingRows } from './existing-rows.ts';
import type { Judging } from './judging.ts';
import { lockReferences, lostReference } from './lock-references.ts';
import { type RowDraft, readRowDraft } from './read-row-draft.ts';
import { fileKeysOf, keyText, takenLines, uniqueKeysOf } from './unique-keys.ts';

/** A row with its verdict and, when it is to be stored, what is to be stored of it. */
export type Judged =
  /** `typed` is what the file says of it: the rest is for the entity, or the declaration, to decide. */
  | { readonly line: number; readonly state: 'new'; readonly values: Values; readonly typed: Values }
  | { readonly line: number; readonly state: 'changed'; readonly row: WholeRow; readonly values: Values; readonly changes: Changes }
  | { readonly line: number; readonly state: 'same'; readonly row: WholeRow }
  | { readonly line: number; readonly state: 'wrong'; readonly faults: readonly Fault[] };

/**
 * Judges rows of a file as the form would: by the checks of the declaration, the rights and the stores of the importer,
 * what exists, and the rows before them in the file. Rows must come in their order.
 */
export async function judgeRecords(judging: Judging, records: readonly FileRecord[]): Promise<readonly Judged[]> {
  const drafts = records.map((record) => readRowDraft(judging, record));
  const existing = await existingRows(judging, drafts);
  const judged = drafts.map((draft) => judgeAmong(judging, draft, existing.get(draft.line) ?? []));
  const distinct = judged.map((row) => withoutRepeated(judging, row));
  return withoutRefused(judging, await withoutTaken(judging, await withoutLost(judging, distinct)));
}

export function buildVerdict(judged: Judged): Verdict {
  switch (judged.state) {
    case 'new':
      return { state: 'new' };
    case 'changed':
      return { state: 'changed', id: judged.row.id, changes: judged.changes };
    case 'same':
      return { state: 'same', id: judged.row.id };
    case 'wrong':
      return { state: 'wrong', faults: judged.faults };
  }
}

/** Of several rows of one key the one that the draft says nothing new of is meant, else the latest: clients cancel and order again. */
function judgeAmong(judging: Judging, draft: RowDraft, rows: readonly WholeRow[]): Judged {
  const all = rows.map((row) => judgeAlone(judging, draft, row));
  const same = all.find(({ state }) => state === 'same');
  if (same !== undefined) return same;
  // What holds nothing of a person any longer is not filled in again.
  const [latest] = draft.keys.includes(undefined) ? [] : all;
  return latest ?? judgeAlone(judging, draft, undefined);
}

/** What can be said of the row without its neighbours. */
function judgeAlone({ context }: Judging, rowDraft: RowDraft, row: WholeRow | undefined): Judged {
  const { resource, actor, now } = context;
  const { line, faults, unread } = rowDraft;
  const draft = row === undefined ? rowDraft.draft : withoutUnchanged(rowDraft, row);
  const checked = checkDraft(resource, draft, row === undefined ? { now, partial: false } : { now, partial: true, current: row });
  const problems = Object.entries(checked.problems).flatMap(([at, problem]) => (unread.has(at) ? [] : [{ at, problem }]));
  if (faults.length + problems.length > 0) return { line, state: 'wrong', faults: [...faults, ...problems] };
  if (row === undefined) {
    const fault = forbidden(resource, actor, 'create') ?? foreign(resource, actor, checked.values);
    const typed = Object.fromEntries(Object.entries(checked.values).filter(([name]) => Object.hasOwn(draft, name)));
    return fault === undefined ? { line, state: 'new', values: checked.values, typed } : { line, state: 'wrong', faults: [fault] };
  }
  const changes = compareValues(resource, row, checked.values);
  const names = Object.keys(changes);
  if (names.length === 0) return { line, state: 'same', row };
  const values = Object.fromEntries(names.map((name) => [name, checked.values[name]]));
  const fault = forbidden(resource, actor, 'edit') ?? foreign(resource, actor, values);
  return fault === undefined ? { line, state: 'changed', row, values, changes } : { line, state: 'wrong', faults: [fault] };
}

/** A text that reads as the word for clearing is what it is where it is: what an export wrote changes nothing. */
function withoutUnchanged({ draft, emptied }: RowDraft, row: WholeRow): RowDraft['draft'] {
  return Object.fromEntries(Object.entries(draft).filter(([name]) => !emptied.has(name) || row[name] !== emptied.get(name)));
}

function forbidden(resource: AnyResource, actor: Actor, action: 'create' | 'edit'): Fault | undefined {
  return may(actor, resource, action) ? undefined : { at: resource.importBy ?? resource.represent, problem: { code: 'forbidden_row' } };
}

function foreign(resource: AnyResource, actor: Actor, values: Values): Fault | undefined {
  return resource.limitedBy === null || staysWithin(resource, actor, values)
    ? undefined
    : { at: resource.limitedBy, problem: { code: 'not_yours' } };
}

/** The row as it will be. */
function comingOf(judged: Exclude<Judged, { readonly state: 'wrong' }>): Values {
  if (judged.state === 'new') return judged.values;
  return judged.state === 'same' ? judged.row : { ...judged.row, ...judged.values };
}

/** Of rows that share a key the first one is meant; the others say where it is. */
function withoutRepeated({ context, seen }: Judging, judged: Judged): Judged {
  if (judged.state === 'wrong') return judged;
  const coming = comingOf(judged);
  const keys = fileKeysOf(context.resource).flatMap((key) => {
    const text = keyText(context.resource, key, coming);
    return text === undefined ? [] : [{ at: key.at, text }];
  });
  // A transaction that is tried again judges its rows again.
  const earlier = keys.flatMap(({ at, text }) => {
    const before = seen.get(text);
    return before === undefined || before.line === judged.line ? [] : [{ at, ...before }];
  });
  // Several stored rows may have one key: where none of them is to change, each row of the file represents one.
  const repeated = earlier.find(({ isSame }) => !isSame || judged.state !== 'same' || context.resource.importWith === undefined);
  if (repeated !== undefined) {
    const { at, line } = repeated;
    return { line: judged.line, state: 'wrong', faults: [{ at, problem: { code: 'repeated_row', details: { line } } }] };
  }
  if (earlier.length === 0) for (const { text } of keys) seen.set(text, { line: judged.line, isSame: judged.state === 'same' });
  return judged;
}

/** While rows are stored, what they refer to must be there still. */
async function withoutLost(judging: Judging, all: readonly Judged[]): Promise<readonly Judged[]> {
  if (!judging.locks) return all;
  const stored = all.flatMap((judged) => ('values' in judged ? [judged.values] : []));
  const found = await lockReferences(judging, stored);
  return all.map((judged) => {
    const at = 'values' in judged ? lostReference(judging, found, judged.values) : undefined;
    return at === undefined ? judged : { line: judged.line, state: 'wrong', faults: [{ at, problem: { code: 'unknown_reference' } }] };
  });
}

/** What another row has already, rows of others among them, is refused as in the form. */
async function withoutTaken(judging: Judging, all: readonly Judged[]): Promise<readonly Judged[]> {
  let judged = all;
  for (const key of uniqueKeysOf(judging.context.resource)) {
    const coming = judged.flatMap((each) => {
      if (!('values' in each) || !key.fields.some((name) => Object.hasOwn(each.values, name))) return [];
      return [{ line: each.line, id: each.state === 'changed' ? each.row.id : null, values: comingOf(each) }];
    });
    const taken = await takenLines(judging, key, coming);
    judged = judged.map((each) =>
      taken.has(each.line) ? { line: each.line, state: 'wrong', faults: [{ at: key.at, refusal: key.error }] } : each,
    );
  }
  return judged;
}

/** Marks rows that the entity or their files refuse. Asks once for all rows. */
async function withoutRefused({ context, entities }: Judging, all: readonly Judged[]): Promise<readonly Judged[]> {
  const stored = all.flatMap((judged) => (judged.state === 'new' || judged.state === 'changed' ? [judged] : []));
  const refusals = await judgeRows(
    context,
    stored.map((judged) => ({ before: judged.state === 'changed' ? judged.row : null, after: comingOf(judged) })),
    entities,
  );
  const refused = new Map(stored.map(({ line }, at) => [line, refusals[at]]));
  return all.map((judged) => {
    const refusal = refused.get(judged.line);
    return refusal === undefined ? judged : { line: judged.line, state: 'wrong', faults: listRowFaults(refusal) };
  });
}
