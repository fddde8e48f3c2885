// What may be read and written, as the compiler sees it.
import { defineResource, field, type InputOf, type RowOf } from '../../contract/kit/index.ts';

const samples = defineResource({
  name: 'samples',
  page: '/samples',
  areas: ['store'],
  limitedBy: null,
  represent: 'name',
  fields: {
    name: field.text({ required: true, max: 80 }),
    note: field.text({ max: 80 }),
    state: field.choice(['active', 'reserve'], { required: true, default: 'active' }),
    seen_at: field.instant({ writtenBy: 'server' }),
    signal: field.computed(['fresh', 'silent'], { from: 'seen_at', absent: 'silent', bands: [{ afterSeconds: 60, is: 'silent' }] }),
    key: field.secret({ max: 200 }),
  },
  list: { columns: ['name'], sort: ['name', 'asc'] },
  form: { main: ['name'] },
});

type Row = RowOf<typeof samples>;
type Input = InputOf<typeof samples>;

const input: Input = { name: 'Town hall', note: null, state: 'active', key: 'k' };
export const kept: Input = input;

export function reads(row: Row): readonly unknown[] {
  const name: string = row.name;
  const note: string | null = row.note;
  const state: 'active' | 'reserve' = row.state;
  const signal: 'fresh' | 'silent' = row.signal;
  const version: number = row.version;
  return [name, note, state, signal, version];
}

export function refuses(row: Row): readonly unknown[] {
  // @ts-expect-error -- a secret is never read
  const key = row.key;
  // @ts-expect-error -- a field that may be empty may be null
  const note: string = row.note;
  // @ts-expect-error -- a row has no field that is not declared
  const colour = row.colour;
  // @ts-expect-error -- a row that was read is not changed in place
  row.name = 'Other';
  return [key, note, colour];
}

// @ts-expect-error -- what the server writes is not accepted from anybody else
export const seen: Input = { ...input, seen_at: '2026-01-05T08:00:00Z' };

// @ts-expect-error -- what follows from other values is not written
export const signalled: Input = { ...input, signal: 'fresh' };

// @ts-expect-error -- a required value is not null
export const unnamed: Input = { ...input, name: null };

// @ts-expect-error -- a choice is one of the declared
export const closed: Input = { ...input, state: 'closed' };
