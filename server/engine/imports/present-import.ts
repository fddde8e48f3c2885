import { fieldOf } from '../../../contract/derive/fields.ts';
import { importableColumns, importKeyOf } from '../../../contract/derive/imports/import-columns.ts';
import type { importedRowShape, importShape } from '../../../contract/derive/imports/import-schema.ts';
import type { AnyLabels, AnyResource, ValueOfShape } from '../../../contract/kit/index.ts';
import { type Language, messagesFor } from '../../../contract/messages/index.ts';
import type { Database } from '../../db/database.ts';
import type { Person } from '../../db/rows/write/write-context.ts';
import type { Entities } from '../write/hooks.ts';
import { readLookup } from './judge/judging.ts';
import { belongsToStore } from './judge/table.ts';
import { shownValue } from './shown-value.ts';
import { readChunk, totalCleared, totalCounts } from './stored/chunks.ts';
import type { Import } from './stored/import-store.ts';
import type { ListedRow } from './stored/listed-rows.ts';
import { findCleared } from './stored/verdicts.ts';
import { faultText } from './wrong-rows.ts';

const samplesShown = 5;

/** An import as the API gives it, with a few values of each column to recognise it by. */
export async function presentImport(db: Database, resource: AnyResource, file: Import): Promise<ValueOfShape<typeof importShape>> {
  const { headers, mapping, owner_id: _, created_at, ...rest } = file;
  const beginning = (await readChunk(db, file.id, 0))?.records ?? [];
  const samplesOf = (at: number) =>
    [...new Set(beginning.flatMap(({ cells }) => (cells[at]?.trim() ? [cells[at]] : [])))].slice(0, samplesShown);
  return {
    ...rest,
    columns: headers.map((header, at) => ({ header, field: mapping[at] ?? null, samples: samplesOf(at) })),
    fields: importableColumns(resource),
    key: [...(belongsToStore(resource) ? ['store_id'] : []), ...importKeyOf(resource)],
    counts: await totalCounts(db, file.id),
    cleared: await totalCleared(db, file.id),
    created_at: created_at.toISOString(),
  };
}

export type RowsReader = {
  readonly db: Database;
  readonly resource: AnyResource;
  readonly entities: Entities;
  readonly actor: Person;
  readonly language: Language;
};

/** Rows of a file as the API gives them: reasons in the language of the reader, old values as a file would write them. */
export async function presentRows(
  reader: RowsReader,
  rows: readonly ListedRow[],
): Promise<readonly ValueOfShape<typeof importedRowShape>[]> {
  const messages = messagesFor(reader.language);
  const beforeOf = await oldValues(reader, rows);
  return rows.map(({ line, cells, verdict }) => {
    const common = { line, state: verdict?.state ?? null, cells };
    if (verdict === null || verdict.state === 'new') return common;
    if (verdict.state === 'same') return { ...common, id: verdict.id };
    if (verdict.state === 'changed') {
      return { ...common, id: verdict.id, before: beforeOf(verdict.changes), cleared: findCleared(verdict.changes) };
    }
    const at = verdict.faults.flatMap((fault) => (fault.at === null ? [] : [[fault.at, faultText(messages, fault)] as const]));
    const whole = verdict.faults.filter((fault) => fault.at === null).map((fault) => faultText(messages, fault));
    return { ...common, errors: Object.fromEntries(at), ...(whole.length === 0 ? {} : { message: whole.join(' ') }) };
  });
}

type Changed = Readonly<Record<string, { readonly before: unknown }>>;

/** Makes old values readable; names of what they refer to are read once, and only when any row needs them. */
async function oldValues(
  { db, resource, entities, actor, language }: RowsReader,
  rows: readonly ListedRow[],
): Promise<(changes: Changed) => Readonly<Record<string, string>>> {
  const messages = messagesFor(language);
  const all: Readonly<Record<string, AnyLabels | undefined>> = messages.resources;
  const labels = all[resource.name];
  const changed = new Set(rows.flatMap(({ verdict }) => (verdict?.state === 'changed' ? Object.keys(verdict.changes) : [])));
  const names = new Map<string, ReadonlyMap<number, { readonly name: string | null }>>();
  for (const name of changed) {
    const field = fieldOf(resource, name);
    const target = field?.kind === 'reference' || field?.kind === 'references' ? entities.find(field.target) : undefined;
    if (target !== undefined && !names.has(target.name)) names.set(target.name, (await readLookup(db, target, actor)).byId);
  }
  const nameOf = (target: string, id: unknown) => names.get(target)?.get(Number(id))?.name ?? `#${String(id)}`;
  const { yes, no } = messages.console.form;
  return (changes) =>
    Object.fromEntries(
      Object.entries(changes).map(([name, { before }]) => {
        const field = fieldOf(resource, name);
        return [name, field === undefined || labels === undefined ? '' : shownValue(field, before, { name, labels, yes, no, nameOf })];
      }),
    );
}
