import { paging } from '../../basics/limits.ts';

/** What a saved view remembers of a list. */
export type ViewState = {
  /** Values by filter key, the search `q` among them. */
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: readonly (readonly [name: string, order: 'asc' | 'desc'])[];
  /** Names in their order; none represents the declared ones. */
  readonly columns: readonly string[];
  readonly page_size: number;
};

/** Bounds of the views that one person may keep. */
export const viewLimits = { perList: 50, nameLength: 60, bytesOfState: 16_384, filters: 100, sortKeys: 3, columns: 100 } as const;

/** Reads the state of a view; null for what is none. Whether a list still has what it names, only the list can say. */
export function viewStateOf(value: unknown): ViewState | null {
  if (!isRecord(value)) return null;
  const { filter, sort, columns, page_size, ...rest } = value;
  if (Object.keys(rest).length > 0) return null;
  if (!isRecord(filter) || Object.keys(filter).length > viewLimits.filters) return null;
  if (!Array.isArray(sort) || sort.length > viewLimits.sortKeys || !sort.every(isSortKey)) return null;
  if (!Array.isArray(columns) || columns.length > viewLimits.columns || !columns.every((name) => typeof name === 'string')) return null;
  if (typeof page_size !== 'number' || !Number.isInteger(page_size) || page_size < 1 || page_size > paging.maximalSize) return null;
  return { filter, sort, columns, page_size };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSortKey(value: unknown): value is ViewState['sort'][number] {
  return Array.isArray(value) && value.length === 2 && typeof value[0] === 'string' && (value[1] === 'asc' || value[1] === 'desc');
}
