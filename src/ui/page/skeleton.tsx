import type { JSX } from 'react';
import './skeleton.css';

/** A place that something will fill; the width is any CSS length. */
export function Skeleton({ width = '100%' }: { readonly width?: string }): JSX.Element {
  return <span className="skeleton" style={{ width }} aria-hidden="true" />;
}

const rowWidths = ['92%', '78%', '85%', '64%', '88%', '71%'] as const;

/** A whole screen on its way: the label is what a screen reader says. */
export function SkeletonScreen({ label }: { readonly label: string }): JSX.Element {
  return (
    <div className="skeleton-screen" role="status">
      <span className="visually-hidden">{label}</span>
      <Skeleton width="12rem" />
      <div className="skeleton-screen__panel">
        {rowWidths.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    </div>
  );
}
