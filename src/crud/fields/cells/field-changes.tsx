import { type ReactNode, Suspense } from 'react';
import { fieldOf } from '../../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { FieldChange } from '../../../ui/history/changes-table.tsx';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';
import { isRow, type Row } from '../../core/row.ts';
import { fieldLabel, type Words } from '../../core/words.ts';
import { renderValue } from './shows.tsx';

const StructureParts = lazyPart(async () => (await import('./structure-parts.tsx')).StructureParts);

/**
 * What was written down of a change, in the words of the entity: `{field: {before, after}}`. `row` is the one that changed, undefined
 * where it is not known: its private files are read by it.
 */
export function fieldChanges(words: Words, resource: AnyResource, recorded: unknown, row: Row | undefined): readonly FieldChange[] {
  return Object.entries(isRow(recorded) ? recorded : {}).flatMap(([name, change]) => {
    if (!isRow(change)) return [];
    const value = (side: Side): ReactNode => valueOf({ words, resource, row: row ?? {}, name }, change, side);
    const shown = { name, label: fieldLabel(words, resource, name), before: value('before'), after: value('after') };
    return isOfStructure(resource, name, change) ? [{ ...shown, parts: partsOf({ resource, name }, change) }] : [shown];
  });
}

type ListedChange = { readonly field: string; readonly before: unknown; readonly after: unknown };

/** Changes that an answer lists, as history keeps them. */
export function changesByField(changes: readonly ListedChange[]): Row {
  return Object.fromEntries(changes.map(({ field, before, after }) => [field, { before, after }]));
}

type Side = 'before' | 'after';
type Named = { readonly words: Words; readonly resource: AnyResource; readonly row: Row; readonly name: string };

/** A structure, also of a field that an older version had. What is not kept of a change has no parts. */
function isOfStructure(resource: AnyResource, name: string, change: Row): boolean {
  if (!Object.hasOwn(change, 'before') || !Object.hasOwn(change, 'after')) return false;
  const field = fieldOf(resource, name);
  if (field !== undefined) return field.kind === 'json';
  return [change['before'], change['after']].some((value) => typeof value === 'object' && value !== null);
}

function partsOf(named: Pick<Named, 'resource' | 'name'>, { before, after }: Row): ReactNode {
  return (
    <Suspense>
      <StructureParts {...named} before={before ?? null} after={after ?? null} />
    </Suspense>
  );
}

/**
 * Personal values that were erased are absent: that is not the same as empty. An entity's own cells are not asked: they may read the
 * whole row, which history does not have as it was then.
 */
function valueOf({ words, resource, row, name }: Named, change: Row, side: Side): ReactNode {
  const field = fieldOf(resource, name);
  if (!Object.hasOwn(change, side)) return words.form.history.hidden;
  const value = change[side];
  // Structures are shown by their parts.
  if (field === undefined) return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : words.form.empty;
  return renderValue(field, { resource, additions: {}, words, row, name, value });
}
