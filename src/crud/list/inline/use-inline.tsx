import { type JSX, type ReactNode, Suspense, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { fieldOf } from '../../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';
import type { Additions } from '../../core/additions/additions.ts';
import type { AccessTo } from '../../core/additions/use-access.ts';
import { idOf, type Row } from '../../core/row.ts';
import type { CellProps, Leave } from './cell-props.ts';

/** The rows come first: what writes them is fetched when they have was for a moment. */
const restMilliseconds = 500;

const CellTools = lazyPart(async () => {
  await new Promise((resolve) => setTimeout(resolve, restMilliseconds));
  return (await import('./cell-tools.tsx')).CellTools;
});

/** What a cell shows, which keeps its place under the open editor, and the way to write it. The tools come after the list: no one waits for them to read it. */
function InlineCell({ children, ...cell }: CellProps & { readonly children: ReactNode }): JSX.Element {
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

type Open = { readonly id: number; readonly name: string; readonly queryKey: string; readonly rows: readonly Row[] };

export type Inline = {
  /** The rows to show: those of the moment when a cell was opened, for as long as it is. */
  readonly rows: readonly Row[];
  readonly isOpen: boolean;
  /** Undefined where nothing in the row is written in the list. */
  readonly aroundOf: (row: Row) => ((name: string, shown: ReactNode) => ReactNode) | undefined;
};

type InlineQuery = {
  readonly resource: AnyResource;
  readonly additions: Additions;
  readonly rows: readonly Row[];
  readonly access: AccessTo;
  /** What the list is asked for: an open cell does not outlast it. */
  readonly queryKey: string;
  readonly isOff: boolean;
};

/**
 * Cells that are written in their place, one at a time. What others change meanwhile waits until it is closed: no row moves
 * or goes away under who is typing, and saving reports the conflict.
 */
export function useInline({ resource, additions, rows, access, queryKey, isOff }: InlineQuery): Inline {
  const [kept, keep] = useState<Open>();
  const leave = useRef<Leave>(undefined);
  const setLeave = useCallback((next: Leave | undefined) => {
    leave.current = next;
  }, []);
  const open = kept?.queryKey === queryKey ? kept : undefined;
  const latest = useRef({ queryKey, rows });
  useLayoutEffect(() => {
    latest.current = { queryKey, rows };
  });
  const begin = useCallback((id: number, name: string): void => {
    const become = (): void =>
      keep((was) => {
        const now = latest.current;
        return { id, name, queryKey: now.queryKey, rows: was?.queryKey === now.queryKey ? was.rows : now.rows };
      });
    if (leave.current === undefined) become();
    else leave.current(become);
  }, []);
  const opened = open === undefined ? undefined : cellKey(open.id, open.name);
  const aroundOf = useMemo((): Inline['aroundOf'] => {
    const names: readonly string[] = isOff ? [] : (resource.list.inline ?? []);
    return (row) => {
      const { readOnly, settled = [] } = access(row);
      if (names.length === 0 || readOnly !== undefined) return undefined;
      const id = idOf(row);
      return (name, shown) => {
        const isOffered = names.includes(name) && !settled.includes(name);
        const field = isOffered ? fieldOf(resource, name) : undefined;
        if (field === undefined) return shown;
        return (
          <InlineCell
            {...{ resource, additions, row, name, field, setLeave }}
            isOpen={opened === cellKey(id, name)}
            onOpen={() => begin(id, name)}
            onClose={() => keep((was) => (was?.id === id && was.name === name ? undefined : was))}
            onSaved={(saved) => keep((was) => was && { ...was, rows: was.rows.map((one) => (idOf(one) === id ? saved : one)) })}
          >
            {shown}
          </InlineCell>
        );
      };
    };
  }, [resource, additions, access, isOff, opened, begin, setLeave]);
  return { rows: open?.rows ?? rows, isOpen: open !== undefined, aroundOf };
}

function cellKey(id: number, name: string): string {
  return `${id}/${name}`;
}
