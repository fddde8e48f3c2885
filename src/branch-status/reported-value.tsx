import type { JSX, ReactNode } from 'react';
import { useWords } from '../crud/core/words.ts';
import type { Known } from './use-known.ts';
import './branch-status.css';

type ToldProps = {
  readonly known: Known;
  /** Whether it is of one day, as counts are: then nothing is known of today where the store has been silent since before. */
  readonly isOfDay?: boolean;
  /** What is where nothing is known. */
  readonly unknown?: string | undefined;
  /** Whether the time is left to who listens to it and to the title, as there is no room. */
  readonly isShort?: boolean;
  readonly children: ReactNode;
};

/** What a store reported: as it is, or grey with its time where the store is silent, or that it is not known. */
export function ReportedValue({ known: { knowledge, asOf }, isOfDay = false, unknown, isShort = false, children }: ToldProps): JSX.Element {
  const { monitoring } = useWords();
  if (knowledge === 'now') return <>{children}</>;
  if (knowledge === 'never' || (isOfDay && knowledge === 'earlier'))
    return <span className="told-then">{unknown ?? monitoring.unknown}</span>;
  if (isShort) {
    return (
      <span className="told-then" title={asOf}>
        {children}
        <span className="visually-hidden">, {asOf}</span>
      </span>
    );
  }
  return (
    <span className="told-then">
      {children}, {asOf}
    </span>
  );
}
