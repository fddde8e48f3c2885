import type { I18nProvider, TranslationMessages } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import czech from 'ra-language-czech';
import { prefixOf } from '../../contract/derive/addresses.ts';
import { reactAdmin as czechOwnTexts } from '../../contract/messages/cs/react-admin.ts';
import { reactAdmin as englishOwnTexts } from '../../contract/messages/en/react-admin.ts';
import { fetchMessages, messagesIn } from '../../contract/messages/fetched.ts';
import { type Language, labelsOf, type Messages } from '../../contract/messages/texts.ts';
import { type ResourceName, registry } from '../../contract/resources/registry.ts';

/** Divides the plural forms of one phrase, as polyglot wants them. */
const formDivider = ' |||| ';

type ResourceMessages = { readonly [key: string]: string | ResourceMessages };

function isResourceName(name: string): name is ResourceName {
  return Object.hasOwn(registry, name);
}

/** What react-admin asks of each entity on its own: its name in three forms and two cases, fields, and what was done. */
function resourceMessages(messages: Messages): Record<string, ResourceMessages> {
  const { grammar } = messages;
  const entries = Object.entries(registry).flatMap(([name, resource]) => {
    if (!isResourceName(name)) return [];
    const { noun, page, fields } = labelsOf(messages, name);
    const done = (action: 'created' | 'saved' | 'deleted'): string => grammar.forms.done(noun, action, '%{smart_count}').join(formDivider);
    const words: ResourceMessages = {
      name: grammar.forms.noun(noun).join(formDivider),
      forcedCaseName: grammar.forms.accusative(noun).join(formDivider),
      page: { list: page, create: grammar.createTitle(noun) },
      notifications: { created: done('created'), updated: done('saved'), deleted: done('deleted') },
      fields,
    };
    return [[prefixOf(resource), words]];
  });
  return Object.fromEntries(entries);
}

/** The package of Czech is CommonJS: Node hands over its namespace, bundlers its messages. */
const czechMessages: TranslationMessages = 'default' in czech && isMessages(czech.default) ? czech.default : czech;

function isMessages(value: unknown): value is TranslationMessages {
  return typeof value === 'object' && value !== null && 'ra' in value;
}

let english: TranslationMessages | undefined;

/** Fetches the framework's own English, which only those who chose it need; Czech is at hand. */
export async function fetchFrameworkWords(language: Language): Promise<void> {
  if (language === 'en') english ??= (await import('ra-language-english')).default;
}

function phrasesOf(messages: Messages): TranslationMessages {
  const own = { resources: resourceMessages(messages) };
  if (messages.language === 'cs') return merged(czechMessages, merged(czechOwnTexts, own));
  if (english === undefined) throw new Error('The English of the framework has not been fetched');
  return merged(merged(english, englishOwnTexts), own);
}

async function fetchPhrases(language: Language): Promise<TranslationMessages> {
  const [messages] = await Promise.all([fetchMessages(language), fetchFrameworkWords(language)]);
  return phrasesOf(messages);
}

/** Words of react-admin's own parts; ours come from the catalogue on their own. Begins in the language that was fetched. */
export function createI18nProvider(language: Language): I18nProvider {
  const first = messagesIn(language);
  const { languages } = first.console.shell;
  return polyglotI18nProvider(
    (locale) => (locale === first.language ? phrasesOf(first) : fetchPhrases(locale === 'en' ? 'en' : 'cs')),
    first.language,
    [
      { locale: 'cs', name: languages.cs },
      { locale: 'en', name: languages.en },
    ],
    { allowMissing: import.meta.env.PROD },
  );
}

type Tree = { readonly [key: string]: unknown };

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Messages of the first with those of the second over them, branch by branch. */
function merged<A extends object, B extends object>(under: A, over: B): A & B {
  const both: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(over)) {
    const below: unknown = Reflect.get(under, key);
    if (isTree(value) && isTree(below)) both[key] = merged(below, value);
  }
  return Object.assign({}, under, over, both);
}
