import { isEmail, isPhone, normalisePhone } from './contact.ts';

/** By what a person is known: values as they are compared, an e-mail address in lower case. */
export type SoughtPerson = { readonly by: 'email' | 'phone'; readonly value: string };

/** The e-mail address or the phone number that a text is; undefined of any other text. */
export function soughtPerson(text: string): SoughtPerson | undefined {
  const typed = text.normalize('NFC').trim();
  if (isEmail(typed)) return { by: 'email', value: typed.toLowerCase() };
  const phone = normalisePhone(typed);
  return isPhone(phone) ? { by: 'phone', value: phone } : undefined;
}
