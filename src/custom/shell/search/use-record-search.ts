import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { searching } from '../../../../contract/basics/limits.ts';
import { searchedWords } from '../../../../contract/rules/text/fold-diacritics.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { type FoundGroup, knownGroups } from './found-answer.ts';

export type RecordSearch = {
  readonly groups: readonly FoundGroup[];
  /** They answer an earlier text that the present one goes on from. */
  readonly isOld: boolean;
  /** The answer to the present text is on its way. */
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  readonly retry: () => void;
};

/** Short enough to answer within 150 ms after the last key. */
const restMilliseconds = 60;
const nothing: readonly FoundGroup[] = [];

/** Whether it says enough for records to be looked for. */
export function isWorthAsking(text: string): boolean {
  return searchedWords(text).join('').length >= searching.shortest;
}

/** Finds records while it is typed; what is asked next breaks off what was asked before. */
export function useRecordSearch(typed: string): RecordSearch {
  const { ask } = useCalls();
  const text = typed.trim();
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMilliseconds);
    return () => clearTimeout(timer);
  }, [text]);
  const isWorth = isWorthAsking(text);
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['search', rested],
    // An answer carries what it answers: it is never taken for that to another text.
    queryFn: async ({ signal }) => ({ text: rested, groups: knownGroups(await ask('GET /search', { query: { q: rested }, signal })) }),
    enabled: isWorthAsking(rested) && isWorth,
    placeholderData: keepPreviousData,
    retry: false,
    // What is looked for again is looked for again.
    gcTime: 0,
  });
  const isAnswered = data?.text === text;
  const isLoading = isWorth && !isAnswered && (rested !== text || isFetching);
  const isShown = isWorth && data !== undefined && (isAnswered || (isLoading && text.startsWith(data.text)));
  return {
    groups: isShown ? data.groups : nothing,
    isOld: !isAnswered,
    isLoading,
    isFailed: isWorth && !isAnswered && isError && !isLoading,
    retry: () => void refetch(),
  };
}
