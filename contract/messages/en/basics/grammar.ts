import type { Noun, VerbForms } from '../../../kit/index.ts';
import { memoize } from '../../../rules/values/memoize.ts';
import { type AnyAction, capitalise, type Grammar, type RecordAction, writeSentenceEnd } from '../../basics/grammar.ts';
import { englishNumber as number } from '../../basics/numbers.ts';
import { englishPlural } from '../../basics/plural.ts';

const lister = memoize(() => new Intl.ListFormat('en-GB', { type: 'conjunction' }));
const counted = (noun: Noun, count: number): string => `${number(count)} ${englishPlural(count, noun.one, noun.many)}`;
const was = (noun: Noun): string => (noun.pluralOnly ? 'were' : 'was');

const infinitives: Readonly<Record<RecordAction, string>> = { created: 'create', saved: 'save', deleted: 'delete', restored: 'restore' };
const wordsOf = (action: AnyAction): VerbForms =>
  typeof action === 'string' ? { infinitive: infinitives[action], participle: action } : action;

const happened = (action: AnyAction): string => `${wordsOf(action).participle}${writeSentenceEnd(wordsOf(action))}`;
const does = (action: AnyAction, object: string): string =>
  `${capitalise(wordsOf(action).infinitive)} ${object}${writeSentenceEnd(wordsOf(action))}`;

function doneForms(noun: Noun, action: AnyAction, count: string): readonly [string, string] {
  const participle = happened(action);
  return [`The ${noun.one} ${was(noun)} ${participle}.`, `${count} ${noun.many} were ${participle}.`];
}

function deleteQuestion(noun: Noun, name?: string): string {
  if (name !== undefined && name !== '') return `Delete the ${noun.one} ${name}?`;
  return `Delete ${noun.pluralOnly ? 'these' : 'this'} ${noun.one}?`;
}

/** English sentences. */
export const grammar: Grammar = {
  number,
  list: (items) => lister().format(items),
  count: counted,
  selected: (noun, count) => `${counted(noun, count)} selected`,
  createTitle: (noun) => noun.adding ?? `New ${noun.one}`,
  createAction: (noun) => noun.adding ?? `Add ${article(noun)}${noun.one}`,
  editTitle: (noun, name) => `${capitalise(noun.one)}: ${name}`,
  choose: (noun) => `Choose ${article(noun)}${noun.one}`,
  done: (noun, action) => doneForms(noun, action, '')[0],
  failed: (noun, action) => `The ${noun.one} could not be ${happened(action)}.`,
  doneCount: (noun, action, count) => englishPlural(count, ...doneForms(noun, action, number(count))),
  act: (noun, action, many) => does(action, many ? noun.many : noun.one),
  actOn: (noun, action, name) => `${does(action, `${noun.one} ${name}`)}?`,
  actQuestion: (noun, action, count) => `${does(action, counted(noun, count))}?`,
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
