import type { JSX, ReactNode } from 'react';
import './panel.css';

/** The surface of a table, a form or a text. */
export function Panel({ children, padded = true }: { readonly children: ReactNode; readonly padded?: boolean }): JSX.Element {
  return <div className={padded ? 'panel panel--padded' : 'panel'}>{children}</div>;
}
