import { type JSX, type ReactNode, Suspense } from 'react';
import { computedOf } from '../../../../contract/derive/computed.ts';
import type { FileField } from '../../../../contract/derive/files.ts';
import { type Answers, answer, type Field, type FieldOf } from '../../../../contract/kit/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';
import { Status } from '../../../ui/page/status.tsx';
import { useFromClock } from '../../core/clock.ts';
import { formatDay, formatInstant, formatNumber, formatPhone, inUnit } from '../../core/format.ts';
import { resourceNamed } from '../../core/named.ts';
import { idOf, idsOf, isNothing, textsOf } from '../../core/row.ts';
import { choiceLabel, fieldLabel } from '../../core/words.ts';
import { ReferenceName, ReferenceNames } from '../references/reference-name.tsx';
import { saysStore } from '../references/says-store.ts';
import type { CellContext } from './cell-context.ts';
import '../references/values.css';

const mostShort = 16;

/** Codes and numbers are read whole or not at all: they are never cut, and take no room that they do not need. */
export const isShortText = (field: Field | undefined): boolean => field?.kind === 'text' && field.max <= mostShort;

const text = (field: Field, { resource, name, value }: CellContext): ReactNode => (
  <span className={isShortText(field) ? 'nowrap' : 'cell-text'}>
    {resource.person === name ? <bdi>{String(value)}</bdi> : String(value)}
  </span>
);
const figure = (_: Field, { value, words }: CellContext): ReactNode => formatNumber(Number(value), words.language);

const FileShown = lazyPart(async () => (await import('../files/file-shown.tsx')).FileShown);
const fileCell = (field: FileField, { resource, words, name, row, value, isInLink = false }: CellContext): ReactNode => (
  <Suspense>
    <FileShown
      {...{ field, resource, isInLink }}
      label={fieldLabel(words, resource, name)}
      digest={String(value)}
      rowId={row['id'] === undefined ? null : idOf(row)}
      small
    />
  </Suspense>
);

/** One value in one line of a list. Asked only when there is something to show. */
const cellOfKind: Answers<ReactNode, CellContext> = {
  text,
  richText: text,
  email: (_, { value, isInLink }) => contactOf(`mailto:${String(value)}`, String(value), isInLink),
  phone: (_, { value, isInLink }) =>
    contactOf(`tel:${String(value)}`, <span className="nowrap">{formatPhone(String(value))}</span>, isInLink),
  int: (field, context) => {
    if (field.weekday === true) return context.words.opening.weekdays[Number(context.value)];
    return field.identifies === true ? String(context.value) : figure(field, context);
  },
  decimal: figure,
  flag: (_, { value, words }) =>
    value === true ? (
      <span className="flag">
        <Icon name="check" size={16} />
        {words.form.yes}
      </span>
    ) : (
      <span className="quiet">{words.form.no}</span>
    ),
  choice: (_, context) => <ChoiceValue {...context} value={String(context.value)} />,
  set: (_, { value, words, resource, name }) => (
    <span className="cell-text cell-text--several">
      {textsOf(value)
        .map((one) => choiceLabel(words, resource, { name, value: one }))
        .join(', ')}
    </span>
  ),
  day: (_, { value }) => <time dateTime={String(value)}>{formatDay(String(value))}</time>,
  time: (_, { value }) => <time>{String(value)}</time>,
  instant: (_, { value }) => (
    <time className="nowrap" dateTime={String(value)}>
      {formatInstant(String(value))}
    </time>
  ),
  duration: ({ unit }, { value, words }) => words.dates[unit](inUnit(Number(value), unit)),
  reference: ({ target }, { value, isInLink = false }) => <ReferenceName target={target} id={Number(value)} plain={isInLink} />,
  references: ({ target }, { value, resource, isInLink = false }) => (
    <ReferenceNames target={target} ids={idsOf(value)} shown={2} plain={isInLink} withStore={saysStore(resource, resourceNamed(target))} />
  ),
  children: (_, { value, words }) => words.form.items(Array.isArray(value) ? value.length : 0),
  json: (_, { value, words }) => words.form.items(Object.keys(Object(value)).length),
  colour: (_, { value }) => (
    <span className="colour">
      <span className="colour__sample" style={{ background: String(value) }} aria-hidden="true" />
      <code>{String(value)}</code>
    </span>
  ),
  file: fileCell,
  image: fileCell,
  secret: (_, { words }) => <span className="quiet">{words.list.secret}</span>,
  computed: (field, context) => <ComputedValue {...context} field={field} />,
};

/** What a list shows of a field of a row: the entity's own, or what follows from the kind. */
export function renderCell(field: Field, context: CellContext): ReactNode {
  const own = context.additions.fields?.[context.name];
  // A computed value follows from another one, so its own may be absent.
  if (field.kind !== 'computed' && isNothing(context.value)) {
    return own?.absent?.(context) ?? <NothingHere words={context.words} />;
  }
  return own?.cell === undefined ? answer(cellOfKind, field, context) : own.cell(context);
}

/** The same in a list, where a number may have a second one behind it (`list.pairs`). */
export function listedCell(field: Field, context: CellContext): ReactNode {
  const second = context.resource.list.pairs?.[context.name];
  // Sizes are said without spaces between thousands.
  if (second !== undefined) return <span className="nowrap">{`${String(context.value)} × ${String(context.row[second])}`}</span>;
  return renderCell(field, context);
}

function NothingHere({ words }: Pick<CellContext, 'words'>): ReactNode {
  return (
    <span className="quiet">
      <span aria-hidden="true">{words.form.empty}</span>
      <span className="visually-hidden">{words.form.nothing}</span>
    </span>
  );
}

/** Whether values are in columns by their last digit. */
const numbers: Answers<boolean> = {
  text: () => false,
  richText: () => false,
  email: () => false,
  phone: () => false,
  int: ({ identifies }) => identifies !== true,
  decimal: () => true,
  flag: () => false,
  choice: () => false,
  set: () => false,
  day: () => false,
  time: () => false,
  instant: () => false,
  duration: () => true,
  reference: () => false,
  references: () => false,
  children: () => true,
  json: () => false,
  colour: () => false,
  file: () => false,
  image: () => false,
  secret: () => false,
  computed: () => false,
};

export function isNumeric(field: Field): boolean {
  return answer(numbers, field, undefined);
}

/** A press on it writes or calls; it is only text where the press leads to the record. */
function contactOf(address: string, shown: ReactNode, isInLink = false): ReactNode {
  return isInLink ? shown : <a href={address}>{shown}</a>;
}

/**
 * A state that follows from how long ago something was: it moves on its own as time passes, as the server would say it. What follows
 * from an instant of the store is as the server said it, because the row does not have that instant.
 */
function ComputedValue({ field, ...context }: CellContext & { readonly field: FieldOf<'computed'> }): JSX.Element {
  const band = useFromClock((now) => (field.ofStore === true ? String(context.value) : computedOf(field, context.row, now)));
  return <ChoiceValue {...context} value={band} />;
}

/** One value of a choice: with a mark and colour where the entity says how much it needs a look. */
function ChoiceValue({ words, resource, additions, name, value }: Omit<CellContext, 'value'> & { readonly value: string }): JSX.Element {
  const label = choiceLabel(words, resource, { name, value });
  const tone = additions.fields?.[name]?.tones?.[value];
  return tone === undefined ? <span className="nowrap">{label}</span> : <Status tone={tone}>{label}</Status>;
}
