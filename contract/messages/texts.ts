import type { Details, ErrorCode, Problem } from '../basics/errors.ts';
import { isSystemField } from '../derive/fields.ts';
import type { AnyLabels } from '../kit/index.ts';
import type { ResourceName } from '../resources/registry.ts';
import type { Messages, ServerMessages } from './messages.ts';

export { type Language, languages } from './basics/catalogue.ts';
export type { AnyAction, Grammar, RecordAction } from './basics/grammar.ts';
export type { ConsoleWords } from './cs/console.ts';
export type { Messages, ServerMessages } from './messages.ts';

type Labelled = Pick<Messages, 'resources' | 'system'>;

/** What is at a field that has the problem. */
export function problemText(messages: Pick<Messages, 'problems' | 'resources'>, problem: Problem): string {
  if (problem.of === undefined) return messages.problems[problem.code](problem.details ?? {});
  const labels: Readonly<Record<string, AnyLabels | undefined>> = messages.resources;
  return labels[problem.of]?.rules?.[problem.code] ?? problem.code;
}

/** What a refusal says. */
export function errorText(messages: Pick<ServerMessages, 'errors'>, code: ErrorCode, details: Details = {}): string {
  return messages.errors[code](details);
}

/** Labels of an entity where the name is known only at run time. */
export function labelsOf(messages: Labelled, name: ResourceName): AnyLabels {
  return messages.resources[name];
}

/** Label of a field, a system field, or a field of children written as `items.title`; the name itself when there is none. */
export function fieldLabel(messages: Labelled, name: ResourceName, field: string): string {
  const labels = labelsOf(messages, name);
  if (isSystemField(field)) return labels.fields[field] ?? messages.system[field];
  const [parent = '', child] = field.split('.');
  return (child === undefined ? labels.fields[field] : labels.children[parent]?.[child]) ?? field;
}

/** Label of a value of a choice; the value itself when the catalogue does not know it. */
export function choiceLabel(messages: Labelled, name: ResourceName, field: string, value: string): string {
  return labelsOf(messages, name).choices[field]?.[value] ?? value;
}
