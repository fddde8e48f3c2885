import { languages } from '../../basics/languages.ts';
import { defineResource, field } from '../../kit/index.ts';
import { moveAnswers } from '../../rules/orders/order-changes.ts';
import { orderStates, statesFor, undoMinutes } from '../../rules/orders/order-states.ts';
import { endsAfterStart } from '../../rules/time/period.ts';

/** What clients order on their own by: the caller of the public interface says which. */
export const clientChannels = ['web', 'mobile', 'webkiosk'] as const;

export const orderChannels = [...clientChannels, 'staff', 'import'] as const;

/** What is wrong with the e-mail of an order: a letter to it came back, or the mail server refused it at once. */
export const emailProblems = ['bounced', 'refused'] as const;
export type EmailProblem = (typeof emailProblems)[number];

/** A reservation of a slot. */
export const orders = defineResource({
  name: 'orders',
  page: '/web-orders/manage-orders',
  areas: ['ordering'],
  limitedBy: 'store_id',
  represent: 'pin',
  person: 'name',
  fields: {
    store_id: field.reference('stores', { required: true }),
    service_id: field.reference('services', { required: true, withinStore: true }),
    starts_at: field.instant({ required: true }),
    ends_at: field.instant({ required: true }),
    pin: field.text({ required: true, max: 8, writtenBy: 'server', identifies: true }),
    // Changed by the actions below alone. What staff make is confirmed.
    state: field.choice(orderStates, { required: true, default: 'confirmed', writtenBy: 'server' }),
    name: field.text({ required: true, max: 120, personal: true }),
    // Messages go from the central: a branch greets by name and reads the note.
    email: field.email({ personal: true, keptFromBranch: true }),
    // Forgotten when the e-mail changes, by the database.
    email_problem: field.choice(emailProblems, { writtenBy: 'server', keptFromBranch: true }),
    phone: field.phone({ personal: true, keptFromBranch: true }),
    note: field.text({ max: 1000, lines: 3, personal: true }),
    // Of its letters and of the page of its link: the one in which the client ordered.
    language: field.choice(languages, { required: true, default: 'cs', keptFromBranch: true }),
    consent: field.flag({ default: false, keptFromBranch: true }),
    // Why it was moved, for the office alone.
    move_reason: field.text({ max: 500, lines: 2, keptFromBranch: true }),
    // Of one that was moved with many others: whether the new time suits.
    move_answer: field.choice(moveAnswers, { writtenBy: 'server', keptFromBranch: true }),
    // Why it is outside of office hours or of free places: who fills it in needs the right.
    over_capacity_reason: field.text({ max: 200, keptFromBranch: true }),
    channel: field.choice(orderChannels, { required: true, default: 'staff', writtenBy: 'server' }),
    confirmed_at: field.instant({ writtenBy: 'server' }),
    arrived_at: field.instant({ writtenBy: 'server', keptFromBranch: true }),
    // When it last became what it is on the day: from then on its undo is open for some minutes.
    stepped_at: field.instant({ writtenBy: 'server', keptFromBranch: true }),
    cancelled_at: field.instant({ writtenBy: 'server' }),
    cancelled_by: field.text({ max: 120, writtenBy: 'server', keptFromBranch: true }),
    cancel_reason: field.text({ max: 500, lines: 2, writtenBy: 'action' }),
    // Since when it holds nothing of a person.
    erased_at: field.instant({ writtenBy: 'server', keptFromBranch: true }),
  },
  list: {
    columns: ['starts_at', 'name', 'service_id', 'state', 'phone', 'store_id'],
    moreColumns: [
      'pin',
      'channel',
      'ends_at',
      'email',
      'email_problem',
      'move_answer',
      'note',
      'confirmed_at',
      'arrived_at',
      'cancelled_at',
      'created_at',
    ],
    sort: ['starts_at', 'desc'],
    filters: ['store_id', 'starts_at', 'service_id', 'state', 'email_problem', 'move_answer', 'channel'],
    search: ['name', 'pin', 'email', 'phone'],
    time: { field: 'starts_at', periods: ['today', 'tomorrow', 'week'] },
    hours: 'starts_at',
    lines: [
      ['name', 'starts_at'],
      ['state', 'service_id', 'store_id'],
    ],
    unsorted: {
      service_id: 'filtered by, read by time',
      channel: 'filtered by, read by time',
      email_problem: 'filtered by, read by time',
      move_answer: 'filtered by, read by time',
      arrived_at: 'read by the time of the order',
      updated_at: 'an index of it would make each edit write all indexes of the row',
    },
  },
  form: {
    main: ['store_id', 'service_id', 'starts_at', 'ends_at', 'over_capacity_reason', 'state', 'pin'],
    client: ['name', 'phone', 'email', 'email_problem', 'language', 'note', 'consent'],
    course: ['channel', 'move_reason', 'move_answer', 'cancelled_at', 'cancelled_by', 'cancel_reason'],
  },
  actions: {
    confirm: { when: { state: statesFor('confirm') }, idle: { state: ['confirmed'] }, usual: true, notifiesClients: true },
    // No one comes or is served on an earlier day than the one they are ordered for.
    arrive: {
      when: { state: statesFor('arrive') },
      idle: { state: ['arrived', 'served'] },
      fromDayOf: 'starts_at',
      usual: true,
      undoneBy: 'undo',
    },
    serve: { when: { state: statesFor('serve') }, idle: { state: ['served'] }, fromDayOf: 'starts_at', usual: true, undoneBy: 'undo' },
    miss: { when: { state: statesFor('miss') }, idle: { state: ['missed'] }, notBefore: 'starts_at', undoneBy: 'undo' },
    undo: { when: { state: statesFor('undo') }, upTo: { minutes: undoMinutes, after: 'stepped_at' }, usual: true },
    // What a client says on the telephone, or at the desk, of the time to which the office moved them.
    agree: { when: { state: statesFor('move'), move_answer: ['waiting'] }, idle: { move_answer: ['suits'] }, usual: true },
    cancel: {
      when: { state: statesFor('cancel') },
      idle: { state: ['cancelled'] },
      takes: ['cancel_reason'],
      grave: true,
      usual: true,
      notifiesClients: true,
    },
  },
  rules: [endsAfterStart('starts_at', 'ends_at')],
  // The reason is that of the time: one outside of the offer needs it, another one does not keep it.
  together: [['starts_at', 'ends_at', 'over_capacity_reason', 'move_reason']],
  // At the kiosk the PIN says who of the day has come (page 05, Orders).
  uniqueNumber: { field: 'pin', perDayOf: 'starts_at' },
  // The server gives PINs, so a file knows none: a client is not expected twice at one branch and time.
  importBy: 'name',
  importWith: ['starts_at'],
  notifiesClients: true,
  syncs: true,
  passing: true,
});
