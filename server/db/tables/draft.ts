import { defaultOf } from '../../../contract/derive/check-draft.ts';
import { fieldOf, fieldsOf, isLive } from '../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { columnTypeOf } from './columns.ts';
import { inCreationOrder } from './creation-order.ts';
import { definitionsOf } from './definitions.ts';
import type { Drift, Thing } from './drift.ts';
import { tableOf } from './names.ts';

/** A first version of a migration: what can be written down, and what only a person can decide. */
export type Draft = {
  readonly statements: readonly string[];
  /** What declarations ask for and the tables do not have, and what the tables have and no declaration asks for. */
  readonly undecided: { readonly declared: readonly Thing[]; readonly present: readonly Thing[] };
};

/**
 * Turns a difference into statements. New tables and new things of known tables follow from the declarations; a column
 * that may not be empty and has no default needs a value for the rows that there are, and what is no longer declared
 * may hold people's work.
 */
export function draftMigrationStatements(drift: Drift, resources: readonly AnyResource[]): Draft {
  const newTables = new Set(drift.missing.filter(({ kind, name }) => kind === 'column' && name === 'id').map(({ table }) => table));
  const known = drift.missing.filter(({ table }) => !newTables.has(table));
  const changed = new Set(drift.extra.map(placeOf));
  const open = known.filter((thing) => changed.has(placeOf(thing)) || (isDemanding(thing) && defaultIn(thing, resources) === null));
  const undecided = known.filter((thing) => open.some((column) => dependsOn(thing, column)));
  const decided = known
    .filter((thing) => !undecided.includes(thing))
    .toSorted((one, other) => steps.indexOf(one.kind) - steps.indexOf(other.kind));
  return {
    statements: [...creations(resources, newTables), ...decided.flatMap((thing) => additionOf(thing, resources))],
    undecided: { declared: undecided, present: drift.extra },
  };
}

const steps: readonly Thing['kind'][] = ['column', 'constraint', 'index'];

function creations(resources: readonly AnyResource[], newTables: ReadonlySet<string>): readonly string[] {
  const lookup = (name: string) => resources.find((resource) => resource.name === name);
  return inCreationOrder(resources).flatMap((resource) => {
    const statements = definitionsOf(resource, lookup).filter((statement) => newTables.has(tableIn(statement)));
    return resource.singleton === true && statements.length > 0 ? [...statements, firstRowOf(resource)] : statements;
  });
}

/** The table that a statement makes, or that an index of it is on. */
function tableIn(statement: string): string {
  return /^create (?:table|(?:unique )?index \w+ on) (\w+)/u.exec(statement)?.[1] ?? '';
}

function additionOf(thing: Thing, resources: readonly AnyResource[]): readonly string[] {
  const { kind, table, name, definition } = thing;
  if (kind === 'index') return [definition];
  if (kind === 'constraint') return [`alter table ${table} add constraint ${name} ${definition}`];
  if (!isDemanding(thing)) return [`alter table ${table} add column ${name} ${definition}`];
  // The rows that there are get the declared default; new ones get theirs from the declaration.
  return [
    `alter table ${table} add column ${name} ${definition} default ${defaultIn(thing, resources)}`,
    `alter table ${table} alter column ${name} drop default`,
  ];
}

function isDemanding({ kind, definition }: Thing): boolean {
  return kind === 'column' && definition.endsWith(' not null') && !definition.includes(' default ');
}

function defaultIn({ table, name }: Thing, resources: readonly AnyResource[]): string | null {
  const resource = resources.find((declared) => tableOf(declared) === table);
  const field = resource === undefined ? undefined : fieldOf(resource, name);
  return field === undefined ? null : literalOf(defaultOf(field));
}

function dependsOn(thing: Thing, column: Thing): boolean {
  if (thing.table !== column.table) return false;
  return thing === column || (thing.kind !== 'column' && new RegExp(`\\b${column.name}\\b`, 'u').test(thing.definition));
}

function placeOf({ kind, table, name }: Thing): string {
  return `${kind} ${table} ${name}`;
}

/** The one row of a singleton, with the defaults of its declaration: made by its migration, never by a request. */
function firstRowOf(resource: AnyResource): string {
  const values = fieldsOf(resource).flatMap(([name, field]) => {
    const value = isLive(field) || columnTypeOf(field) === null ? null : literalOf(defaultOf(field));
    return value === null ? [] : [[name, value] as const];
  });
  const columns = ['id', ...values.map(([name]) => name)];
  return `insert into ${tableOf(resource)} (${columns.join(', ')}) values (${['1', ...values.map(([, value]) => value)].join(', ')})`;
}

/** A value of a field as SQL writes it; null stays null. */
function literalOf(value: unknown): string | null {
  if (value === null) return null;
  if (Array.isArray(value)) return `'{${value.join(',')}}'`;
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : JSON.stringify(value);
}
