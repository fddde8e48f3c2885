import type { JSX, ReactNode } from 'react';
import { buttonClass } from './button-class.ts';

type SubmitButtonProps = { readonly busy: boolean; readonly wide?: boolean; readonly children: ReactNode };

/** The primary button of a small form; while it is being sent it keeps the focus and does nothing. */
export function SubmitButton({ busy, wide = false, children }: SubmitButtonProps): JSX.Element {
  return (
    <button
      type={busy ? 'button' : 'submit'}
      className={buttonClass('primary', wide ? 'button--wide' : '')}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
    >
      {busy ? <span className="button__wait" aria-hidden="true" /> : null}
      {children}
    </button>
  );
}
