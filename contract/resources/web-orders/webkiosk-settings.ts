import { defineResource, field } from '../../kit/index.ts';

/** The kiosk that a client carries: postponing the turn from a web page. */
export const webkioskSettings = defineResource({
  name: 'webkiosk-settings',
  page: '/web-orders/webkiosk-settings',
  areas: ['ordering'],
  limitedBy: null,
  singleton: true,
  represent: 'intro_heading',
  fields: {
    print_ticket: field.flag({ default: false }),
    intro_heading: field.text({ max: 120 }),
    intro_text: field.text({ max: 2000, lines: 4 }),
    ticket_text: field.text({ max: 500, lines: 2 }),
    postpone_options: field.set(['5', '10', '15', '20', '30', '40', '60'], { default: ['10', '20', '40'] }),
    delay_limit_before_end: field.int({ required: true, min: 0, max: 480, default: 30 }),
    // When a kiosk takes the PIN of an order, around its time: what letters and the booking page promise.
    arrival_minutes_before: field.int({ required: true, min: 0, max: 480, default: 15 }),
    arrival_minutes_after: field.int({ required: true, min: 0, max: 480, default: 10 }),
  },
  list: { columns: ['intro_heading'], sort: ['id', 'asc'] },
  form: {
    main: ['intro_heading', 'intro_text', 'print_ticket', 'ticket_text', 'postpone_options', 'delay_limit_before_end'],
    arrival: ['arrival_minutes_before', 'arrival_minutes_after'],
  },
  // What is printed on tickets, and who may be postponed, is the matter of every branch.
  syncs: true,
});
