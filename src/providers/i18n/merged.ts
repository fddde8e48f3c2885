type Tree = { readonly [key: string]: unknown };

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Messages of the first with those of the second over them, branch by branch. */
export function merged<A extends object, B extends object>(under: A, over: B): A & B {
  const both: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(over)) {
    const below: unknown = Reflect.get(under, key);
    if (isTree(value) && isTree(below)) both[key] = merged(below, value);
  }
  return Object.assign({}, under, over, both);
}
