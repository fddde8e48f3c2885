import type { Claim } from './claims.ts';
import type { Statement } from './find-statements.ts';
import type { Column } from './prepared.ts';

/** JavaScript's values of PostgreSQL's types, as `server/db/connect/pool/safe-pool.ts` and pg read them. */
const kinds: Readonly<Record<string, string>> = {
  boolean: 'boolean',
  bytea: 'Buffer',
  'double precision': 'number',
  integer: 'number',
  bigint: 'number',
  smallint: 'number',
  real: 'number',
  numeric: 'number',
  oid: 'number',
  json: 'object',
  jsonb: 'object',
  'timestamp without time zone': 'Date',
  'timestamp with time zone': 'Date',
};

/** What a row's type says of a statement's columns and is not so. */
export function differencesOf({ claims, isOpen }: Pick<Statement, 'claims' | 'isOpen'>, columns: readonly Column[]): readonly string[] {
  const names = columns.map(({ name }) => name);
  const unproven = names.filter((name, place) => names.indexOf(name) !== place || !(isOpen || claims.some((claim) => claim.name === name)));
  return [
    ...unproven.map((name) => `${name} is answered and not in the type`),
    ...claims.flatMap((claim) => differencesOfClaim(claim, columns)),
  ];
}

function differencesOfClaim({ name, kind, isNullable }: Claim, columns: readonly Column[]): readonly string[] {
  const column = columns.find((one) => one.name === name);
  if (column === undefined) return [`${name} is in the type and not answered`];
  const differences: string[] = [];
  if (!isOfKind(kind, column.type)) differences.push(`${name} is ${column.type}, not ${kind}`);
  if (!isNullable && !column.isNeverNull) differences.push(`${name} may be null`);
  return differences;
}

function isOfKind(kind: string, type: string): boolean {
  if (kind === 'unknown') return true;
  const array = type.endsWith('[]') ? '[]' : '';
  const actual = `${kinds[type.replace(/\[\]$/u, '')] ?? 'string'}${array}`;
  if (actual !== 'object') return kind === actual;
  // JSON holds anything; its columns here hold objects and lists, and the types of its writer describe their parts.
  return !['string', 'number', 'boolean', 'Date', 'Buffer'].includes(kind);
}
