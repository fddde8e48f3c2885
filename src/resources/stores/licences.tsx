import { useGetOne } from 'ra-core';
import type { JSX, ReactNode } from 'react';
import { prefixOf } from '../../../contract/derive/addresses.ts';
import { storeDefaults } from '../../../contract/resources/stores/store-defaults.ts';
import { licenceStateOn } from '../../../contract/rules/licence/licence-state.ts';
import { localDay } from '../../../contract/rules/time/prague-time.ts';
import type { Additions } from '../../crud/vocabulary/additions/additions.ts';
import type { CellValue } from '../../crud/vocabulary/cell-value.ts';
import { useFromClock } from '../../crud/vocabulary/clock.ts';
import { formatDay } from '../../crud/vocabulary/format.ts';
import type { Words } from '../../crud/vocabulary/words.ts';
import { Status } from '../../ui/page/status.tsx';
import { keepingWords } from '../../watching/keeping-words.ts';

const marked = { ending: 'warning', ended: 'danger' } as const;

/** Until when a licence holds, marked from the day on which the town wants to be warned. */
function LastDay({ day, words }: { readonly day: string; readonly words: Words }): JSX.Element {
  const { data } = useGetOne(prefixOf(storeDefaults), { id: 1 }, { retry: false });
  const warned: unknown = data?.['licence_days'];
  const today = useFromClock(localDay);
  const state = licenceStateOn(today, { valid_to: day }, typeof warned === 'number' ? warned : undefined);
  return (
    <>
      {formatDay(day)}
      {state === 'ending' || state === 'ended' ? (
        <>
          {' '}
          <Status tone={marked[state]}>{keepingWords(words).licence.states[state]}</Status>
        </>
      ) : null}
    </>
  );
}

const lastDay = ({ value, words }: CellValue): ReactNode => <LastDay day={String(value)} words={words} />;
const withoutEnd = ({ words }: CellValue): ReactNode => words.standing.licenceUnlimited;

export const additions: Additions = {
  fields: { valid_to: { cell: lastDay, absent: withoutEnd } },
};
