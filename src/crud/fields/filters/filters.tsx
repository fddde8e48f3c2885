import { type JSX, type ReactNode, Suspense, useState } from 'react';
import type { Operator } from '../../../../contract/derive/operators.ts';
import { type Answers, answer, type Field, type FieldOf } from '../../../../contract/kit/index.ts';
import { readTypedNumber } from '../../../../contract/rules/text/typed-number.ts';
import { Combobox } from '../../../ui/filter/combobox.tsx';
import { FocusFirst } from '../../../ui/filter/popover-button.tsx';
import { TypedInput } from '../../../ui/filter/typed-input.tsx';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { formatNumber, fromUnit, inUnit } from '../../core/format.ts';
import { resourceNamed } from '../../core/named.ts';
import { idsOf } from '../../core/row.ts';
import { boundWithin } from '../references/bound-within.ts';
import { comboboxWords } from '../references/combobox-words.ts';
import { PickedReferences, toggled } from '../references/picked-references.tsx';
import { useReferenceOptions } from '../references/reference-options.tsx';
import { hasStore } from '../references/says-store.ts';
import { type FieldFilter, type FilterContext, pickFilter, readPicked } from './field-filter.ts';
import { PickFlag, PickValues } from './pick-values.tsx';

type Bound = 'gte' | 'lte';
type ScaleProps = FilterContext & { readonly written: (value: number) => string; readonly toKept: (value: number) => number };

function Scale({ words, filter, onFilter, written, toKept }: ScaleProps): JSX.Element {
  const shown = (bound: Bound): string => {
    const value = filter[bound];
    return typeof value === 'number' ? written(value) : '';
  };
  const take =
    (bound: Bound) =>
    (text: string): string | undefined => {
      const { [bound]: _, eq: __, ...rest } = filter;
      const value = readTypedNumber(text);
      if (text.trim() !== '' && value === undefined) return words.problem({ code: 'wrong_type' });
      onFilter(value === undefined ? rest : { ...rest, [bound]: toKept(value) });
      return undefined;
    };
  return (
    <div className="bounds">
      <TypedInput label={words.list.from} value={shown('gte')} onTyped={take('gte')} inputMode="decimal" />
      <TypedInput label={words.list.to} value={shown('lte')} onTyped={take('lte')} inputMode="decimal" />
    </div>
  );
}

const same = (value: number): number => value;

/** Rows where the number lies between two bounds, both included. One that names something is written without groups. */
function NumberPanel({ identifies = false, ...context }: FilterContext & { readonly identifies?: boolean }): JSX.Element {
  return (
    <Scale {...context} written={(value) => (identifies ? String(value) : formatNumber(value, context.words.language))} toKept={same} />
  );
}

/** The same for lengths of time: typed in the unit, kept in seconds. */
function DurationPanel({ unit, ...context }: FilterContext & { readonly unit: 'seconds' | 'minutes' }): JSX.Element {
  const written = (value: number): string => formatNumber(inUnit(value, unit), context.words.language);
  return <Scale {...context} written={written} toKept={(value) => fromUnit(value, unit)} />;
}

const PeriodPanel = lazyPart(async () => (await import('./period-panel.tsx')).PeriodPanel);
const TimePanel = lazyPart(async () => (await import('./time-panel.tsx')).TimePanel);

/** What reads typed dates comes when it is first asked for: a first list does without. */
function fetched(panel: ReactNode): ReactNode {
  return (
    <Suspense fallback={<Skeleton />}>
      {panel}
      <FocusFirst />
    </Suspense>
  );
}

const nothing = (): null => null;
const textPanel = (_: Field, context: FilterContext): ReactNode => <TextPanel {...context} />;
const numberPanel = (_: Field, context: FilterContext): ReactNode => <NumberPanel {...context} />;
const wholePanel = ({ identifies }: FieldOf<'int'>, context: FilterContext): ReactNode => (
  <NumberPanel {...context} identifies={identifies === true} />
);
const referencePanel = (field: { readonly target: string; readonly withinStore?: true }, context: FilterContext): ReactNode => (
  <ReferencePanel {...context} target={field.target} withinStore={field.withinStore === true} />
);

const pickPanel = ({ choices }: { readonly choices: readonly string[] }, context: FilterContext): ReactNode => (
  <PickValues {...context} choices={choices} />
);

/** Controls that ask of a field of each kind; null where the API does not filter by it. */
const panelOfKind: Answers<ReactNode, FilterContext> = {
  text: textPanel,
  richText: textPanel,
  email: textPanel,
  phone: textPanel,
  int: wholePanel,
  decimal: numberPanel,
  flag: (_, context) => <PickFlag {...context} />,
  choice: pickPanel,
  set: pickPanel,
  day: (_, context) => fetched(<PeriodPanel {...context} of="day" />),
  time: (_, context) => fetched(<TimePanel {...context} />),
  instant: (_, context) => fetched(<PeriodPanel {...context} of="instant" />),
  duration: ({ unit }, context) => <DurationPanel {...context} unit={unit} />,
  reference: referencePanel,
  references: referencePanel,
  children: nothing,
  json: nothing,
  colour: textPanel,
  file: nothing,
  image: nothing,
  secret: nothing,
  computed: pickPanel,
};

type PanelProps = FilterContext & { readonly field: Field; readonly operators: readonly Operator[] };

/** What the panel of a filter holds: the controls of the kind, and "empty" where the field may be. */
export function FilterPanel({ field, operators, ...context }: PanelProps): ReactNode {
  const { words, filter, onFilter } = context;
  const asksEmpty = filter.null === true;
  const emptiness: FieldFilter = asksEmpty ? {} : { null: true };
  return (
    <>
      {asksEmpty ? null : answer(panelOfKind, field, context)}
      {operators.includes('null') ? (
        <label className="pick__option">
          <input type="checkbox" checked={asksEmpty} onChange={() => onFilter(emptiness)} />
          {words.list.isEmpty}
        </label>
      ) : null}
    </>
  );
}

/** Rows with a text that contains what is typed, without regard to case and diacritics. */
function TextPanel({ words, filter, onFilter }: FilterContext): JSX.Element {
  return (
    <TypedInput
      label={words.list.contains}
      value={typeof filter.contains === 'string' ? filter.contains : ''}
      onTyped={(text) => {
        const trimmed = text.trim();
        onFilter(trimmed === '' ? {} : { contains: trimmed });
        return undefined;
      }}
    />
  );
}

type ReferencePanelProps = FilterContext & { readonly target: string; readonly withinStore: boolean };

/** Rows that point to one of the picked records, which are found by typing. */
function ReferencePanel(props: ReferencePanelProps): JSX.Element {
  const { words, label, filter, onFilter, target } = props;
  const [text, setText] = useState('');
  const [resource, bound] = [resourceNamed(target), boundWithin(props)];
  const { options, loading } = useReferenceOptions({ resource, text, filter: bound });
  const picked = idsOf(readPicked(filter));
  const toggle = (id: number): void => onFilter(pickFilter(toggled(picked, id)));
  return (
    <>
      <PickedReferences
        {...{ target, picked, label, words }}
        withStore={hasStore(resource) && Object.keys(bound).length === 0}
        onRemove={toggle}
      />
      <Combobox
        stays
        control={{ 'aria-label': label }}
        listLabel={label}
        words={comboboxWords(words)}
        shown=""
        placeholder={words.list.search}
        options={options}
        loading={loading}
        picked={picked}
        onSearch={setText}
        onPick={toggle}
      />
    </>
  );
}
