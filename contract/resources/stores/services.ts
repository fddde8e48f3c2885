import { defineResource, field } from '../../kit/index.ts';
import { isTicketLetter, ticketLetterShape, wasTicketPrefix } from '../../rules/services/ticket-numbers.ts';

const channelName = field.text({ max: 80 });

/** An activity that clients come for. A name left empty on a channel falls back to `name`. */
export const services = defineResource({
  name: 'services',
  page: '/stores/services',
  recordPage: '/stores/:store_id/services/:id',
  areas: ['store'],
  limitedBy: 'store_id',
  represent: 'name',
  fields: {
    store_id: field.reference('stores', { required: true }),
    name: field.text({ required: true, max: 80, unique: 'service_name_taken' }),
    web_order_name: channelName,
    // Of the booking page and of letters: a branch has no use for it.
    web_order_name_en: field.text({ max: 80, translates: 'web_order_name', keptFromBranch: true }),
    ticket_line_name: channelName,
    ticket_line_pre: channelName,
    ticket_line_pos: channelName,
    desk_name: channelName,
    virtual_display_name: channelName,
    touch_screen_name: channelName,
    monitor_name: channelName,
    statistics_name: channelName,
    mobile_name: channelName,
    // A reserve service opens only when desks ask for it.
    state: field.choice(['active', 'reserve'], { required: true, default: 'active' }),
    web_order: field.flag({ default: false }),
    show_in_web_ordering: field.flag({ default: true }),
    show_in_mobile_app: field.flag({ default: true }),
    show_in_current_overviews: field.flag({ default: true }),
    // One letter; what an earlier version stored has two (decision 0046).
    ticket_prefix: field.text({
      max: 2,
      isFoundFree: true,
      normalise: (prefix) => prefix.toUpperCase(),
      check: [isTicketLetter, 'ticket_prefix', ticketLetterShape],
      formerly: wasTicketPrefix,
    }),
    number_from: field.int({ required: true, min: 0, max: 9999, default: 1, identifies: true }),
    number_to: field.int({ required: true, min: 1, max: 9999, default: 999, identifies: true }),
    priority: field.int({ required: true, min: 0, max: 9, default: 0 }),
    expected_handling_minutes: field.int({ min: 1, max: 480 }),
  },
  list: {
    columns: ['name', 'store_id', 'ticket_prefix', 'state', 'web_order', 'priority', 'expected_handling_minutes'],
    moreColumns: [
      'web_order_name',
      'desk_name',
      'touch_screen_name',
      'statistics_name',
      'mobile_name',
      'show_in_web_ordering',
      'show_in_mobile_app',
      'show_in_current_overviews',
      'updated_at',
    ],
    sort: ['name', 'asc'],
    filters: ['store_id', 'state', 'web_order', 'show_in_mobile_app'],
    search: ['name', 'web_order_name', 'desk_name', 'statistics_name', 'ticket_prefix'],
    inline: [
      'name',
      'state',
      'web_order',
      'priority',
      'expected_handling_minutes',
      'show_in_web_ordering',
      'show_in_mobile_app',
      'show_in_current_overviews',
    ],
  },
  form: {
    main: ['store_id', 'name', 'state', 'priority', 'expected_handling_minutes'],
    names: [
      'web_order_name',
      'web_order_name_en',
      'desk_name',
      'virtual_display_name',
      'touch_screen_name',
      'monitor_name',
      'statistics_name',
      'mobile_name',
    ],
    ticket: ['ticket_prefix', 'ticket_line_name', 'number_from', 'number_to', 'ticket_line_pre', 'ticket_line_pos'],
    visibility: ['web_order', 'show_in_web_ordering', 'show_in_mobile_app', 'show_in_current_overviews'],
  },
  rules: [
    {
      code: 'numbers_reversed',
      at: 'number_to',
      breaks: ({ number_from, number_to }) => number_from != null && number_to != null && number_from >= number_to,
    },
  ],
  importBy: 'name',
  syncs: true,
});
