/** Messages on their way out. */
export const outbox = {
  show: 'Zobrazit odkaz nebo kód',
};
export type OutboxWords = typeof outbox;
