import { listMeta } from '../../../contract/basics/limits.ts';
import { refuse } from '../../../contract/basics/refusal.ts';
import { facetNames, prefetchNames } from '../../../contract/derive/list-meta.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import type { View } from '../../db/rows/query/query.ts';

/** What a list is asked in addition to its rows. */
export type ListMeta = { readonly facets: readonly string[]; readonly prefetch: readonly string[] };

/** Reads `meta` of a query; nothing is asked where it is absent. */
export function parseListMeta(resource: AnyResource, given: unknown, view: View): ListMeta {
  if (given === undefined) return { facets: [], prefetch: [] };
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw unknown('meta');
  const asked: Readonly<Record<string, unknown>> = { ...given };
  const other = Object.keys(asked).find((name) => name !== 'facets' && name !== 'prefetch');
  if (other !== undefined) throw unknown(`meta.${other}`);
  const isWhole = view === 'whole';
  return {
    facets: namesIn(asked['facets'], { at: 'meta.facets', known: isWhole ? facetNames(resource) : [], most: listMeta.maximalFacets }),
    prefetch: namesIn(asked['prefetch'], {
      at: 'meta.prefetch',
      known: prefetchNames(resource).filter((name) => isWhole || name === 'store_id'),
      most: listMeta.maximalPrefetch,
    }),
  };
}

function namesIn(
  given: unknown,
  { at, known, most }: { readonly at: string; readonly known: readonly string[]; readonly most: number },
): readonly string[] {
  if (given === undefined) return [];
  if (!Array.isArray(given)) throw unknown(at);
  const names: readonly unknown[] = given;
  const wrong = names.find((name) => typeof name !== 'string' || !known.includes(name));
  if (wrong !== undefined || names.length > most) throw unknown(`${at}: ${typeof wrong === 'string' ? wrong : '?'}`);
  return [...new Set(known.filter((name) => names.includes(name)))];
}

function unknown(name: string) {
  return refuse('unknown_parameter', { details: { name: name.slice(0, 100) } });
}
