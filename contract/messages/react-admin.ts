import { prefixOf } from '../derive/addresses.ts';
import { type AnyLabels, type AnyResource, systemFields } from '../kit/index.ts';
import { registry } from '../resources/registry.ts';
import type { Language } from './basics/catalogue.ts';
import { capitalise } from './basics/grammar.ts';
import { reactAdmin as czechTexts } from './cs/react-admin.ts';
import { reactAdmin as englishTexts } from './en/react-admin.ts';
import { labelsOf } from './index.ts';
import type { Messages } from './messages.ts';
import { wholeMessagesFor } from './whole.ts';

/** Texts in the tree that react-admin's polyglot provider takes. */
export type ReactAdminTree = { readonly [key: string]: string | ReactAdminTree };

const texts: Readonly<Record<Language, ReactAdminTree>> = { cs: czechTexts, en: englishTexts };
const polyglotForms = (forms: readonly string[]): string => forms.join(' |||| ');

/** Own texts to merge over react-admin's translation of the language: its fixed `ra` and the words of every entity. */
export function reactAdminMessages(language: Language): { readonly ra: ReactAdminTree; readonly resources: ReactAdminTree } {
  const messages = wholeMessagesFor(language);
  const resources: Record<string, ReactAdminTree> = {};
  for (const resource of Object.values(registry)) {
    resources[prefixOf(resource)] = entityTexts(messages, resource, labelsOf(messages, resource.name));
  }
  return { ra: texts[language], resources };
}

function entityTexts(messages: Messages, resource: Pick<AnyResource, 'singleton'>, labels: AnyLabels): ReactAdminTree {
  const { grammar } = messages;
  const { noun } = labels;
  const title = grammar.editTitle(noun, '%{recordRepresentation}');
  const done = (action: 'saved' | 'deleted'): string => polyglotForms(grammar.forms.done(noun, action, '%{smart_count}'));
  const question = grammar.deleteQuestion(noun, '%{recordRepresentation}');
  return {
    name: polyglotForms(grammar.forms.noun(noun).map(capitalise)),
    forcedCaseName: polyglotForms(grammar.forms.accusative(noun)),
    fields: fieldTexts(messages, labels),
    page: {
      list: labels.page,
      create: grammar.createTitle(noun),
      edit: resource.singleton ? labels.page : title,
      show: resource.singleton ? labels.page : title,
    },
    action: { create: grammar.createAction(noun) },
    message: { delete_title: question, delete_content: messages.console.form.deletion.text },
    notifications: { created: grammar.done(noun, 'created'), updated: done('saved'), deleted: done('deleted') },
    empty: labels.empty,
    // The sentence of the empty list already invites.
    invite: '',
  };
}

/** Fields of children are next to their parent as `items.title`: one key cannot be both a text and a branch. */
function fieldTexts(messages: Messages, labels: AnyLabels): ReactAdminTree {
  const fields: Record<string, string> = { ...labels.fields };
  for (const name of systemFields) fields[name] = messages.system[name];
  for (const [parent, children] of Object.entries(labels.children)) {
    for (const [name, label] of Object.entries(children)) fields[`${parent}.${name}`] = label;
  }
  return fields;
}
