/** Whether two values are the same as JSON. Keys have no order there: a database that keeps JSON gives them back in its own. */
export function isSameValue(left: unknown, right: unknown): boolean {
  return left === right || inOneOrder(left) === inOneOrder(right);
}

function inOneOrder(value: unknown): string {
  return JSON.stringify(value ?? null, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}

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
