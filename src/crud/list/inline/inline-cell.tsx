import { type JSX, type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';
import type { CellProps } from './cell-props.ts';

/** The rows come first: what writes them is fetched when they have was for a moment. */
const restMilliseconds = 500;

const CellTools = lazyPart(async () => {
  await new Promise((resolve) => setTimeout(resolve, restMilliseconds));
  return (await import('./cell-tools.tsx')).CellTools;
});

/** What a cell shows, which keeps its place under the open editor, and the way to write it. The tools come after the list: no one waits for them to read it. */
export function InlineCell({ children, ...cell }: CellProps & { readonly children: ReactNode }): JSX.Element {
  return (
    <>
      {cell.isOpen ? (
        <span className="cell-kept" inert>
          {children}
        </span>
      ) : (
        children
      )}
      <Suspense fallback={null}>
        <CellTools {...cell} />
      </Suspense>
    </>
  );
}
