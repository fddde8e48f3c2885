/** One key of an order of rows. */
export type SortKey = { readonly field: string; readonly order: 'ASC' | 'DESC' };

/** How ra-core keeps an order: one name with one direction. */
export type KeptSort = { readonly field: string; readonly order: 'ASC' | 'DESC' };

const maximalKeys = 3;

/**
 * The keys of an order kept by ra-core, which knows one field: further keys follow after commas, descending ones with a minus.
 * The direction of the first is apart, where ra-core has it.
 */
export function sortKeysOf(kept: KeptSort): readonly SortKey[] {
  return kept.field
    .split(',')
    .filter((name) => name !== '' && name !== '-')
    .map((name, at) => {
      const bare = name.replace(/^-/u, '');
      if (at === 0) return { field: bare, order: kept.order === 'DESC' ? 'DESC' : 'ASC' };
      return { field: bare, order: name.startsWith('-') ? 'DESC' : 'ASC' };
    });
}

/** The keys in the way that ra-core and the address keep them. */
export function keptSortOf(keys: readonly SortKey[]): KeptSort {
  const field = keys.map((key, at) => (at > 0 && key.order === 'DESC' ? `-${key.field}` : key.field)).join(',');
  return { field, order: keys[0]?.order ?? 'ASC' };
}

/**
 * The order after a press on a column: it becomes the only key, or turns round when it was the first;
 * with Shift it is added behind the others, turns round, and at the third press leaves.
 */
export function pressSort(keys: readonly SortKey[], field: string, adding: boolean): readonly SortKey[] {
  const pressed = keys.find((key) => key.field === field);
  if (!adding) return [{ field, order: keys[0]?.field === field && keys[0].order === 'ASC' ? 'DESC' : 'ASC' }];
  if (pressed === undefined) return [...keys.slice(0, maximalKeys - 1), { field, order: 'ASC' }];
  if (pressed.order === 'ASC') return keys.map((key) => (key === pressed ? { field, order: 'DESC' } : key));
  return keys.length === 1 ? [{ field, order: 'ASC' }] : keys.filter((key) => key !== pressed);
}
