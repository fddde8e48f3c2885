import fc from 'fast-check';
import { filterGroups } from '../../../contract/basics/limits.ts';
import { relativePeriods } from '../../../contract/basics/relative-periods.ts';
import { fieldOf } from '../../../contract/derive/fields.ts';
import { filterKeys } from '../../../contract/derive/operators.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';

type Row = Readonly<Record<string, unknown>>;

/** Conditions by values that the rows have, one for each operator of each filter; containing only a part of a text. */
export function conditionsOf(resource: AnyResource, rows: readonly Row[]): readonly fc.Arbitrary<readonly [key: string, value: unknown]>[] {
  return [...filterKeys(resource)].flatMap(([key, { name, operator }]) => {
    if (rows.length === 0) return [];
    if (operator === 'null') return [fc.boolean().map((value) => [key, value] as const)];
    if (operator === 'on') return [fc.constantFrom(...relativePeriods).map((value) => [key, value] as const)];
    if (operator === 'hours') return [fc.constantFrom('00:00-24:00', '08:00-12:00', '13:00-13:01').map((value) => [key, value] as const)];
    const values = [...new Set(rows.flatMap((row) => row[name] ?? []))];
    if (values.length === 0 || fieldOf(resource, name) === undefined) return [];
    if (operator === 'contains') {
      return [fc.constantFrom(...values).map((value) => [key, String(value).slice(0, 3)] as const)];
    }
    const value =
      operator === 'in' ? fc.subarray(values, { minLength: 1, maxLength: Math.min(5, values.length) }) : fc.constantFrom(...values);
    return [value.map((one) => [key, one] as const)];
  });
}

/** Filters of conditions and of groups of them, as deep as groups may be and with fewer conditions than there may be. */
export function filtersOf(resource: AnyResource, rows: readonly Row[]): fc.Arbitrary<Row> {
  const condition = fc.oneof(...conditionsOf(resource, rows)).map(([key, value]): Row => ({ [key]: value }));
  const groupAt = (depth: number): fc.Arbitrary<readonly Row[]> => fc.array(partAt(depth + 1), { minLength: 1, maxLength: 2 });
  const partAt = (depth: number): fc.Arbitrary<Row> => {
    if (depth > filterGroups.deepest) return condition;
    const grouped = fc.record({ joint: fc.constantFrom('any', 'all'), parts: groupAt(depth) });
    const both = fc.tuple(condition, grouped).map(([flat, { joint, parts }]) => ({ ...flat, [joint]: parts }));
    return fc.oneof(
      condition,
      fc.tuple(condition, condition).map(([one, other]) => ({ ...one, ...other })),
      both,
    );
  };
  return fc
    .record({ flat: fc.option(condition, { nil: {} }), any: groupAt(1), all: groupAt(1), has: fc.subarray(['any', 'all']) })
    .map(({ flat, any, all, has }) => ({ ...flat, ...(has.includes('any') ? { any } : {}), ...(has.includes('all') ? { all } : {}) }));
}
