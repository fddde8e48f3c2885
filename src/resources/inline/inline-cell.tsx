import { type JSX, lazy, type ReactNode, Suspense } from 'react';
import type { CellProps } from './cell-props.ts';

const CellTools = lazy(async () => ({ default: (await import('./cell-tools.tsx')).CellTools }));

/** What a cell shows and the way to write it. The tools come after the list: nobody waits for them to read it. */
export function InlineCell({ children, ...cell }: CellProps & { readonly children: ReactNode }): JSX.Element {
  return (
    <>
      {cell.isOpen ? null : children}
      <Suspense fallback={cell.isOpen ? children : null}>
        <CellTools {...cell} />
      </Suspense>
    </>
  );
}
