import { capitalise } from '../../../contract/messages/grammar.ts';
import type { Additions } from '../additions.ts';
import type { CellContext } from '../derive/cell-context.ts';
import { isResourceName } from '../named.ts';
import { isNothing } from '../row.ts';

/** An entity by its noun. A name that no declaration has, such as one of an older version, stays as it was written. */
function entityName({ value, words }: CellContext): string {
  if (isNothing(value)) return words.form.empty;
  const name = String(value);
  return isResourceName(name) ? capitalise(words.labelsOf({ name }).noun.one) : name;
}

export const additions: Additions = { cells: { resource: entityName } };
