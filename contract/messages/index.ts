import { isSystemField } from '../derive/fields.ts';
import type { Details, ErrorCode, Problem } from '../errors.ts';
import type { AnyLabels } from '../kit/index.ts';
import type { ResourceName } from '../resources/registry.ts';
import type { Language, Messages } from './catalogue.ts';
import { czech } from './cs/messages.ts';
import { english } from './en/messages.ts';

export { type Language, languages, type Messages } from './catalogue.ts';
export type { ConsoleWords } from './cs/console.ts';
export type { Deed, Grammar } from './grammar.ts';

const byLanguage: Readonly<Record<Language, Messages>> = { cs: czech, en: english };

/** The whole catalogue of a language. A page that must stay small takes `cs/messages.ts` or a part of it instead. */
export function messagesFor(language: Language): Messages {
  return byLanguage[language];
}

/** What stands at a field that has the problem. */
export function problemText(messages: Messages, problem: Problem): string {
  return messages.problems[problem.code](problem.details ?? {});
}

/** What a refusal says. */
export function errorText(messages: Messages, code: ErrorCode, details: Details = {}): string {
  return messages.errors[code](details);
}

/** Labels of an entity whose name is known only at run time. */
export function labelsOf(messages: Messages, name: ResourceName): AnyLabels {
  return messages.resources[name];
}

/** Label of a field, a system field, or a field of children written as `items.title`; the name itself when there is none. */
export function fieldLabel(messages: Messages, name: ResourceName, field: string): string {
  if (isSystemField(field)) return messages.system[field];
  const labels = labelsOf(messages, name);
  const [parent = '', child] = field.split('.');
  return (child === undefined ? labels.fields[field] : labels.children[parent]?.[child]) ?? field;
}

/** Label of a value of a choice; the value itself when the catalogue does not know it. */
export function choiceLabel(messages: Messages, name: ResourceName, field: string, value: string): string {
  return labelsOf(messages, name).choices[field]?.[value] ?? value;
}
