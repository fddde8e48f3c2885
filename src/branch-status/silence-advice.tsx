import type { JSX, ReactNode } from 'react';
import { Link } from 'react-router';
import { formatPhone } from '../crud/core/format.ts';
import { useWords } from '../crud/core/words.ts';
import type { SilenceWords } from './silence-words.ts';

type SilenceActionProps = {
  readonly store: { readonly id: number; readonly label: string; readonly phone: string | null };
  readonly advice: SilenceWords;
  readonly className?: string;
  /** Is before the number. */
  readonly icon?: ReactNode;
};

/** Where the next step is done: the page with the key, the telephone of the branch, or the branch where no number is known. */
export function SilenceAction({ store: { id, label, phone }, advice, className, icon }: SilenceActionProps): JSX.Element {
  const { monitoring: words } = useWords();
  const look = className === undefined ? {} : { className };
  if (advice.step === 'key') {
    return (
      <Link {...look} to={`/stores/${id}?tab=key`}>
        {advice.keyLink}
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
