import type { NotNotifiedReason } from '../../../../operations/booking/order-message.ts';
import type { MessageChannel } from '../../../../resources/settings/outbox.ts';
import { plural } from '../../../basics/plural.ts';

const at = (count: number): string => `u ${count} ${plural(count, 'objednávky', 'objednávek', 'objednávek')}`;
const names: Readonly<Record<MessageChannel, string>> = { email: 'E-mail', sms: 'SMS' };

/** Texts of dialogs that notify clients about a change, and common reasons for cancelling. Loaded when such a dialog opens. */
export const recipientsPreview = {
  loading: 'Zjišťuje se, zda klient dostane zprávu…',
  failed: 'Nepodařilo se zjistit, zda klient dostane zprávu.',
  gets: (channel: MessageChannel, recipient: string) => `Klient o tom dostane ${channel === 'email' ? 'e-mail' : 'SMS'} na ${recipient}.`,
  getsMany: (channel: MessageChannel, count: number) => `${names[channel]} o tom klient dostane ${at(count)}.`,
  stays: (channel: MessageChannel, recipient: string) =>
    `${names[channel]} pro klienta (${recipient}) zůstane v Odchozích zprávách: není kudy ${channel === 'email' ? 'ho' : 'ji'} odeslat.`,
  staysMany: (channel: MessageChannel, count: number) =>
    `${names[channel]} ${at(count)} zůstane v Odchozích zprávách: není kudy ${channel === 'email' ? 'ho' : 'ji'} odeslat.`,
  notNotified: {
    no_address: 'Klientovi není jak dát vědět: u objednávky není e-mail ani telefon.',
    switched_off: 'Klientovi není jak dát vědět: zprávy na jeho kontakt jsou v globálním nastavení webových objednávek vypnuté.',
    no_template: 'Klientovi není jak dát vědět: zpráva o této změně nemá aktivní šablonu.',
    unproven_phone: 'Klientovi není jak dát vědět: není jisté, že telefon u objednávky patří jemu, a SMS na něj proto neposíláme.',
    over: 'Klient o tom zprávu nedostane: termín už uplynul.',
  } satisfies Record<NotNotifiedReason, string>,
  notNotifiedMany: (reason: NotNotifiedReason, count: number) =>
    ({
      no_address: `Klientovi není jak dát vědět ${at(count)}: chybí e-mail i telefon.`,
      switched_off: `Klientovi není jak dát vědět ${at(count)}: zprávy na jeho kontakt jsou v globálním nastavení webových objednávek vypnuté.`,
      no_template: `Klientovi není jak dát vědět ${at(count)}: zpráva o této změně nemá aktivní šablonu.`,
      unproven_phone: `Klientovi není jak dát vědět ${at(count)}: není jisté, že telefon patří jemu, a SMS na něj proto neposíláme.`,
      over: `Klient zprávu nedostane ${at(count)}: termín už uplynul.`,
    })[reason],
  timeChanges: {
    saved:
      'Uložením se změní termín nebo místo objednávky. Kdo chce klientovi něco připsat, nebo změnu provést potichu, použije Přesunout.',
    reverted:
      'Vrácením se změní termín nebo místo objednávky. Kdo chce klientovi něco připsat, nebo změnu provést potichu, použije místo vrácení Přesunout.',
  },
  message: 'Zpráva klientovi',
  messageMany: 'Zpráva klientům',
  messageHelp: 'Přidá se do zprávy, kterou klient dostane. Nemusíte ji vyplnit.',
  arrives: 'Co klient dostane',
  arrivesFor: (name: string, when: string) => `Co klient dostane, například ${name}, ${when}`,
  emailOf: (subject: string) => `E-mail: ${subject}`,
  smsOf: (parts: number) => `SMS, ${parts} ${plural(parts, 'část', 'části', 'částí')}`,
  quiet: 'Nedat klientovi vědět',
  quietMany: 'Nedat klientům vědět',
  isQuiet: 'Klientovi se nic nepošle.',
  isQuietMany: 'Klientům se nic nepošle.',
  usual: 'Obvyklé důvody',
  reasons: ['Klient si to přál', 'Přepážka je zavřená', 'Objednávka je dvakrát', 'Klient nemůže přijít', 'Vyřízeno jinak'],
};
