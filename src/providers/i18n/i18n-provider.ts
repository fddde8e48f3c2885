import type { I18nProvider, TranslationMessages } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import czech from 'ra-language-czech';
import english from 'ra-language-english';
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

function phrasesOf(messages: Messages): TranslationMessages {
  const own = { resources: resourceMessages(messages) };
  return messages.language === 'cs'
    ? merged(merged(english, czechMessages), merged(czechMends, own))
    : merged(merged(english, englishMends), own);
}

/** Words of react-admin's own parts; ours come from the catalogue by themselves. Begins in the language that was fetched. */
export function createI18nProvider(language: Language): I18nProvider {
  const first = messagesIn(language);
  const { languages } = first.console.shell;
  return polyglotI18nProvider(
    (locale) => (locale === first.language ? phrasesOf(first) : fetchMessages(locale === 'en' ? 'en' : 'cs').then(phrasesOf)),
    first.language,
    [
      { locale: 'cs', name: languages.cs },
      { locale: 'en', name: languages.en },
    ],
    { allowMissing: import.meta.env.PROD },
  );
}
