import type { AnyResource, Field } from '../../kit/index.ts';
import { fieldOf, listColumns } from '../fields.ts';

/** The two lines of a row on a phone: names of columns. */
export type RowLines = {
  /** What the row is; it carries the link to the record. */
  readonly what: string;
  /** Behind it in the first line: when. */
  readonly first: readonly string[];
  /** State and place. */
  readonly second: readonly string[];
};

const kindsOfTime: readonly Field['kind'][] = ['instant', 'day'];
const kindsOfState: readonly Field['kind'][] = ['choice', 'computed'];
const kindsOfPlace: readonly Field['kind'][] = ['reference', 'references'];
/** When the row was written: it says when only of rows in that order. */
const timesOfTheRow: readonly string[] = ['created_at', 'updated_at'];
/** The most values in the second line. */
const mostInSecond = 2;

/**
 * What a row says where there is no room for columns. Without `list.lines` it follows from the columns: the representation and a
 * time, which is the one that orders the rows where one does; then the state and the store, and in place of what the entity does not
 * have, its next columns.
 */
export function rowLinesOf(resource: Pick<AnyResource, 'fields' | 'list' | 'represent' | 'limitedBy'>): RowLines {
  const { lines, columns, sort } = resource.list;
  if (lines !== undefined) {
    const [[what, ...first], second] = lines;
    const listed = listColumns(resource);
    return { what, first: first.filter((name) => listed.includes(name)), second: second.filter((name) => listed.includes(name)) };
  }
  const what = resource.represent;
  const others = columns.filter((name) => name !== what);
  const isOf = (kinds: readonly Field['kind'][], name: string): boolean => kinds.includes(fieldOf(resource, name)?.kind ?? 'text');
  const firstOf = (kinds: readonly Field['kind'][]): string | undefined => others.find((name) => isOf(kinds, name));
  const isWhen = (name: string): boolean => isOf(kindsOfTime, name) && !timesOfTheRow.includes(name);
  const when = others.find((name) => name === sort[0] && isOf(kindsOfTime, name)) ?? others.find(isWhen);
  const state = others.find((name) => name === 'state') ?? firstOf(kindsOfState);
  const place = others.find((name) => name === resource.limitedBy) ?? firstOf(kindsOfPlace);
  const named = [state, place].filter((name) => name !== undefined);
  const rest = others.filter((name) => name !== when && !named.includes(name) && !timesOfTheRow.includes(name));
  return { what, first: when === undefined ? [] : [when], second: [...named, ...rest].slice(0, mostInSecond) };
}
