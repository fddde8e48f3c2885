import { useMemo } from 'react';
import { waitingChanges as czech } from '../../../../contract/messages/cs/console/stores/waiting-changes.ts';
import { waitingChanges as english } from '../../../../contract/messages/en/console/stores/waiting-changes.ts';
import { useWords, type Words } from '../../../crud/core/words.ts';

export type WaitingWords = Words & { readonly waiting: ReturnType<typeof czech> };

/** Words of the console with those of waiting changes, which are fetched with their tab. */
export function useWaitingChangeWords(): WaitingWords {
  const words = useWords();
  return useMemo(
    () => ({ ...words, waiting: { ...words.waiting, ...(words.language === 'en' ? english : czech)(words.grammar.number) } }),
    [words],
  );
}
