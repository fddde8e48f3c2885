/** Messages on their way out. */
export const outbox = {
  resend: 'Poslat znovu',
  resent: 'Zpráva se posílá znovu',
  show: 'Zobrazit odkaz nebo kód',
};
export type OutboxWords = typeof outbox;
