import { type BranchEvent, type BranchEventKind, branchEvent } from '../../contract/channels/branch/events.ts';
import { exampleIds as id } from './protocol-example-ids.ts';
import { fieldTable } from './protocol-values.ts';

type Of<K extends BranchEventKind> = Extract<BranchEvent, { kind: K }>;
type Reported = { readonly [K in BranchEventKind]: readonly [words: string, example: Omit<Of<K>, 'sequence' | 'at' | 'kind'>] };

/** What each kind does, with an example. A kind without its line does not compile. */
const reported: Reported = {
  ticket_created: [
    'A ticket was issued: it is `waiting`. Of several for one `ticket` the first counts. `ticket`: see [Numbers of tickets and outages](#numbers-of-tickets-and-outages). `number`: what is printed on the ticket and shown on displays, without control characters; it may return, also on the same day. `visit`: where the ticket follows a transfer, the `ticket` of the first ticket of the visit; otherwise null. `order_id`: the `id` of the reservation that the client came with, or null. It links the ticket with the reservation; the state of the reservation is reported by `order_arrived`, `order_served` and `order_missed`.',
    { ticket: 311, number: 'A012', service_id: id.service, visit: null, order_id: id.order },
  ],
  ticket_called: [
    'The ticket is `called` to the desk by the employee (null: no one known). It may be called again, also after `ticket_missed`: the last call counts.',
    { ticket: 311, desk_id: id.desk, employee_id: id.employee },
  ],
  ticket_serving: ['The client came to the desk: the ticket is `serving`.', { ticket: 311 }],
  ticket_transferred: [
    'The ticket is `transferred`, which ends it. The client goes to the service `service_id` with a new ticket, which a `ticket_created` with `visit` issues.',
    { ticket: 311, service_id: id.service },
  ],
  ticket_finished: ['The client was served: the ticket is `finished`, which ends it.', { ticket: 312 }],
  ticket_missed: ['The client did not come: the ticket is `missed`. It may be called again.', { ticket: 313 }],
  ticket_cancelled: ['The ticket is `cancelled`, which ends it.', { ticket: 313 }],
  order_arrived: [
    'A client typed the `pin` of a reservation of the day of `at` (in Prague): a `confirmed` one is `arrived`. Again for one that has arrived or was served does nothing. A `ticket_created` with the `order_id` follows when the kiosk issues the ticket.',
    { pin: '245840' },
  ],
  order_served: [
    'The client of the reservation was served: an `arrived` one is `served`. In any other state it does nothing.',
    { order_id: id.order },
  ],
  order_missed: [
    'The client of the reservation did not come, or not when they were called: a `confirmed` or `arrived` one is `missed`. Before `starts_at` it is refused (`order_not_due`): say it again, with a number of its own, when the time has come.',
    { order_id: id.order },
  ],
  desk_opened: [
    'The desk is open, and the employee (null: no one known) serves at it. Said again when another employee takes over.',
    { desk_id: id.desk, employee_id: id.employee },
  ],
  desk_closed: ['No one serves at the desk any more.', { desk_id: id.desk }],
  service_opened: ['The reserve service is open: clients may come for it until `service_closed`.', { service_id: id.reserve }],
  service_closed: ['The reserve service is closed again.', { service_id: id.reserve }],
  device_up: [
    'The device works: it is `online`. Ends its outage. A device of which nothing was ever reported has no state; what was reported last holds until something else is reported.',
    { device: 'touch_screen', device_id: id.kiosk },
  ],
  device_down: [
    'The device does not work. `failed` is `true`: it answers and says that it cannot work (`error`); `false`: it does not answer (`offline`). An outage of the kind `device` lasts from here to `device_up`. `device_id`: of `touch-screens` or of `virtual-displays`, as `device` says.',
    { device: 'virtual_display', device_id: id.display, failed: false },
  ],
  paper: ['How much paper the kiosk has.', { touch_screen_id: id.kiosk, paper: 'low' }],
  design_shown: [
    'The kiosk shows the row of `kiosk-designs` with this `version` from now on: see [Designs of kiosks](#designs-of-kiosks). Null: it shows none. Said when that changes, and not again before.',
    { touch_screen_id: id.kiosk, version: 4 },
  ],
  display_shown: [
    'The display shows calls, and sounds, by the row of `virtual-displays` with this `version` from now on: see [Displays](#displays). Said when that changes, and not again before.',
    { virtual_display_id: id.display, version: 3 },
  ],
  playing: [
    'The display plays the playlist from now on; null: nothing. `version`: that of the row of `playlists`, of which all files are here; null where nothing plays. It may be left out: then no one can see whether the display plays the newest one. See [Files of playlists](#files-of-playlists).',
    { virtual_display_id: id.display, playlist_id: id.playlist, version: 3 },
  ],
  outage_started: [
    'Something that the whole store needs does not work. `outage`: see [Numbers of tickets and outages](#numbers-of-tickets-and-outages). Of several starts of one outage the first counts.',
    { outage: 12, outage_kind: 'power' },
  ],
  outage_ended: [
    'The outage of this number is over. Of several ends the first counts. The end of an outage that never started does nothing.',
    { outage: 12 },
  ],
};

/** The time of the examples, in UTC: a second later for each, after the time of the reservation that is missed. */
const exampleTime = Date.UTC(2026, 10, 23, 8, 30);

/** A heading, a sentence, a table of fields and an example for each kind; the examples are numbered from 1. */
export function eventKinds(): string {
  return branchEvent.options
    .map(({ shape }, place) => {
      const kind = shape.kind.value;
      const [words, example] = reported[kind];
      const at = new Date(exampleTime + place * 1000).toISOString();
      const event = branchEvent.parse({ sequence: place + 1, at, kind, ...example });
      const table = fieldTable(shape, ['sequence', 'at', 'kind']);
      return `### \`${kind}\`\n\n${words}\n${table}\n\`\`\`json event\n${JSON.stringify(event)}\n\`\`\`\n`;
    })
    .join('\n');
}
