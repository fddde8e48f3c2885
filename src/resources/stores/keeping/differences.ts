import { isResourceName } from '../../../crud/vocabulary/named.ts';
import { isRow, type Row, rowsOf, textOf, textsOf } from '../../../crud/vocabulary/row.ts';

export const deeds = ['create', 'edit', 'bring_back', 'delete'] as const;
export type Deed = (typeof deeds)[number];

type Named = { readonly entity: string; readonly id: number; readonly name: string };
export type Difference = Named & {
  readonly deed: Deed;
  /** As history tells them: `{field: {before, after}}`. */
  readonly changes: Row;
  /** Why it cannot be; empty when it can. */
  readonly problem: string;
};
export type Differences = {
  readonly seen: string;
  readonly records: readonly Difference[];
  readonly left: readonly Named[];
  readonly problems: readonly string[];
};

/** What the API tells of a restore: `contract/operations/stores/backup-operations.ts`. */
export function differencesIn(json: unknown): Differences {
  const told = isRow(json) ? json : {};
  return {
    seen: textOf(told['seen']),
    records: rowsOf(told['records']).flatMap((record) => {
      const deed = deeds.find((one) => one === record['deed']);
      return deed === undefined ? [] : namedIn(record).map((named) => ({ ...named, deed, ...detailsIn(record) }));
    }),
    left: rowsOf(told['left']).flatMap(namedIn),
    problems: textsOf(told['problems']),
  };
}

function namedIn(record: Row): readonly Named[] {
  const entity = textOf(record['entity']);
  return isResourceName(entity) ? [{ entity, id: Number(record['id']), name: textOf(record['name']) }] : [];
}

function detailsIn(record: Row): Pick<Difference, 'changes' | 'problem'> {
  const changes = rowsOf(record['changes']).map(({ field, before, after }) => [textOf(field), { before, after }] as const);
  return { changes: Object.fromEntries(changes), problem: textOf(record['problem']) };
}
