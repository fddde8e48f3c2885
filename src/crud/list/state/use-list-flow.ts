import { useStore } from 'ra-core';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { useNarrow } from '../../core/use-narrow.ts';
import type { Within } from '../../core/within.ts';

/** How the rows of a list follow one another: in pages, or all of them in one table. */
export type Flow = 'pages' | 'continuous';

export type ListFlow = { readonly isContinuous: boolean; readonly choose: (flow: Flow) => void };

/** A continuous list is read by so many rows. */
export const chunkSize = 100;

/** Name of the preference. */
export const flowKey = (resource: AnyResource, within?: Within): string =>
  [resource.name, ...(within === undefined ? [] : [within.name]), 'flow'].join('.');

/** On narrow screens rows are two lines each, which come in pages. */
export function isContinuousIn(kept: unknown, isNarrow: boolean): boolean {
  return kept === 'continuous' && !isNarrow;
}

/** What the person has chosen for this list. */
export function useListFlow(resource: AnyResource, within?: Within): ListFlow {
  const [kept, keep] = useStore<unknown>(flowKey(resource, within));
  const isNarrow = useNarrow();
  return {
    isContinuous: isContinuousIn(kept, isNarrow),
    choose: (flow) => keep(flow === 'pages' ? undefined : flow),
  };
}
