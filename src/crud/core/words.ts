import { useLocale } from 'ra-core';
import type { Problem } from '../../../contract/basics/errors.ts';
import type { AnyLabels, AnyResource } from '../../../contract/kit/index.ts';
import { messagesIn } from '../../../contract/messages/fetched.ts';
import { type Language, type Messages, problemText } from '../../../contract/messages/texts.ts';
import type { PagerWords } from '../../ui/table/pager.tsx';

/** The words of one language that lists and forms use. */
export type Words = Pick<
  Messages['console'],
  | 'list'
  | 'tasks'
  | 'exporting'
  | 'imports'
  | 'branchKey'
  | 'bulk'
  | 'form'
  | 'dates'
  | 'delivery'
  | 'shortcuts'
  | 'pages'
  | 'auth'
  | 'users'
  | 'views'
  | 'filterBuilder'
  | 'waiting'
  | 'opening'
  | 'orders'
  | 'outbox'
  | 'branchGroups'
  | 'monitoring'
  | 'storeStatus'
> & {
  readonly language: Language;
  readonly grammar: Messages['grammar'];
  readonly system: Messages['system'];
  readonly labelsOf: (resource: Pick<AnyResource, 'name'>) => AnyLabels;
  readonly problem: (problem: Problem) => string;
};

function made(messages: Messages): Words {
  const labels: ReadonlyMap<string, AnyLabels> = new Map(Object.entries(messages.resources));
  return {
    ...messages.console,
    language: messages.language,
    grammar: messages.grammar,
    system: messages.system,
    problem: (problem) => problemText(messages, problem),
    labelsOf: (resource) => {
      const found = labels.get(resource.name);
      if (found === undefined) throw new Error(`No words for "${resource.name}"`);
      return found;
    },
  };
}

const byCatalogue = new WeakMap<Messages, Words>();

/** The words of the language that the person has chosen. */
export function useWords(): Words {
  const messages = messagesIn(useLocale() === 'en' ? 'en' : 'cs');
  const words = byCatalogue.get(messages) ?? made(messages);
  byCatalogue.set(messages, words);
  return words;
}

/** The hook for the words of one screen, which it fetches with itself, in the language that the person has chosen. */
export const wordsHook =
  <ScreenWords>(czech: ScreenWords, english: ScreenWords): (() => ScreenWords) =>
  () =>
    useLocale() === 'en' ? english : czech;

/** A field's label: the entity's own, or that of a field that every row has. */
export function fieldLabel(words: Words, resource: Pick<AnyResource, 'name'>, name: string): string {
  const labels: Readonly<Record<string, string>> = { ...words.system, ...words.labelsOf(resource).fields };
  return labels[name] ?? name;
}

/** The word for one value of a choice; the value itself when the words do not know it. */
export function choiceLabel(
  words: Words,
  resource: Pick<AnyResource, 'name'>,
  at: { readonly name: string; readonly value: string },
): string {
  return words.labelsOf(resource).choices[at.name]?.[at.value] ?? at.value;
}

/** Words of the paging of so many rows. */
export const pagerWords = (list: Words['list'], total: number, isMore = false): PagerWords => ({
  name: list.paging,
  size: list.rowsPerPage,
  first: list.firstPage,
  previous: list.previousPage,
  next: list.nextPage,
  last: list.lastPage,
  range: (from, to) => list.range(from, to, total, isMore),
});
