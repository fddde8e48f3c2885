import { type Answers, type AnyLabels, type AnyResource, answer, type Field } from '../../contract/kit/index.ts';
import { messagesFor } from '../../contract/messages/index.ts';
import { defused } from '../../contract/rules/text/spreadsheet-text.ts';

/** What a CSV shows of a row as the API gives it, worked out once more without SQL. */
export type Shown = {
  readonly resource: AnyResource;
  readonly name: string;
  readonly value: unknown;
  /** The name of a row that the reader sees; undefined for one that they do not. */
  readonly nameOf: (target: string, id: number) => string | undefined;
};

const wall = new Intl.DateTimeFormat('cs-CZ', {
  timeZone: 'Europe/Prague',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const labels: Readonly<Record<string, AnyLabels | undefined>> = messagesFor('cs').resources;

const plain = (_: Field, { value }: Shown) => defused(String(value));
const decimal = (value: number) =>
  value
    .toFixed(6)
    .replace(/\.?0+$/u, '')
    .replace('.', ',');
const label = (_: Field, { resource, name, value }: Shown) => labels[resource.name]?.choices[name]?.[String(value)] ?? '';
const referred = (target: string, id: unknown, { nameOf }: Shown) => nameOf(target, Number(id)) ?? `#${String(id)}`;

const textOfKind: Answers<string, Shown> = {
  text: plain,
  richText: plain,
  email: plain,
  phone: plain,
  int: (_, { value }) => String(value),
  decimal: (_, { value }) => decimal(Number(value)),
  flag: (_, { value }) => (value === true ? 'Ano' : 'Ne'),
  choice: label,
  set: (field, shown) =>
    listOf(shown.value)
      .map((value) => label(field, { ...shown, value }))
      .join(', '),
  day: (_, { value }) => String(value).split('-').toReversed().join('.'),
  time: (_, { value }) => String(value),
  instant: (_, { value }) => instantText(new Date(String(value))),
  duration: ({ unit }, { value }) => decimal(unit === 'minutes' ? Number(value) / 60 : Number(value)),
  reference: ({ target }, shown) => defused(referred(target, shown.value, shown)),
  references: ({ target }, shown) =>
    defused(
      listOf(shown.value)
        .map((id) => referred(target, id, shown))
        .join(', '),
    ),
  children: (_, { value }) => String(listOf(value).length),
  json: (_, { value }) => JSON.stringify(value),
  colour: plain,
  file: plain,
  image: plain,
  secret: () => '',
  computed: label,
};

/** The text of a cell; empty for a field that is. */
export function exportedText(field: Field, shown: Shown): string {
  const { value } = shown;
  return value === null || value === undefined ? '' : answer(textOfKind, field, shown);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function instantText(instant: Date): string {
  const parts = new Map(wall.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts.get('day')}.${parts.get('month')}.${parts.get('year')} ${parts.get('hour')}:${parts.get('minute')}`;
}
