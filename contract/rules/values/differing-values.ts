import { isSameValue } from './same-value.ts';

/** What of a document another one has otherwise: its keys with other values, into objects within it. Lists are compared whole. */
export function differingValues(document: unknown, other: unknown): unknown {
  if (!isObject(document) || !isObject(other)) return document;
  const differing = Object.entries(document).filter(
    ([key, value]) => !isSameValue(value, Object.hasOwn(other, key) ? other[key] : undefined),
  );
  return Object.fromEntries(differing.map(([key, value]) => [key, differingValues(value, other[key])]));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
