import type { MessageChannel } from '../../../../resources/settings/outbox.ts';
import type { KeptReason } from '../../../../rules/orders/grace.ts';
import { plural } from '../../../basics/plural.ts';

const ways: Readonly<Record<MessageChannel, string>> = { email: 'e-mailem', sms: 'SMS' };
const orders = (count: number) => `${count} ${plural(count, 'objednávka', 'objednávky', 'objednávek')}`;
const returned = (count: number) => `${count} ${plural(count, 'objednávku', 'objednávky', 'objednávek')}`;

/** The bar that takes back moves and cancellations until their messages leave. */
export const grace = {
  region: 'Odesílané zprávy',
  sending: (count: number) => `Odesílám ${count} ${plural(count, 'zprávu', 'zprávy', 'zpráv')}`,
  inSeconds: (seconds: number) => ` za ${seconds} s`,
  silent: 'Zprávu klient nedostane, vrátit jde ještě',
  kept: 'Zprávy zůstanou v odchozích, vrátit jde ještě',
  seconds: (seconds: number) => ` ${seconds} s`,
  takeBack: 'Vrátit',
  by: (channels: readonly MessageChannel[]) => channels.map((channel) => ways[channel]).join(' a '),
  moved: (name: string, slot: string) => `${name}, přesun na ${slot}`,
  cancelled: (name: string, slot: string) => `${name} ${slot}, zrušení`,
  many: (count: number, names: string, more: number) => `${orders(count)}: ${names}${more === 0 ? '' : ` a další ${more}`}`,
  earlier: (count: number) => `a předtím ${count} ${plural(count, 'změna', 'změny', 'změn')}`,
  done: (name: string, slot: string) => `Vráceno: ${name}, ${slot}. Zpráva neodešla.`,
  doneMany: (count: number) => `Vráceno: ${orders(count)}. Zprávy neodešly.`,
  partly: (count: number) => `Vráceno: ${orders(count)}. Ostatní zůstaly, jak jste je změnili.`,
  notDone: (name: string, reason: string) => `Nevráceno: ${name}. ${reason}`,
  gone: 'Nevráceno: minuta uplynula a zprávy už odešly.',
  failed: (reason: string) => `Nevíme, jestli se změna vrátila: ${reason} Zkuste Vrátit znovu.`,
  someTitle: 'Vrátit nejde všechno',
  noneTitle: 'Vrátit nejde nic',
  someText: (count: number) => `Nic se zatím nevrátilo. Vrátit jde ${returned(count)}, tyto ne:`,
  noneText: 'Všechny objednávky zůstávají, jak jste je změnili:',
  takeBackSome: (count: number) => `Vrátit ${returned(count)}`,
  leave: 'Nevracet nic',
  close: 'Zavřít',
  unseen: 'Objednávka, kterou nevidíte',
  changed: (by: string | null) => (by === null ? 'Objednávka se mezitím změnila.' : `Mezitím ji změnil někdo jiný: ${by}.`),
  reasons: {
    left: 'Zprávy klientovi už odešly.',
    place_gone: 'Původní čas už má někdo jiný. Přesuňte ji na jiný.',
    erased: 'Údaje klienta byly mezitím vymazány.',
    deleted: 'Objednávka byla mezitím smazána, nebo ji už nesmíte měnit.',
    pin_taken: 'Její PIN má v ten den už jiná objednávka.',
    service_gone: 'Její činnost už neexistuje.',
  } satisfies Record<Exclude<KeptReason, 'changed'>, string>,
};
export type GraceWords = typeof grace;
