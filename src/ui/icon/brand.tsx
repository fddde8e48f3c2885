import type { JSX } from 'react';
import './brand.css';

/** The mark alone: a queue's ticket with its number called. */
function BrandMark(): JSX.Element {
  return (
    <svg className="brand__mark" width="28" height="28" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="var(--accent)" />
      <g fill="none" stroke="var(--on-accent)" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <path d="M11 24V8h6.5a4.75 4.75 0 0 1 0 9.5H15" />
        <path d="M22 24h.01" />
      </g>
    </svg>
  );
}

/** Mark and name. */
export function Brand({ name }: { readonly name: string }): JSX.Element {
  return (
    <span className="brand">
      <BrandMark />
      {name}
    </span>
  );
}
