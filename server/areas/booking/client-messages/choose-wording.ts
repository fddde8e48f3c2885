import type { Language } from '../../../../contract/basics/languages.ts';
import { orderLetters } from '../../../../contract/messages/en/order-letters.ts';
import type { TemplatePurpose } from '../../../../contract/rules/text/template-tags.ts';
import type { Wording } from './compose-message.ts';

/** What a template or a reminder says in both languages. */
export type StoredWording = Wording & { readonly subject_en: string | null; readonly content_en: string | null };

/** What it says to the client of an order in the language: where the office wrote no English, the built-in letter does. */
export function chooseWording(language: Language, purpose: TemplatePurpose, stored: StoredWording): Wording {
  const { channel, subject, content, subject_en, content_en } = stored;
  if (language === 'cs') return { channel, subject, content };
  const builtIn = orderLetters[purpose];
  return { channel, subject: subject_en ?? builtIn.subject, content: content_en ?? builtIn[channel] };
}
