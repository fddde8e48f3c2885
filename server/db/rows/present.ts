import { computedOf, sinceName } from '../../../contract/derive/computed.ts';
import { fieldOf } from '../../../contract/derive/fields.ts';
import { type Answers, type AnyResource, answer, type Field } from '../../../contract/kit/index.ts';

export type Stored = Readonly<Record<string, unknown>>;
export type Row = Readonly<Record<string, unknown>> & { readonly id: number };
/** A row with all of it: what is locked, changed and tagged. */
export type WholeRow = Row & { readonly version: number };

const same = (_: Field, value: unknown) => value;

/** From what the driver gives to what the wire carries. */
const presentKind: Answers<unknown, unknown> = {
  text: same,
  richText: same,
  email: same,
  phone: same,
  int: same,
  decimal: same,
  flag: same,
  choice: same,
  set: same,
  day: same,
  time: (_, value) => (typeof value === 'string' ? value.slice(0, 5) : value),
  instant: (_, value) => instantOf(value),
  duration: same,
  reference: same,
  references: same,
  children: (field, value) => (Array.isArray(value) ? value.map((child) => presentFields(field.fields, child)) : []),
  json: same,
  colour: same,
  file: same,
  image: same,
  secret: () => undefined,
  computed: same,
};

/** Rows within a row come as JSON of the database, with instants as texts of another form. */
function instantOf(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : typeof value === 'string' ? new Date(value).toISOString() : value;
}

/** A stored row as the API gives it, with what is made on the way. */
export function presentRow(resource: AnyResource, stored: Stored, now: Date): Row {
  const row: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(stored)) {
    const field = fieldOf(resource, name);
    if (field !== undefined) row[name] = answer(presentKind, field, value);
  }
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.kind !== 'computed') continue;
    const since = sinceName(field);
    if (Object.hasOwn(stored, since)) row[name] = computedOf(field, { ...row, [since]: instantOf(stored[since]) }, now);
  }
  return { ...row, id: Number(stored['id']) };
}

/** The same for who sees all of the row. */
export function presentWholeRow(resource: AnyResource, stored: Stored, now: Date): WholeRow {
  return { ...presentRow(resource, stored, now), version: Number(stored['version']) };
}

function presentFields(fields: Readonly<Record<string, Field>>, child: unknown): Readonly<Record<string, unknown>> {
  if (typeof child !== 'object' || child === null) return {};
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, answer(presentKind, field, Reflect.get(child, name))]));
}
