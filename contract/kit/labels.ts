import type { RelativePeriod } from '../basics/relative-periods.ts';
import type { Fields } from './fields.ts';
import type { ActionNameOf, RuleCodeOf } from './resource.ts';

/** Grammatical gender: decides the endings of "vytvořen, vytvořena, vytvořeno". */
export type Gender = 'masculine' | 'feminine' | 'neuter';

type ChoiceKeys<F> = { [K in keyof F]: F[K] extends { kind: 'choice' | 'set' | 'computed' } ? K : never }[keyof F] & string;
type ChildKeys<F> = { [K in keyof F]: F[K] extends { kind: 'children' } ? K : never }[keyof F] & string;
type FieldsOf<X> = X extends { fields: infer F extends Fields } ? F : never;
/** Choices of rows within the record: `items.kind`. */
type ChildChoiceKeys<F> = { [K in ChildKeys<F>]: `${K}.${ChoiceKeys<FieldsOf<F[K]>>}` }[ChildKeys<F>];
/** The field that a name leads to, through the field of its parent where it has one. */
type FieldAt<F, P> = P extends keyof F
  ? F[P]
  : P extends `${infer K extends keyof F & string}.${infer C}`
    ? FieldAt<FieldsOf<F[K]>, C>
    : never;
type ChoicesOf<X> = X extends { choices: readonly (infer C extends string)[] } ? C : never;
type NestedLabels<X> = X extends { fields: infer F extends Fields } ? Readonly<Record<keyof F & string, string>> : never;

export type Noun = {
  readonly gender: Gender;
  readonly one: string;
  readonly few: string;
  readonly many: string;
  /** Accusative singular, few and many: "smazat pobočku, 2 pobočky, 5 poboček". */
  readonly accusative: readonly [one: string, few: string, many: string];
  /** A living masculine: "uživatelé byli smazáni", not "byly smazány". */
  readonly animate?: true;
  /** What adding one is called where it is not "add" and the noun: "Objednat klienta". */
  readonly adding?: string;
  /** A word that has no singular, as "zásady hesel": its `one` is a plural and its sentences follow. */
  readonly pluralOnly?: true;
};

/** What is done with a record: buttons, questions and sentences about it agree with the entity's noun. */
export type VerbForms = {
  /** "potvrdit": buttons and questions begin with it. The English base form. */
  readonly infinitive: string;
  /** "potvrzen": the short masculine, to which the endings come. In English "confirmed". */
  readonly participle: string;
  /** "od účtu úřadu": what follows the object of the one and the ending of the other. */
  readonly rest?: string;
};

/** What a declared action is called. */
export type ActionWords = VerbForms & {
  /** A sentence in the question before it happens. */
  readonly note: string;
  /** What is on the button where the whole sentence is too long for one: "Obslouženo". */
  readonly button?: string;
  /** What is said instead where its message cannot leave the server: before it happens, after it, and after it happened to many. */
  readonly unsent?: { readonly note: string; readonly done: string; readonly doneMany: string };
};

type ActionLabels<A extends string> = [A] extends [never] ? unknown : { readonly actions: Readonly<Record<A, ActionWords>> };

type EmptyIn = Readonly<Partial<Record<RelativePeriod, string>>>;

type RuleLabels<C extends string> = [C] extends [never] ? unknown : { readonly rules: Readonly<Record<C, string>> };

/** An English variant is called as its text: it has no label of its own. */
type LabelledKeys<F> = { [K in keyof F & string]: F[K] extends { readonly translates: string } ? never : K }[keyof F & string];

/** The words that a language owes to an entity: a missing one does not compile. */
export type LabelsOf<R extends { readonly fields: Fields; readonly form: object }> = ActionLabels<ActionNameOf<R>> &
  RuleLabels<RuleCodeOf<R>> & {
    readonly noun: Noun;
    /** Heading of the list and its name in the menu. */
    readonly page: string;
    /** Of `created_at` only where the entity has a better word for it than all the others. */
    readonly fields: Readonly<Record<LabelledKeys<R['fields']>, string>> & { readonly created_at?: string };
    readonly tabs: Readonly<Record<keyof R['form'] & string, string>>;
    /** Words of every value of every choice; of one in rows within the record under `items.kind`. */
    readonly choices: {
      readonly [P in ChoiceKeys<R['fields']> | ChildChoiceKeys<R['fields']>]: Readonly<Record<ChoicesOf<FieldAt<R['fields'], P>>, string>>;
    };
    readonly children: { readonly [K in ChildKeys<R['fields']>]: NestedLabels<R['fields'][K]> };
    /** Names of columns of two numbers, by the first (`list.pairs`). */
    readonly pairs?: Readonly<Partial<Record<keyof R['fields'] & string, string>>>;
    /** A sentence under the input where the name alone does not say enough. */
    readonly helps?: Readonly<Partial<Record<keyof R['fields'] & string, string>>>;
    /** What the client gets to know when it is deleted: a sentence in the question before. */
    readonly sent?: string;
    /** What to do when there is nothing yet. */
    readonly empty: string;
    /** What is said of a period of the list that has no rows. */
    readonly emptyIn?: EmptyIn;
  };

/** Labels of any entity, without knowing which. */
export type AnyLabels = {
  readonly noun: Noun;
  readonly page: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly tabs: Readonly<Record<string, string>>;
  readonly choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly children: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly helps?: Readonly<Record<string, string | undefined>>;
  readonly pairs?: Readonly<Record<string, string | undefined>>;
  readonly sent?: string;
  readonly actions?: Readonly<Record<string, ActionWords>>;
  /** What to enter instead, where a rule of its own is broken: one sentence without a full stop. */
  readonly rules?: Readonly<Record<string, string>>;
  readonly empty: string;
  readonly emptyIn?: EmptyIn;
};
