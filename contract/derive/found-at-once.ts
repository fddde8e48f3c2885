import type { FoundRow } from '../api/found-row.ts';
import type { AnyResource } from '../kit/index.ts';
import { recordPageOf } from './addresses.ts';
import { fieldOf } from './fields.ts';

/**
 * Whether the search of everything at once looks among the rows: all that a list can be searched by words, but for what comes
 * for ever. A line of a log is looked for by its time, and no one remembers its name.
 */
export function isFoundAtOnce({ list, endless }: Pick<AnyResource, 'list' | 'endless'>): boolean {
  return list.search !== undefined && endless !== true;
}

/** The field that names the one store of a row; undefined where rows belong to several, or to none. */
export function findStoreField({ limitedBy, fields }: Pick<AnyResource, 'limitedBy' | 'fields'>): string | undefined {
  return limitedBy !== null && fieldOf({ fields }, limitedBy)?.kind === 'reference' ? limitedBy : undefined;
}

/** The time that the list is ordered by on its own; undefined where it is ordered by something else. */
export function timeFieldOf({ list, fields }: Pick<AnyResource, 'list' | 'fields'>): string | undefined {
  const [name] = list.sort;
  return fieldOf({ fields }, name)?.kind === 'instant' ? name : undefined;
}

/** Address of a row that was found. */
export function buildFoundRowAddress(resource: AnyResource, { id, store }: Pick<FoundRow, 'id' | 'store'>): string {
  const owner = findStoreField(resource);
  return recordPageOf(resource, { id, ...(owner === undefined ? {} : { [owner]: store?.id }) });
}
