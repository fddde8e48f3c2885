import type { ReactNode } from 'react';
import { fieldOf } from '../../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { differingValues } from '../../../../contract/rules/values/same-value.ts';
import type { FieldChange } from '../../../ui/history/changes-table.tsx';
import { isRow, type Row } from '../../core/row.ts';
import { fieldLabel, type Words } from '../../core/words.ts';
import { renderValue } from './shows.tsx';

/**
 * What was written down of a change, in the words of the entity: `{field: {before, after}}`. `row` is the one that changed, undefined
 * where it is not known: its private files are read by it.
 */
export function fieldChanges(words: Words, resource: AnyResource, recorded: unknown, row: Row | undefined): readonly FieldChange[] {
  return Object.entries(isRow(recorded) ? recorded : {}).flatMap(([name, change]) => {
    if (!isRow(change)) return [];
    const value = (side: 'before' | 'after'): ReactNode => valueOf({ words, resource, row: row ?? {}, name }, change, side);
    return [{ name, label: fieldLabel(words, resource, name), before: value('before'), after: value('after') }];
  });
}

type ToldChange = { readonly field: string; readonly before: unknown; readonly after: unknown };

/** Changes that an answer lists, as history keeps them. */
export function changesByField(changes: readonly ToldChange[]): Row {
  return Object.fromEntries(changes.map(({ field, before, after }) => [field, { before, after }]));
}

type Named = { readonly words: Words; readonly resource: AnyResource; readonly row: Row; readonly name: string };

/** Personal values that were erased are absent: that is not the same as empty. */
function valueOf({ words, resource, row, name }: Named, change: Row, side: 'before' | 'after'): ReactNode {
  const field = fieldOf(resource, name);
  if (!Object.hasOwn(change, side)) return words.form.history.hidden;
  if (field === undefined) return String(change[side]);
  // A document is long: what stayed would hide what changed.
  const value = field.kind === 'json' ? differingValues(change[side], change[side === 'before' ? 'after' : 'before']) : change[side];
  return renderValue(field, { resource, additions: {}, words, row, name, value });
}
