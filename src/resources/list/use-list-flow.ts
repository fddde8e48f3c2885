import { useStore } from 'ra-core';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { useNarrow } from '../use-narrow.ts';
import type { Within } from './within.ts';

export const flows = ['pages', 'continuous'] as const;
/** How the rows of a list follow one another: in pages, or all of them in one table. */
type Flow = (typeof flows)[number];

export type ListFlow = { readonly isContinuous: boolean; readonly choose: (flow: Flow) => void };

/** A continuous list is read by so many rows. */
export const chunkSize = 100;

/** What the person has chosen for this list. On narrow screens rows are cards, which come in pages. */
export function useListFlow(resource: AnyResource, within?: Within): ListFlow {
  const [kept, keep] = useStore<unknown>([resource.name, ...(within === undefined ? [] : [within.name]), 'flow'].join('.'));
  const isNarrow = useNarrow();
  return {
    isContinuous: kept === 'continuous' && !isNarrow,
    choose: (flow) => keep(flow === 'pages' ? undefined : flow),
  };
}
