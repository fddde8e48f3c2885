import type { JSX } from 'react';

export type DrawingSize = 16 | 18 | 20 | 24 | 32;

/** Strokes on a grid of 24; never read out by itself, because it stands beside a word or in a control that has a name. */
export function Drawing({ path, size }: { readonly path: string; readonly size: DrawingSize }): JSX.Element {
  return (
    <svg
      className="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
