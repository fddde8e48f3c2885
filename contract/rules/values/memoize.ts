/**
 * Makes a value when it is first asked for, and keeps it, such as a formatter of dates: each takes milliseconds that no start
 * should wait for.
 */
export function memoize<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
