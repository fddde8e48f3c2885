import type { JSX, ReactNode } from 'react';
import { Link } from 'react-router';
import { formatPhone } from '../crud/core/format.ts';
import { useWords } from '../crud/core/words.ts';
import type { SilenceWords } from './silence-words.ts';

type SilenceActionProps = {
  readonly store: { readonly id: number; readonly label: string; readonly phone: string | null };
  readonly said: SilenceWords;
  readonly className?: string;
  /** Is before the number. */
  readonly icon?: ReactNode;
};

/** Where the next step is done: the page with the key, the telephone of the branch, or the branch where no number is known. */
export function SilenceAction({ store: { id, label, phone }, said, className, icon }: SilenceActionProps): JSX.Element {
  const { monitoring: words } = useWords();
  const look = className === undefined ? {} : { className };
  if (said.step === 'key') {
    return (
      <Link {...look} to={`/stores/${id}?tab=key`}>
        {said.keyLink}
      </Link>
    );
  }
  if (phone === null) {
    return (
      <Link {...look} to={`/stores/${id}`}>
        {words.openStore}
      </Link>
    );
  }
  return (
    <a {...look} href={`tel:${phone}`} aria-label={words.call(label, formatPhone(phone))}>
      {icon}
      {formatPhone(phone)}
    </a>
  );
}
