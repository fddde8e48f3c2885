import type { Language } from './basics/catalogue.ts';
import { errors as czechErrors } from './cs/errors.ts';
import { formats as czechFormats } from './cs/formats.ts';
import { importCells as czechCells } from './cs/import-cells.ts';
import { czech } from './cs/messages.ts';
import { errors as englishErrors } from './en/errors.ts';
import { formats as englishFormats } from './en/formats.ts';
import { importCells as englishCells } from './en/import-cells.ts';
import { english } from './en/messages.ts';
import type { Messages, ServerMessages } from './messages.ts';

const byLanguage: Readonly<Record<Language, Messages & ServerMessages>> = {
  cs: { ...czech, errors: czechErrors, formats: czechFormats, importCells: czechCells },
  en: { ...english, errors: englishErrors, formats: englishFormats, importCells: englishCells },
};

/** Everything that the console and the server say in a language, for tests and generated documents. */
export function wholeMessagesFor(language: Language): Messages & ServerMessages {
  return byLanguage[language];
}
