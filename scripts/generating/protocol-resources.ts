import { type derivedOfDesign, derivedValuesOf } from '../../contract/channels/branch/derived-values.ts';
import { fieldsOf, isForBranch, isRequired } from '../../contract/derive/fields.ts';
import { type Answers, type AnyResource, answer, type Field } from '../../contract/kit/index.ts';
import { messagesFor } from '../../contract/messages/index.ts';
import { registry } from '../../contract/resources/registry.ts';

/** What the declarations do not say of the resources that branches receive: what a branch does with them. */
const resources: Readonly<Record<string, string>> = {
  stores: 'The store of the branch itself: one row, whose `id` the rows of the others name as `store_id`.',
  services:
    'What clients come for. A name that is null falls back to `name`. Clients may come for a `reserve` service only after the branch opened it (`service_opened`). How tickets are numbered: see [Numbers on tickets](#numbers-on-tickets); what `priority` does: see [Who is called next](#who-is-called-next).',
  desks: 'Where clients are served. A desk serves the services of `service_ids`, none where the list is empty.',
  employees: 'Who serves at desks. An event names its employee by the `id`.',
  'opening-plans':
    'Hours of a week, in the time of Prague. The plan without `valid_from` and `valid_to` is the usual one; a plan with dates replaces it on its days, the first and the last among them.',
  'opening-exceptions': 'Hours of one day instead of those of the plan. `closed`: the store is closed for the whole day.',
  'day-marks':
    'What people say of a day. `open`: the hours of the plan hold although it is a public holiday of the Czech Republic, which otherwise closes the store. `holiday` and `blocked`: closed, whatever else holds. The order from weak to strong is: plan, public holiday, `open`, exception, `holiday`, `blocked`.',
  'touch-screens': 'Kiosks. The branch reports the state of each by `device_up`, `device_down`, `paper` and `design_shown`.',
  'kiosk-designs':
    'What a kiosk shows and prints: one row for each touch screen (`touch_screen_id`) that has pages. `pages` is a document: its pages with buttons, places in pixels of `width` x `height`, texts in each of `languages`, three looks of a button (`active`, `inactive`, `pressed`; what the last two leave out they have from the first). A kiosk shows the page of `start_page_id` first, and again after `idle_seconds` without a touch. Images are named by their digests. Every `create`, `restore` and `edit` brings `version` and `files`, also where nothing else of them changed: see [Designs of kiosks](#designs-of-kiosks).',
  'virtual-displays':
    'Screens that show who is called. The branch reports the state of each by `device_up`, `device_down`, `display_shown` and `playing`. `design` is a document: the columns and rows of the table of calls, its colours, the place of the playlist, and the announced text with the clips of its voice: see [Displays](#displays). Every `create`, `restore` and `edit` brings `version` and `files`. From `quiet_from` to `quiet_to` they call without a sound: see [Quiet hours](#quiet-hours).',
  playlists:
    'What displays play between calls, and what buttons of kiosks show. A playlist plays on the displays of `virtual_display_ids` and on the `buttons` ({ `touch_screen_id`, `button_id` }: the button of `pages` of the design); where both are empty, on all displays of the store. It plays from `play_from` to `play_to` (null: without that end), on the days of `play_days` (empty: every day) from `hours_from` to `hours_to` as clocks in Prague show them (null: from or to midnight). Hours with an end that is not after their beginning end on the next day and belong to the day on which they begin. Of several the higher `priority` plays; of equal ones the one that names the device before one for all displays; then the later `play_from`, null being the earliest; then the lower `id`. Where none plays, the display shows calls only. Its `items` play in their order, over and over: { `title`, `file`: the digest, `kind`: `image` or `video`, `display_length`: seconds }. An item with `file` null does not play, and a playlist without any other item does not either. `store_ids` may name other stores as well. Every `create`, `restore` and `edit` brings `version` and `files`: see [Files of playlists](#files-of-playlists).',
  orders:
    'Reservations whose `starts_at` is today or later, by the time of Prague. A client who comes says the `pin`: see [Arrival by PIN](#arrival-by-pin). The branch forgets a reservation on its own when its day is over: nothing is sent for that. People at the central change the state, and `order_arrived`, `order_served` and `order_missed` of the branch; events of tickets never do. What the branch reported comes back as a change. A reservation that has `arrived` and is moved to another day is `confirmed` again there. Clients come for `confirmed` reservations; the others say what a kiosk answers to their PIN.',
  'webkiosk-settings':
    'One row for all stores: what is printed on tickets, from when to when kiosks accept the PIN of a reservation (see [Arrival by PIN](#arrival-by-pin)), and how a client may postpone their turn. `postpone_options` are minutes; `delay_limit_before_end` ends postponing so many minutes before the store closes. Postponing does not concern the arrival by PIN.',
};

