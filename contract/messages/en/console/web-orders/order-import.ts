import type { orderImport as czech } from '../../../cs/console/web-orders/order-import.ts';

export const orderImport: typeof czech = {
  description: 'Before anything is saved, you see for each row of the file what will happen to it, and why.',
  open: 'Choose a file',
  empty: 'Download an empty table',
  emptyFileName: 'orders.csv',
  rulesHeading: 'What happens with files',
  required: (fields) => `Required columns: ${fields}. The others are optional.`,
  recognised: (fields) => `An order is recognised by: ${fields}. The same file read a second time changes nothing.`,
  places:
    'Where a service has intervals, orders are saved into free places only. A row without a place is not saved and offers the two nearest free times.',
  beyond: (field, right) =>
    `A row with the column ${field} filled in is saved beyond capacity and opening hours too. You need the right ${right} for that.`,
  messages:
    'Whether clients are written to about orders of a file is chosen before saving. No message goes by itself. Published reminders before the appointment reach them like everybody else.',
  list: 'All orders',
};
