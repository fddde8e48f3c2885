import type { I18nProvider, TranslationMessages } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import czech from 'ra-language-czech';
import english from 'ra-language-english';
import { reactAdmin as czechMends } from '../../../contract/messages/cs/react-admin.ts';
import { reactAdmin as englishMends } from '../../../contract/messages/en/react-admin.ts';
import { type Language, messagesFor } from '../../../contract/messages/index.ts';
import { merged } from './merged.ts';
import { resourceMessages } from './resource-messages.ts';

/** The package of Czech is CommonJS: Node hands over its namespace, bundlers its messages. */
const czechMessages: TranslationMessages = 'default' in czech && isMessages(czech.default) ? czech.default : czech;

function isMessages(value: unknown): value is TranslationMessages {
  return typeof value === 'object' && value !== null && 'ra' in value;
}

function messagesOf(language: Language): TranslationMessages {
  const own = { resources: resourceMessages(messagesFor(language)) };
  return language === 'cs' ? merged(merged(english, czechMessages), merged(czechMends, own)) : merged(merged(english, englishMends), own);
}

/** Words of react-admin's own parts; ours come from the catalogue by themselves. */
export function createI18nProvider(language: Language): I18nProvider {
  return polyglotI18nProvider(
    (locale) => messagesOf(locale === 'en' ? 'en' : 'cs'),
    language,
    [
      { locale: 'cs', name: messagesFor('cs').console.shell.languages.cs },
      { locale: 'en', name: messagesFor('en').console.shell.languages.en },
    ],
    { allowMissing: import.meta.env.PROD },
  );
}
