import { type JSX, memo, useCallback } from 'react';
import { useSteady } from '../../behaviour/use-steady.ts';
import { Button } from '../../button/button.tsx';
import { Skeleton } from '../../page/skeleton.tsx';
import { RowCells, type TableRow } from '../data-table.tsx';
import type { Column, RowSelection } from '../rows-and-columns.ts';

type ContinuousRowProps = {
  readonly index: number;
  readonly row: TableRow | undefined;
  readonly isFailed: boolean;
  /** Of a row that is not yet read, in pixels: as high as it will probably be. */
  readonly height: number;
  readonly columns: readonly Column[];
  readonly linkColumn: string | undefined;
  readonly selection: RowSelection | undefined;
  readonly actionLabel: string | undefined;
  readonly words: { readonly failed: string; readonly retry: string };
  readonly onRetry: () => void;
  readonly measure: (element: HTMLTableRowElement | null) => void;
};

const widths = ['70%', '85%', '55%', '78%', '62%'] as const;
/** One row in so many says that it failed, so that one of them is always in sight. */
const failuresApart = 10;

/** A row at its place among all: read, on its way, or not to be had. */
export const ContinuousRow = memo(function ContinuousRow(props: ContinuousRowProps): JSX.Element {
  const { index, row, isFailed, height, measure, columns, linkColumn, actionLabel, selection } = props;
  const onToggle = useSteady((key: number) => selection?.toggle(key));
  // oxlint-disable-next-line react/exhaustive-deps -- at another place it is measured again
  const measured = useCallback((element: HTMLTableRowElement | null) => measure(element), [measure, index]);
  const isStill = row === undefined || row.href === undefined;
  return (
    <tr
      ref={measured}
      data-index={index}
      data-read={row === undefined ? undefined : ''}
      style={row === undefined ? { height } : undefined}
      // The head is the first row.
      aria-rowindex={index + 2}
      // It takes the focus while its link is on its way.
      tabIndex={-1}
      className={isStill ? 'table__row table__row--still' : 'table__row'}
    >
      {row === undefined ? (
        <Unread {...props} isAnnounced={isFailed && index % failuresApart === 0} />
      ) : (
        <RowCells {...{ columns, linkColumn, actionLabel, row, onToggle }} isSelected={selection?.has(row.key)} />
      )}
    </tr>
  );
});

function Unread({
  index,
  columns,
  selection,
  actionLabel,
  words,
  onRetry,
  isAnnounced,
}: ContinuousRowProps & { readonly isAnnounced: boolean }): JSX.Element {
  const cells = columns.length + (selection === undefined ? 0 : 1) + (actionLabel === undefined ? 0 : 1);
  if (isAnnounced) {
    return (
      <td className="table__cell table__failure" colSpan={cells}>
        {words.failed}{' '}
        <Button tone="plain" icon="refresh" onClick={onRetry}>
          {words.retry}
        </Button>
      </td>
    );
  }
  return (
    <>
      {Array.from({ length: cells }, (_, at) => (
        <td key={at} className="table__cell">
          <Skeleton width={widths[(index + at) % widths.length] ?? '70%'} />
        </td>
      ))}
    </>
  );
}
