import pg from 'pg';

// Numbers of types are fixed in PostgreSQL's catalogue (pg_type.dat).
const parsers = [
  // Our keys and counts stay far below 2^53, and JSON has no other number.
  { type: 20, array: 1016, parse: Number },
  { type: 1700, array: 1231, parse: Number },
  // A day is not an instant: a Date would shift it by the time zone of the process.
  { type: 1082, array: 1182, parse: (text: string) => text },
  { type: 1083, array: 1183, parse: (text: string) => text.slice(0, 5) },
] as const;

/** Reading of column values, held by one pool: the global table of `pg` stays as it was. */
export function typeParsers(): pg.CustomTypesConfig {
  const overrides = new pg.TypeOverrides();
  for (const { type, array, parse } of parsers) {
    overrides.setTypeParser<unknown>(type, parse);
    overrides.setTypeParser(array, (text: string) => parseArray(text, parse));
  }
  return overrides;
}

// None of these types writes a quote, comma or brace in a value, so brackets and NULL are all there is.
function parseArray(text: string, parse: (leaf: string) => unknown): unknown {
  const json = text
    .replace(/^\[.*\]=/, '')
    .replaceAll('{', '[')
    .replaceAll('}', ']')
    .replace(/[^,[\]]+/g, (leaf) => (leaf === 'NULL' ? 'null' : JSON.stringify(leaf)));
  return JSON.parse(json, (_key, value: unknown) => (typeof value === 'string' ? parse(value) : value));
}
