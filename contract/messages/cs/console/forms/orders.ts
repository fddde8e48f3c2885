/** How an order is named in sentences. */
export const orders = {
  pin: (pin: string) => `PIN ${pin}`,
  startsIn: (state: string, minutes: string) => `${state}, začíná za ${minutes}`,
  messages: 'Zprávy klientovi',
  late: (state: string, minutes: string) => `${state}, zpoždění ${minutes}`,
};
export type OrderWords = typeof orders;
