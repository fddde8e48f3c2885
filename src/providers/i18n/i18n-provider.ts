import type { I18nProvider, TranslationMessages } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import czech from 'ra-language-czech';
import { reactAdmin as czechMends } from '../../../contract/messages/cs/react-admin.ts';
import { reactAdmin as englishMends } from '../../../contract/messages/en/react-admin.ts';
import { fetchMessages, messagesIn } from '../../../contract/messages/fetched.ts';
import type { Language, Messages } from '../../../contract/messages/texts.ts';
import { merged } from './merged.ts';
import { resourceMessages } from './resource-messages.ts';

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
  if (messages.language === 'cs') return merged(czechMessages, merged(czechMends, own));
  if (english === undefined) throw new Error('The English of the framework has not been fetched');
  return merged(merged(english, englishMends), own);
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
