import { checkValue } from '../../../contract/derive/check-draft.ts';
import { type Answers, answer, type Field, type Fields } from '../../../contract/kit/index.ts';
import { newDisplayDesign } from '../../../contract/rules/display/display-design.ts';
import { newPage } from '../../../contract/rules/kiosk/layout/new-parts.ts';
import { newTickets } from '../../../contract/rules/kiosk/ticket/tickets.ts';

/** Which value is wanted: another number gives another value wherever the field has that many. */
type Wanted = { readonly number: number };
export type Values = Readonly<Record<string, unknown>>;

const firstInstant = Date.parse('2026-12-01T09:00:00.000Z');
const firstDay = Date.parse('2027-01-15');
const dayMs = 86_400_000;

/** What texts of the declarations look like; the first that a field takes is its sample. */
const texts = (number: number): readonly string[] => [
  `Vzorek ${number}`,
  `V${number}`,
  `vzorek${number}.cz`,
  `vzorek${number}@mesto.test`,
  `10.0.0.1:${(number % 60_000) + 1}`,
  `/vzorek/${number}`,
  String(11_000 + (number % 9000)),
  letters(number),
  letters(number).slice(1),
];

const sampleOfKind: Answers<unknown, Wanted> = {
  text: fittingText,
  richText: fittingText,
  email: (_, { number }) => `vzorek${number}@mesto.test`,
  phone: (_, { number }) => `+420${String(600_000_000 + number)}`,
  int: ({ min, max }, { number }) => min + (number % (Math.min(max, 2_147_483_646) - min + 1)),
  decimal: ({ min, max }, { number }) => Math.min(max, (min + max) / 2 + (number % 10)),
  flag: (_, { number }) => number % 2 === 0,
  choice: (field, { number }) => field.choices[number % field.choices.length],
  set: (field, { number }) => [field.choices[number % field.choices.length]],
  day: (_, { number }) => new Date(firstDay + (number % 3000) * dayMs).toISOString().slice(0, 10),
  time: (_, { number }) => new Date(firstInstant + (number % 1000) * 60_000).toISOString().slice(11, 16),
  instant: (_, { number }) => new Date(firstInstant + number * 60_000).toISOString(),
  duration: ({ min, max }, { number }) => min + (number % (max - min + 1)),
  reference: () => null,
  references: () => [],
  children: (field, wanted) => [samplesOf(field.fields, wanted), samplesOf(field.fields, { number: wanted.number + 1 })],
  json: (field, { number }) => sampleDocument(field.schema()['title'], number),
  colour: (_, { number }) => `#${(number % 0xff_ff_ff).toString(16).padStart(6, '0')}`,
  // It has to be uploaded first.
  file: () => null,
  image: () => null,
  secret: fittingText,
  computed: () => undefined,
};

/** A value that the field takes. References are for anyone who knows what there is to refer to. */
export function sampleOf(field: Field, number: number): unknown {
  return answer(sampleOfKind, field, { number });
}

function samplesOf(fields: Fields, wanted: Wanted): Values {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sampleOf(field, wanted.number)]));
}

function fittingText(field: Field, { number }: Wanted): unknown {
  return texts(number).find((text) => checkValue(field, text).problems.length === 0) ?? null;
}

function letters(number: number): string {
  return [Math.floor(number / 26), number].map((place) => String.fromCodePoint(65 + (place % 26))).join('');
}

/** A document of a field that the server checks further than its schema says; an object of any other. */
function sampleDocument(title: unknown, number: number): unknown {
  if (title === 'playlist items') return samplePlaylistItems(number);
  if (title === 'playlist buttons') return [];
  if (title === 'kiosk tickets') return sampleKioskTickets(number);
  if (title === 'display design') return sampleDisplayDesign(number);
  return title === 'kiosk pages' ? sampleKioskPages(number) : { number };
}

/** Items of a playlist that wait for their files. */
export function samplePlaylistItems(number: number): unknown {
  return [{ title: `Item ${number}`, file: null, kind: number % 2 === 0 ? 'image' : 'video', display_length: 1 + (number % 900) }];
}

/** Pages of a kiosk without any service. */
export function sampleKioskPages(number: number): unknown {
  const page = newPage({ id: 'p1', name: `Page ${number}`, has_header: false });
  return { format: 1, width: 1280, height: 1024, languages: ['cs'], start_page_id: 'p1', idle_seconds: 30, pages: [page] };
}

/** What a display shows, with another number of rows. */
export function sampleDisplayDesign(number: number): unknown {
  return { ...newDisplayDesign(''), rows: (number % 12) + 1 };
}

/** Tickets of a kiosk without any service. */
export function sampleKioskTickets(number: number): unknown {
  return newTickets({ ahead: `Ahead ${number}`, watch: '', today: '' });
}
