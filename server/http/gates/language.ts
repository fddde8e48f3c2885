import type { Language } from '../../../contract/messages/index.ts';

/** Czech, unless the reader puts English first. */
export function chooseLanguage(acceptLanguage: string | undefined): Language {
  return /^\s*en\b/iu.test(acceptLanguage ?? '') ? 'en' : 'cs';
}
