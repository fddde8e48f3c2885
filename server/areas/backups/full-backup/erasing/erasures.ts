import { fieldsOf, isLive, isPersonal, isRequired } from '../../../../../contract/derive/fields.ts';
import { documentFieldsOf, fileFieldsOf } from '../../../../../contract/derive/files.ts';
import type { AnyResource, Field } from '../../../../../contract/kit/index.ts';
import { childTableOf, liveTableOf, tableOf } from '../../../../db/tables/names.ts';
import { type Erasure, erasuresByHand, freeTexts, literal, staff } from './erasures-by-hand.ts';

type Named = Pick<AnyResource, 'name' | 'fields'>;

/**
 * What is erased in which table, in the order in which it can be done: what declarations call personal, except of staff, what is
 * listed by hand, and what was written down of either in the history and the audit.
 */
export function erasuresOf(resources: readonly Named[]): readonly Erasure[] {
  const clients = resources.filter(({ name, fields }) => !staff.some((one) => one === name) && erasedFields({ name, fields }).length > 0);
  const byTable = new Map<string, Erasure>();
  const byHand = erasuresByHand(clients.map(({ name }) => name));
  for (const erasure of [...clients.flatMap(declaredErasures), ...byHand]) {
    const { set, ...before } = byTable.get(erasure.table) ?? {};
    byTable.set(erasure.table, { ...before, ...erasure, set: { ...set, ...erasure.set } });
  }
  const [handled, others] = [byHand.map(({ table }) => table), [...byTable.keys()]];
  const inOrder = [...new Set([...handled, ...others])].flatMap((table) => byTable.get(table) ?? []);
  return [...inOrder, filesOf(resources), ...traces(resources, clients)];
}

/** Private files stay only where a field that holds no person names them. */
function filesOf(resources: readonly Named[]): Erasure {
  const named = resources.flatMap((resource) => {
    const conditions = [
      ...fileFieldsOf(resource).map(([name, field]) => ({ field, condition: `r.${name} = files.digest` })),
      ...documentFieldsOf(resource).map(([name, field]) => ({ field, condition: `position(files.digest in r.${name}::text) > 0` })),
    ];
    return conditions.flatMap(({ field, condition }) =>
      isPersonal(field) ? [] : [`exists (select from public.${tableOf(resource)} r where ${condition})`],
    );
  });
  return { table: 'files', leftOut: ['not is_public', ...named.map((one) => `not ${one}`)].join(' and ') };
}

/** Fields with values that go, wherever they were written down. */
function erasedFields({ name, fields }: Named): readonly string[] {
  const free = Object.entries(freeTexts).find(([entity]) => entity === name)?.[1] ?? [];
  return [...fieldsOf({ fields }).flatMap(([field, declared]) => (holdsPersons(declared) ? [field] : [])), ...free];
}

function holdsPersons(field: Field): boolean {
  return isPersonal(field) || (field.kind === 'children' && Object.values(field.fields).some(isPersonal));
}

/** A text that has to be there becomes an empty one; rows that another owns go. */
function declaredErasures(resource: Named): readonly Erasure[] {
  return erasedFields(resource).flatMap((name): readonly Erasure[] => {
    const field = resource.fields[name];
    if (field === undefined) return [];
    if (field.kind === 'children') return [{ table: childTableOf(resource, name), leftOut: 'true' }];
    if (isLive(field)) return [{ table: liveTableOf(resource), set: { [name]: 'null' } }];
    return [{ table: tableOf(resource), set: { [name]: isRequired(field) ? "''" : 'null' } }];
  });
}

/**
 * The history keeps values, and the audit digests of them, which tell who guesses right; of exports and imports it keeps what was
 * searched for and the name of the file. Of staff these values are of the past: what holds is in their account.
 */
function traces(resources: readonly Named[], clients: readonly Named[]): readonly Erasure[] {
  const traced = resources.filter((resource) => erasedFields(resource).length > 0);
  const among = (all: readonly Named[]) => `resource in (${all.map(({ name }) => literal(name)).join(', ')})`;
  const without = (more: readonly string[]) => {
    const branches = traced.map((resource) => {
      const names = [...erasedFields(resource), ...(clients.includes(resource) ? more : [])];
      return `when ${literal(resource.name)} then changes - array[${names.map(literal).join(', ')}]`;
    });
    return `case resource ${branches.join(' ')} else changes end`;
  };
  // Without an account it was a client, or it is not known who.
  const unknownActor = `case when actor_id is null and ${among(clients)} then null else actor_name end`;
  return [
    { table: 'history', set: { changes: without([]), actor_name: unknownActor }, where: among(traced) },
    {
      table: 'audit_log',
      set: {
        changes: without(['filter', 'file_name']),
        actor_name: unknownActor,
        address: 'case when actor_id is not null then address end',
      },
      where: `${among(traced)} or actor_id is null`,
    },
  ];
}
