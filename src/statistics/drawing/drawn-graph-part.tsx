import { type JSX, Suspense } from 'react';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import type { DrawnGraphProps } from './drawn-graph.tsx';

const Drawn = lazyPart(async () => (await import('./drawn-graph.tsx')).DrawnGraph);

/** The graph itself. Its library is fetched with the first of them. */
export function DrawnGraph(props: DrawnGraphProps): JSX.Element {
  return (
    <Suspense fallback={<Skeleton />}>
      <Drawn {...props} />
    </Suspense>
  );
}
