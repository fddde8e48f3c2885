import { useStore } from 'ra-core';
import { useLocation, useNavigate } from 'react-router';
import type { Question } from '../../contract/rules/statistics/question.ts';
import { parseQuestion, writeQuestionAddress } from '../../contract/rules/statistics/question-address.ts';
import { chosenStoreKey, everyStore, parseChosenStore, storeParameter } from '../crud/core/chosen-store.ts';

/** What else the address has: the order of rows, an opened row. */
export type Further = Readonly<Record<string, string | null>>;

export type AskedQuestion = {
  readonly question: Question;
  /** Parts of the address that nothing understands. */
  readonly misread: readonly string[];
  readonly further: URLSearchParams;
  readonly change: (change: Partial<Question>, further?: Further) => void;
  /** The part after `?` of an address with a question: it says the same to everyone. */
  readonly searchOf: (question: Question, further?: Further) => string;
};

/** The question is kept in the address alone: whatever is chosen can be sent, kept and gone back from. */
export function useQuestion(): AskedQuestion {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const [kept] = useStore<unknown>(chosenStoreKey);
  const further = new URLSearchParams(search);
  const read = parseQuestion(search.slice(1));
  const chosen = parseChosenStore(further, kept);
  const isNarrowed = read.question.stores.length > 0 || read.question.regions.length > 0;
  const question = isNarrowed || chosen === undefined ? read.question : { ...read.question, stores: [chosen] };
  return {
    question,
    misread: read.misread,
    further,
    searchOf,
    change: (change, added) => {
      const own = Object.fromEntries(ownParts.flatMap((name) => (further.has(name) ? [[name, further.get(name)]] : [])));
      void navigate(`${pathname}?${searchOf({ ...question, ...change }, { ...own, ...added })}`);
    },
  };
}

/** Stay when the question changes. A drawer of visits belongs to the question that it was opened from. */
const ownParts = ['sort', 'kind', 'series', 'value', 'rows'] as const;

function searchOf(question: Question, further: Further = {}): string {
  const isNarrowed = question.stores.length > 0 || question.regions.length > 0;
  const added = Object.entries(further).flatMap(([name, value]) => (value === null ? [] : `${name}=${encodeURIComponent(value)}`));
  // Without it a store that is chosen for the person would narrow what is asked of all.
  const everywhere = isNarrowed ? [] : [`${storeParameter}=${everyStore}`];
  return [writeQuestionAddress(question), ...everywhere, ...added].filter((part) => part !== '').join('&');
}
