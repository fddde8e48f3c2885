import { defaultOf } from '../../../contract/derive/check-draft.ts';
import { fieldsOf, isLive } from '../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { columnTypeOf } from './columns.ts';
import { literalOf } from './literals.ts';
import { tableOf } from './names.ts';

/** The one row of a singleton, with the defaults of its declaration: made by its migration, never by a request. */
export function firstRowOf(resource: AnyResource): string {
  const values = fieldsOf(resource).flatMap(([name, field]) => {
    const value = isLive(field) || columnTypeOf(field) === null ? null : literalOf(defaultOf(field));
    return value === null ? [] : [[name, value] as const];
  });
  const columns = ['id', ...values.map(([name]) => name)];
  return `insert into ${tableOf(resource)} (${columns.join(', ')}) values (${['1', ...values.map(([, value]) => value)].join(', ')})`;
}
