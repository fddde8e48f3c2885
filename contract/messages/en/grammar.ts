import type { Noun } from '../../kit/index.ts';
import { capitalise, type Deed, type Grammar } from '../grammar.ts';
import { englishPlural } from '../plural.ts';

const formatter = new Intl.NumberFormat('en-GB');
const lister = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const number = (value: number): string => formatter.format(value);
const counted = (noun: Noun, count: number): string => `${number(count)} ${englishPlural(count, noun.one, noun.many)}`;
const was = (noun: Noun): string => (noun.pluralOnly ? 'were' : 'was');

function doneForms(noun: Noun, deed: Deed, count: string): readonly [string, string] {
  return [`The ${noun.one} ${was(noun)} ${deed}.`, `${count} ${noun.many} were ${deed}.`];
}

function deleteQuestion(noun: Noun, name?: string): string {
  if (name !== undefined && name !== '') return `Delete the ${noun.one} ${name}?`;
  return `Delete ${noun.pluralOnly ? 'these' : 'this'} ${noun.one}?`;
}

/** English sentences. */
export const grammar: Grammar = {
  number,
  list: (items) => lister.format(items),
  count: counted,
  selected: (noun, count) => `${counted(noun, count)} selected`,
  createTitle: (noun) => `New ${noun.one}`,
  createAction: (noun) => `Add ${article(noun)}${noun.one}`,
  editTitle: (noun, name) => `${capitalise(noun.one)}: ${name}`,
  choose: (noun) => `Choose ${article(noun)}${noun.one}`,
  done: (noun, deed) => doneForms(noun, deed, '')[0],
  failed: (noun, deed) => `The ${noun.one} could not be ${deed}.`,
  doneCount: (noun, deed, count) => englishPlural(count, ...doneForms(noun, deed, number(count))),
  deleteQuestion,
  deleteCountQuestion: (noun, count) => `Delete ${counted(noun, count)}?`,
  missing: (noun) =>
    `The ${noun.one} ${noun.pluralOnly ? 'do' : 'does'} not exist, or you have no access to ${noun.pluralOnly ? 'them' : 'it'}.`,
  changedMeanwhile: (noun) => `Somebody else saved the ${noun.one} in the meantime.`,
  forms: { noun: (noun) => [noun.one, noun.many], accusative: (noun) => [noun.one, noun.many], done: doneForms },
};

function article(noun: Noun): string {
  if (noun.pluralOnly) return '';
  return /^(?:[aeio]|un)/iu.test(noun.one) ? 'an ' : 'a ';
}
