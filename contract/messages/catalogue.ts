import type { Details, ErrorCode, ProblemCode } from '../errors.ts';
import type { LabelsOf, SystemField } from '../kit/index.ts';
import type { Registry } from '../resources/registry.ts';
import type { ConsoleWords } from './cs/console.ts';
import type { Grammar } from './grammar.ts';

export const languages = ['cs', 'en'] as const;
export type Language = (typeof languages)[number];

export type ResourceLabels = { readonly [N in keyof Registry]: LabelsOf<Registry[N]> };
export type SystemLabels = Readonly<Record<SystemField, string>>;
export type Says = (details: Details) => string;

/** Every visible word of the console in one language. */
export type Messages = {
  readonly language: Language;
  readonly resources: ResourceLabels;
  readonly system: SystemLabels;
  readonly problems: Readonly<Record<ProblemCode, Says>>;
  readonly console: ConsoleWords;
  readonly grammar: Grammar;
};

/** The same with what the server refuses with: the console shows that as it comes, and does not download it. */
export type ServerMessages = Messages & { readonly errors: Readonly<Record<ErrorCode, Says>> };
