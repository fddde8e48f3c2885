import type { KioskButton, KioskLanguage } from '../../../../contract/rules/kiosk/layout/layout.ts';
import type { KioskWords } from './kiosk-words.ts';

/** What a button is called: its text, else what it does. */
export function buttonName(said: KioskWords, { looks, function: does }: KioskButton, language: KioskLanguage = 'cs'): string {
  const { text } = looks.active;
  return text[language] || text.cs || text.en || (does === 'information' ? said.stage.unnamed : said.properties.functions[does]);
}
