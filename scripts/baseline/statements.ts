import type { Constraint, Routine, Table, Value } from './catalogue.ts';

/** The table itself, with the foreign keys to tables that are there already. */
export function tableStatement(table: Table, isThere: (target: string) => boolean): string {
  const inPlace = table.constraints.filter(({ target }) => target === null || isThere(target));
  const ofColumns = inPlace.filter((one) => one.columns.length === 1 && hasUsualName(table.name, one));
  const lines = [
    ...table.columns.map(({ name, definition }) => {
      const own = ofColumns.filter(({ columns }) => columns[0] === name).map(clauseOfColumn);
      return [`${quoted(name)} ${definition}`, ...own].join(' ').replace(/ not null(?= primary key| .* primary key)/u, '');
    }),
    ...inPlace.filter((one) => !ofColumns.includes(one)).map((one) => clauseOf(table.name, one)),
  ];
  const options = table.options === null ? '' : ` with (${table.options.join(', ')})`;
  const body = lines.map((line) => `  ${plainCase(line)}`).join(',\n');
  return `create ${table.isUnlogged ? 'unlogged ' : ''}table ${quoted(table.name)} (\n${body}\n)${options};`;
}

/** A constraint on a table that is there, as when what it refers to came later. */
export function constraintStatement(table: Table, constraint: Constraint): string {
  return `alter table ${quoted(table.name)} add ${plainCase(clauseOf(table.name, constraint))};`;
}

export function indexStatement(definition: string): string {
  return `${plainCase(definition).replace(' using btree ', ' ')};`;
}

export function triggerStatement(definition: string): string {
  return `${plainCase(definition)};`;
}

/** What tables and indexes use. PostgreSQL 15 does not know rules of an order, so that there it is the nearest locale. */
export function foundationStatements(rules: string): readonly string[] {
  return [
    ...['unaccent', 'pg_trgm', 'btree_gist'].map((extension) => `create extension if not exists ${extension};`),
    `do $$ begin
  if current_setting('server_version_num')::integer < 160000 then
    create collation app_cs (provider = icu, locale = 'cs-u-kn-true');
  else
    create collation app_cs (provider = icu, locale = 'und', rules = '${rules.replaceAll("'", "''")}');
  end if;
end $$;`,
  ];
}

export function routineStatement({ name, definition }: Routine): string {
  // Statements of the baseline are apart by empty lines.
  if (definition.trim().includes('\n\n')) throw new Error(`The function ${name} has an empty line.`);
  const at = definition.indexOf('\nAS $');
  const head = definition.slice(0, at).replace('CREATE OR REPLACE FUNCTION public.', 'create function ');
  return `${plainCase(head)}${definition.slice(at).replace('\nAS', '\nas').trimEnd()};`;
}

/** A row with the values that are not the usual ones of its columns. */
export function rowStatement(table: string, values: readonly Value[]): string {
  const given = values.filter(({ text, usual }) => (usual === null ? text !== null : isOtherThan(usual, text)));
  if (given.length === 0) return `insert into ${quoted(table)} default values;`;
  const columns = given.map(({ column }) => quoted(column)).join(', ');
  return `insert into ${quoted(table)} (${columns}) values (${given.map(literalOf).join(', ')});`;
}

function literalOf({ type, text }: Value): string {
  if (text === null) return 'null';
  return /^(?:smallint|integer|bigint|numeric|boolean)/u.test(type) && !type.endsWith('[]') ? text : `'${text.replaceAll("'", "''")}'`;
}

/** Whether a value is another one than a constant default says. What a function gives, as a moment or a random number, is left to it. */
function isOtherThan(usual: string, text: string | null): boolean {
  if (usual.includes('(')) return false;
  return text !== usual.replace(/::[\w[\] ]+$/u, '').replace(/^'(.*)'$/u, '$1');
}

function clauseOf(table: string, constraint: Constraint): string {
  const isBare =
    constraint.kind === 'p' ? hasUsualName(table, constraint) : constraint.columns.length === 1 && hasUsualName(table, constraint);
  return isBare ? constraint.definition : `constraint ${quoted(constraint.name)} ${constraint.definition}`;
}

function clauseOfColumn({ kind, definition }: Constraint): string {
  if (kind === 'p') return 'primary key';
  if (kind === 'u') return 'unique';
  return definition.replace(/^FOREIGN KEY \([^)]*\) /u, '');
}

const endings: Readonly<Record<string, string>> = { c: 'check', f: 'fkey', u: 'key' };

/** Whether the database gives the name where none is said. */
function hasUsualName(table: string, { name, kind, columns, definition }: Constraint): boolean {
  if (kind === 'p') return name === `${table}_pkey`;
  if (kind === 'u' && !definition.endsWith(')')) return false;
  return name === `${table}_${columns.join('_')}_${endings[kind] ?? ''}`;
}

/** Words of SQL in small letters, as in the rest of the source: they are the only ones outside of quotes that the database writes large. */
function plainCase(text: string): string {
  return text.replace(/'(?:[^']|'')*'|"[^"]*"|\b[A-Z]+\b/gu, (part) => (/^['"]/u.test(part) ? part : part.toLowerCase()));
}

function quoted(name: string): string {
  return /^[a-z_][a-z0-9_]*$/u.test(name) ? name : `"${name.replaceAll('"', '""')}"`;
}
