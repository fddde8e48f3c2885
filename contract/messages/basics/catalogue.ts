import type { Details, ProblemCode } from '../../basics/errors.ts';
import { type Language, languages } from '../../basics/languages.ts';
import type { LabelsOf, SystemField } from '../../kit/index.ts';
import type { Registry } from '../../resources/registry.ts';
import type { Grammar } from './grammar.ts';

export { type Language, languages };

export type ResourceLabels = { readonly [N in keyof Registry]: LabelsOf<Registry[N]> };
export type SystemLabels = Readonly<Record<SystemField, string>>;
export type Says = (details: Details) => string;

/** Every visible word of the console in one language; `C` is the shape of the words that belong to no entity. */
export type Catalogue<C> = {
  readonly language: Language;
  readonly resources: ResourceLabels;
  readonly system: SystemLabels;
  readonly problems: Readonly<Record<ProblemCode, Says>>;
  readonly console: C;
  readonly grammar: Grammar;
};
