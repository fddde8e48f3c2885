import type { Details } from '../../basics/errors.ts';

/** A text that a message names; undefined when the refusal came without it, so that the message can do without too. */
export function readDetailText(details: Details, name: string): string | undefined {
  const value = details[name];
  return value === undefined || value === '' ? undefined : String(value);
}

/** A number that a message names; undefined when it is missing or is no number. */
export function readDetailNumber(details: Details, name: string): number | undefined {
  const value = details[name];
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : undefined;
}
