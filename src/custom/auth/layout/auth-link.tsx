import type { JSX, MouseEvent, ReactNode } from 'react';

export type Go = (to: string) => void;

type EntranceLinkProps = { readonly to: string; readonly go: Go; readonly className?: string; readonly children: ReactNode };

/** A link that moves without loading the page; with a modifier key it is left to the browser. */
export function AuthLink({ to, go, className, children }: EntranceLinkProps): JSX.Element {
  const onClick = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={to} className={className} onClick={onClick}>
      {children}
    </a>
  );
}
