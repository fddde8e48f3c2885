import type { JSX } from 'react';
import { useFirstFocus } from '../behaviour/use-first-focus.ts';
import { Button } from '../button/button.tsx';

type SafeButtonProps = { readonly onClick: () => void; readonly children: string };

/** The button of a dialog that changes nothing. It has the focus from the beginning, so that a hasty Enter takes nothing away. */
export function SafeButton({ onClick, children }: SafeButtonProps): JSX.Element {
  const button = useFirstFocus<HTMLButtonElement>();
  return (
    <Button ref={button} onClick={onClick}>
      {children}
    </Button>
  );
}
