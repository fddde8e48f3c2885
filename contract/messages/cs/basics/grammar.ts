import type { Noun, VerbForms } from '../../../kit/index.ts';
import { memoize } from '../../../rules/values/memoize.ts';
import { type AnyAction, capitalise, type Grammar, type RecordAction, writeSentenceEnd } from '../../basics/grammar.ts';
import { czechNumber as number } from '../../basics/numbers.ts';
import { plural } from '../../basics/plural.ts';

type Agreement = 'masculine' | 'feminine' | 'neuter' | 'animates' | 'others' | 'neuters';
type Agreeing = Readonly<Record<Agreement, string>>;

const adjectiveNew: Agreeing = { masculine: 'Nový', feminine: 'Nová', neuter: 'Nové', animates: 'Noví', others: 'Nové', neuters: 'Nová' };
const wasDone: Agreeing = { masculine: 'byl', feminine: 'byla', neuter: 'bylo', animates: 'byli', others: 'byly', neuters: 'byla' };
/** Endings of short participles: smazán, smazána, smazáno, smazáni, smazány, smazána. */
const ending: Agreeing = { masculine: '', feminine: 'a', neuter: 'o', animates: 'i', others: 'y', neuters: 'a' };
const toIt: Agreeing = { masculine: 'němu', feminine: 'ní', neuter: 'němu', animates: 'nim', others: 'nim', neuters: 'nim' };
const thisOne: Agreeing = { masculine: 'tento', feminine: 'tuto', neuter: 'toto', animates: 'tyto', others: 'tyto', neuters: 'tato' };

const actions: Readonly<Record<RecordAction, VerbForms>> = {
  created: { infinitive: 'vytvořit', participle: 'vytvořen' },
  saved: { infinitive: 'uložit', participle: 'uložen' },
  deleted: { infinitive: 'smazat', participle: 'smazán' },
  restored: { infinitive: 'obnovit', participle: 'obnoven' },
};
const wordsOf = (action: AnyAction): VerbForms => (typeof action === 'string' ? actions[action] : action);

const lister = memoize(() => new Intl.ListFormat('cs', { type: 'conjunction' }));

function agreementOfPlural(noun: Noun): Agreement {
  if (noun.gender === 'neuter') return 'neuters';
  return noun.gender === 'masculine' && noun.animate ? 'animates' : 'others';
}

/** What a sentence about one record agrees with. */
function agreementOfOne(noun: Noun): Agreement {
  return noun.pluralOnly ? agreementOfPlural(noun) : noun.gender;
}

/** "byla smazána, byly smazány, bylo smazáno": five and more take the neuter singular in every gender. */
const happened = (agreement: Agreement, action: AnyAction): string =>
  `${wasDone[agreement]} ${wordsOf(action).participle}${ending[agreement]}${writeSentenceEnd(wordsOf(action))}`;

const does = (action: AnyAction, object: string): string =>
  `${capitalise(wordsOf(action).infinitive)} ${object}${writeSentenceEnd(wordsOf(action))}`;

const formsOf = (noun: Noun): readonly [string, string, string] => [noun.one, noun.few, noun.many];
const counted = (noun: Noun, count: number): string => `${number(count)} ${plural(count, ...formsOf(noun))}`;

function doneForms(noun: Noun, action: AnyAction, count: string): readonly [string, string, string] {
  return [
    `${capitalise(noun.one)} ${happened(agreementOfOne(noun), action)}.`,
    `${count} ${noun.few} ${happened(agreementOfPlural(noun), action)}.`,
    `${count} ${noun.many} ${happened('neuter', action)}.`,
  ];
}

function selected(noun: Noun, count: number): string {
  const agreement = plural(count, agreementOfOne(noun), agreementOfPlural(noun), 'neuter');
  return `Vybrán${ending[agreement]} ${counted(noun, count)}`;
}

function deleteQuestion(noun: Noun, name?: string): string {
  if (name !== undefined && name !== '') return `Smazat ${noun.accusative[0]} ${name}?`;
  const pointer = noun.animate && !noun.pluralOnly ? 'tohoto' : thisOne[agreementOfOne(noun)];
  return `Smazat ${pointer} ${noun.accusative[0]}?`;
}

/** Czech sentences. */
export const grammar: Grammar = {
  number,
  list: (items) => lister().format(items),
  count: counted,
  selected,
  createTitle: (noun) => noun.adding ?? `${adjectiveNew[agreementOfOne(noun)]} ${noun.one}`,
  createAction: (noun) => noun.adding ?? `Přidat ${noun.accusative[0]}`,
  editTitle: (noun, name) => `${capitalise(noun.one)}: ${name}`,
  choose: (noun) => `Vyberte ${noun.accusative[0]}`,
  done: (noun, action) => `${capitalise(noun.one)} ${happened(agreementOfOne(noun), action)}.`,
  failed: (noun, action) =>
    `${capitalise(noun.accusative[0])} se nepodařilo ${wordsOf(action).infinitive}${writeSentenceEnd(wordsOf(action))}.`,
  doneCount: (noun, action, count) => plural(count, ...doneForms(noun, action, number(count))),
  act: (noun, action, many) => does(action, noun.accusative[many ? 1 : 0]),
  actOn: (noun, action, name) => `${does(action, `${noun.accusative[0]} ${name}`)}?`,
  actQuestion: (noun, action, count) => `${does(action, `${number(count)} ${plural(count, ...noun.accusative)}`)}?`,
  deleteQuestion,
  deleteCountQuestion: (noun, count) => `Smazat ${number(count)} ${plural(count, ...noun.accusative)}?`,
  missing: (noun) => {
    const agreement = agreementOfOne(noun);
    return `${capitalise(noun.one)} ${noun.pluralOnly ? 'neexistují' : 'neexistuje'}, nebo k ${toIt[agreement]} nemáte přístup.`;
  },
  changedMeanwhile: (noun) => `${capitalise(noun.accusative[0])} mezitím uložil někdo jiný.`,
  forms: { noun: formsOf, accusative: (noun) => noun.accusative, done: doneForms },
};
