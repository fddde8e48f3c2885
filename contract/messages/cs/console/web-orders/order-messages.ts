import { mostSmsOfPhone, mostUnprovenLetters, mostUnprovenPhones } from '../../../../operations/booking/order-message.ts';

/** Words of the panel with the messages that a client got about an order. */
export const orderMessages = {
  none: 'Klientovi zatím žádná zpráva neodešla.',
  noAddress: 'Klient nemá e-mail ani telefon, není kudy mu psát. Až jedno z toho doplníte, půjde mu údaje o objednávce poslat odtud.',
  noneEver: 'Klientovi žádná zpráva neodešla, neuvedl e-mail ani telefon.',
  fillIn: 'Doplnit e-mail nebo telefon',
  noneErased: 'Údaje klienta jsou vymazané. Jestli mu přišla nějaká zpráva, už se zjistit nedá.',
  erased: 'adresa a text jsou vymazané',
  failed: 'Zprávy se nepodařilo načíst',
  reason: (reason: string) => `Důvod: ${reason}`,
  kept: {
    email: 'Odesílání e-mailů není nastavené, zpráva zůstala v odchozích zprávách. Nastaví ho správce serveru.',
    sms: 'Odesílání SMS není nastavené, zpráva zůstala v odchozích zprávách. Nastaví ho správce serveru.',
  },
  withheld: {
    unconfirmed: 'Objednávka není potvrzená, a není tak jisté, že telefon patří klientovi. SMS na něj posíláme až po potvrzení.',
    many_phones: `Ze stejného připojení přišly za den objednávky s více telefony než ${mostUnprovenPhones} a nikdo je nepotvrzuje e-mailem. SMS na další telefony proto neposíláme. Pokud číslo znáte, pošlete zprávu sami.`,
    many_letters: `Na tento e-mail za 24 hodin odešlo nejvíc zpráv o nepotvrzených objednávkách, kolik dovolujeme (${mostUnprovenLetters.ofNetwork} z jednoho připojení, ${mostUnprovenLetters.ofMailbox} celkem): někdo ho může zadávat bez vědomí majitele. Pokud klienta znáte, pošlete zprávu sami.`,
    many_sms: `Na tento telefon za 24 hodin odešlo ${mostSmsOfPhone} SMS, víc jich samy neodcházejí: někdo ho může zadávat bez vědomí majitele. Pokud klienta znáte, pošlete zprávu sami.`,
  },
  /** What the office added to the template. */
  added: (text: string) => `Zpráva klientovi: ${text}`,
  resend: 'Poslat znovu',
  send: 'Poslat',
  sendFirst: 'Poslat klientovi údaje o objednávce',
  /** An address that was put right after something had gone to the former one. */
  newAddress: (address: string) => `Na ${address} zatím žádná zpráva neodešla, předchozí šly na původní adresu.`,
  newPhone: (phone: string) => `Na ${phone} zatím žádná zpráva neodešla, předchozí šly na původní číslo.`,
  sendNewAddress: 'Poslat na novou adresu',
  sendNewPhone: 'Poslat na nové číslo',
  sendThis: (purpose: string, channel: string) => `Poslat: ${purpose}, ${channel}`,
  /** Names the button where several are under each other. */
  resendThis: (purpose: string, channel: string) => `Poslat znovu: ${purpose}, ${channel}`,
  sent: 'Zpráva klientovi se posílá',
  resent: 'Zpráva klientovi se posílá znovu',
};
export type OrderMessageWords = typeof orderMessages;