const sent: readonly AnyResource[] = Object.values<AnyResource>(registry).filter(({ syncs }) => syncs === true);
const labels: Readonly<Record<string, Labels>> = messagesFor('en').resources;

type Labels = { readonly fields: Readonly<Record<string, string>>; readonly helps?: Readonly<Record<string, string>> };

/** A heading, a sentence and a table of fields for each resource that branches receive. Throws for one that no one described. */
export function resourceTables(): string {
  const strange = Object.keys(resources).filter((name) => !sent.some((resource) => resource.name === name));
  if (strange.length > 0) throw new Error(`no branch is told of ${strange.join(', ')}`);
  return sent.map(tableOf).join('\n');
}

/** What a value that is no field may be, and its meaning. */
const derivedWords: Readonly<Record<(typeof derivedOfDesign)[number], string>> = {
  version: 'whole number | Version of the row. Comes with every change of it',
  files:
    'list of { `digest`: SHA-256, 64 hexadecimal digits; `type`: media type; `bytes`: whole number } | All files that the row needs. Comes with every change of it',
};

function tableOf(resource: AnyResource): string {
  const { name } = resource;
  const words = resources[name];
  if (words === undefined)
    throw new Error(`the page of the protocol does not say what ${name} are: scripts/generating/protocol-resources.ts`);
  const rows = fieldsOf(resource).flatMap(([field, declared]) =>
    isForBranch(declared) ? [`| \`${field}\` | ${orNull(declared)} | ${meaningOf(name, field)} |`] : [],
  );
  const derived = derivedValuesOf(name).map((value) => `| \`${value}\` | ${derivedWords[value]} |`);
  return `### \`${name}\`\n\n${words}\n\n| field | value | meaning |\n|---|---|---|\n${[...rows, ...derived].join('\n')}\n`;
}

/** What people read next to the field in the console. */
function meaningOf(name: string, field: string): string {
  const help = labels[name]?.helps?.[field];
  return `${labels[name]?.fields[field] ?? ''}${help === undefined ? '' : `. ${help}`}`.replaceAll('|', '\\|');
}

function orNull(field: Field): string {
  const isNeverNull = isRequired(field) || ['flag', 'set', 'references', 'children'].includes(field.kind);
  return `${answer(valueOfKind, field, undefined)}${isNeverNull ? '' : ' or null'}`;
}

const valueOfKind: Answers<string> = {
  text: ({ max }) => `text, up to ${max} characters`,
  richText: ({ max }) => `text, up to ${max} characters`,
  email: () => 'e-mail address',
  phone: () => 'telephone number',
  int: ({ min, max, weekday }) => `whole number, ${min} to ${max}${weekday === true ? ' (0 is Sunday)' : ''}`,
  decimal: ({ min, max }) => `number, ${min} to ${max}`,
  flag: () => '`true` or `false`',
  choice: ({ choices }) => choices.map((choice) => `\`${choice}\``).join(', '),
  set: ({ choices }) => `list of texts: ${choices.map((choice) => `\`${choice}\``).join(', ')}`,
  day: () => 'day',
  time: ({ upTo24 }) => `time of day${upTo24 === true ? ', up to `24:00`' : ''}`,
  instant: () => 'instant',
  duration: ({ min, max }) => `whole seconds, ${min} to ${max}`,
  reference: ({ target }) => `id of ${named(target)}`,
  references: ({ target }) => `list of ids of ${named(target)}`,
  children: ({ fields, max }) =>
    `list of up to ${max} { ${Object.entries(fields)
      .map(([name, field]) => `\`${name}\`: ${orNull(field)}`)
      .join('; ')} }`,
  json: () => 'JSON',
  colour: () => 'colour, `#` and six hexadecimal digits',
  file: () => 'SHA-256 of a file, 64 hexadecimal digits',
  image: () => 'SHA-256 of an image, 64 hexadecimal digits',
  secret: () => 'never sent',
  computed: () => 'never sent',
};

function named(target: string): string {
  return sent.some(({ name }) => name === target) ? `\`${target}\`` : `\`${target}\` (not sent)`;
}
