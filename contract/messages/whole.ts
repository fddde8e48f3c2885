import type { Language } from './basics/catalogue.ts';
import { formats as czechFormats } from './cs/basics/error-details.ts';
import { errors as czechErrors } from './cs/errors.ts';
import { importCells as czechCells } from './cs/import-cells.ts';
import { czech } from './cs/messages.ts';
import { served as servedCzech } from './cs/served.ts';
import { formats as englishFormats } from './en/basics/error-details.ts';
import { errors as englishErrors } from './en/errors.ts';
import { importCells as englishCells } from './en/import-cells.ts';
import { english } from './en/messages.ts';
import { served as servedEnglish } from './en/served.ts';
import type { Messages, ServerMessages } from './messages.ts';

const byLanguage: Readonly<Record<Language, Messages & ServerMessages>> = {
  cs: {
    ...czech,
    console: { ...czech.console, ...servedCzech.console },
    errors: czechErrors,
    formats: czechFormats,
    importCells: czechCells,
  },
  en: {
    ...english,
    console: { ...english.console, ...servedEnglish.console },
    errors: englishErrors,
    formats: englishFormats,
    importCells: englishCells,
  },
};

/** Everything that the console and the server say in a language, for tests and generated documents. */
export function wholeMessagesFor(language: Language): Messages & ServerMessages {
  return byLanguage[language];
}
