import type { JSX } from 'react';
import { useConsoleWords } from '../../providers/words/console-words.ts';

type DeviceCountProps = { readonly count: number; readonly in_trouble: number; readonly paper?: number };

/** How many devices there are, and how many of them need somebody; that paper runs out is said in the title, as the line is short. */
export function DeviceCount({ count, in_trouble: inTrouble, paper = 0 }: DeviceCountProps): JSX.Element {
  const { monitoring: words } = useConsoleWords();
  return (
    <>
      {count}
      {inTrouble === 0 ? null : (
        <strong
          className="store-card__trouble"
          title={paper === 0 ? undefined : words.paper(paper)}
        >{` · ${words.inTrouble(inTrouble)}`}</strong>
      )}
    </>
  );
}
