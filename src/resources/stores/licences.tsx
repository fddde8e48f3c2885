import { useGetOne } from 'ra-core';
import type { JSX, ReactNode } from 'react';
import { prefixOf } from '../../../contract/derive/addresses.ts';
import { storeDefaults } from '../../../contract/resources/stores/store-defaults.ts';
import { licenceStateOn } from '../../../contract/rules/branch-status/licence.ts';
import { localDay } from '../../../contract/rules/time/prague-time.ts';
import { backupWords } from '../../branch-status/backup-words.ts';
import type { Additions } from '../../crud/core/additions/additions.ts';
import { useFromClock } from '../../crud/core/clock.ts';
import type { CellValue } from '../../crud/core/field-props.ts';
import { formatDay } from '../../crud/core/format.ts';
import type { Words } from '../../crud/core/words.ts';
import { Status } from '../../ui/page/status.tsx';

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
          <Status tone={marked[state]}>{backupWords(words).licence.states[state]}</Status>
        </>
      ) : null}
    </>
  );
}

const lastDay = ({ value, words }: CellValue): ReactNode => <LastDay day={String(value)} words={words} />;
const withoutEnd = ({ words }: CellValue): ReactNode => words.storeStatus.licenceUnlimited;

export const additions: Additions = {
  fields: { valid_to: { cell: lastDay, absent: withoutEnd } },
};
