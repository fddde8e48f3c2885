import { type JSX, Suspense } from 'react';
import type { Additions } from '../../core/additions/additions.ts';
import type { Row } from '../../core/row.ts';
import './record-line.css';

/** Under the question, which names the record: the line of its head, where the entity has one. */
export function RecordLine({ additions, record }: { readonly additions: Additions; readonly record: Row }): JSX.Element | null {
  const Line = additions.head?.Line;
  if (Line === undefined) return null;
  return (
    <p className="record-line">
      <Suspense>
        <Line record={record} />
      </Suspense>
    </p>
  );
}
