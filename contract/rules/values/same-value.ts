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
