import type { JSX } from 'react';
import type { Known } from '../../../branch-status/use-known.ts';
import { useConsoleWords } from '../../../providers/words/console-words.ts';

type DeviceCountProps = { readonly known: Known; readonly count: number; readonly in_trouble: number; readonly paper?: number };

/**
 * How many devices there are, and how many of them need someone; that paper runs out is said in the title, as the line is short.
 * How those of a silent store are, it said last: grey, with its time in the title.
 */
export function DeviceCount({ known, count, in_trouble: inTrouble, paper = 0 }: DeviceCountProps): JSX.Element {
  const { monitoring: words } = useConsoleWords();
  const { knowledge, asOf } = known;
  if (count === 0 || (knowledge === 'now' && inTrouble === 0)) return <>{count}</>;
  if (knowledge === 'never') return <span className="told-then">{words.stateUnknown(count)}</span>;
  const said = inTrouble === 0 ? '' : ` · ${words.inTrouble(inTrouble)}`;
  const low = paper === 0 ? [] : [words.paper(paper)];
  if (knowledge === 'now') {
    return (
      <>
        {count}
        <strong className="store-card__trouble" title={low[0]}>
          {said}
        </strong>
      </>
    );
  }
  return (
    <span className="told-then" title={[...low, asOf].join(', ')}>
      {count}
      {said}
      <span className="visually-hidden">, {asOf}</span>
    </span>
  );
}
