/** Messages on their way out. */
export const outbox = {
  resend: 'Poslat znovu',
  resent: 'Zpráva se posílá znovu',
  show: 'Zobrazit odkaz nebo kód',
};
export type OutboxWords = typeof outbox;

/** Messages that have no way out of the server: where they are, why, and who gets to them. */
export const delivery = {
  title: 'E-maily teď neodcházejí: není nastavený odesílací server',
  text: 'Každá zpráva zůstane v odchozích zprávách, kde si ji přečte hlavní správce.',
  open: 'Odchozí zprávy',
  ask: 'Vyzvedne ji tam hlavní správce.',
  invitationWaits: 'Pozvánka čeká v odchozích zprávách: není nastavený odesílací server.',
  invitationsWait: 'Pozvánky čekají v odchozích zprávách: není nastavený odesílací server.',
};
export type DeliveryWords = typeof delivery;
