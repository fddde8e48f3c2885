import type { Noun, VerbForms } from '../../kit/index.ts';

/** What is done with a record and reported about afterwards. */
export type RecordAction = 'created' | 'saved' | 'deleted' | 'restored';
/** One of these, or an action that the entity declares. */
export type AnyAction = RecordAction | VerbForms;

/** The sentences that every entity needs, in the right gender and case. Names are shown as given; counts are formatted. */
export type Grammar = {
  /** A number as the language writes it. */
  readonly number: (value: number) => string;
  /** Things in a row: "3 přepážky, 2 šablony a 12 objednávek". */
  readonly list: (items: readonly string[]) => string;
  readonly count: (noun: Noun, count: number) => string;
  readonly selected: (noun: Noun, count: number) => string;
  readonly createTitle: (noun: Noun) => string;
  readonly createAction: (noun: Noun) => string;
  readonly editTitle: (noun: Noun, name: string) => string;
  readonly choose: (noun: Noun) => string;
  readonly done: (noun: Noun, action: AnyAction) => string;
  readonly failed: (noun: Noun, action: AnyAction) => string;
  readonly doneCount: (noun: Noun, action: AnyAction, count: number) => string;
  /** A button: "Potvrdit objednávku", for more of them "Potvrdit objednávky". */
  readonly act: (noun: Noun, action: AnyAction, many?: true) => string;
  /** "Potvrdit objednávku Jana Nováka?" */
  readonly actOn: (noun: Noun, action: AnyAction, name: string) => string;
  /** "Potvrdit 3 objednávky?" */
  readonly actQuestion: (noun: Noun, action: AnyAction, count: number) => string;
  /** Without a name: "Smazat tuto pobočku?" */
  readonly deleteQuestion: (noun: Noun, name?: string) => string;
  readonly deleteCountQuestion: (noun: Noun, count: number) => string;
  readonly missing: (noun: Noun) => string;
  readonly changedMeanwhile: (noun: Noun) => string;
  /** One text for each plural form of the language, in the order that polyglot wants. */
  readonly forms: {
    readonly noun: (noun: Noun) => readonly string[];
    readonly accusative: (noun: Noun) => readonly string[];
    /** `count` is the text that represents the number. */
    readonly done: (noun: Noun, action: AnyAction, count: string) => readonly string[];
  };
};

/** What of an action is at the end of its sentence. */
export function writeSentenceEnd({ rest }: VerbForms): string {
  return rest === undefined ? '' : ` ${rest}`;
}

/** Beginning of a sentence or of a label. */
export function capitalise(text: string): string {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase('cs') + rest.join('');
}
