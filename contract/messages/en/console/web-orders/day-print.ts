/** The orders of a day on paper. Fetched with the button that prints them. */
export const dayPrint = {
  print: 'Print the day',
  printNext: (day: string) => `Print the next day with orders: ${day}`,
  preparing: 'Preparing to print…',
  nobody: (day: string) => `Nobody has an order for ${day}: there is nothing to print.`,
  failed: 'The orders could not be read. Try again.',
  columns: {
    time: 'Time',
    pin: 'PIN',
    name: 'Client',
    service: 'Service',
    phone: 'Phone',
    note: 'Note',
    state: 'State',
    tick: 'Done',
  },
  count: (state: string, count: number) => `${state}: ${count}`,
  printedAt: (instant: string) => `Printed ${instant}`,
};
