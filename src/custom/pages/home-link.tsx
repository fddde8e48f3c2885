import type { JSX, ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '../../ui/button/button.tsx';

/** The way out of a screen that cannot be shown. */
export function HomeLink({ children }: { readonly children: ReactNode }): JSX.Element {
  return (
    <Link to="/" className={buttonClass('primary')}>
      {children}
    </Link>
  );
}
