/** Words of the panel with the messages that a client got about an order. */
export const orderMessages = {
  none: 'Klientovi zatím žádná zpráva neodešla.',
  noAddress: 'Klient nemá e-mail ani telefon, zprávy mu posílat nejde.',
  noneErased: 'Údaje klienta jsou vymazané. Jestli mu přišla nějaká zpráva, už se zjistit nedá.',
  erased: 'adresa a text jsou vymazané',
  failed: 'Zprávy se nepodařilo načíst',
  reason: (reason: string) => `Důvod: ${reason}`,
  resend: 'Poslat znovu',
  /** Names the button where several stand under each other. */
  resendThis: (purpose: string, channel: string) => `Poslat znovu: ${purpose}, ${channel}`,
  resent: 'Zpráva klientovi se posílá znovu',
};
export type OrderMessageWords = typeof orderMessages;
