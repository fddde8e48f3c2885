import { type ReactNode, Suspense } from 'react';
import type { Operator } from '../../../../contract/derive/operators.ts';
import { type Answers, answer, type Field, type FieldOf } from '../../../../contract/kit/index.ts';
import { FocusFirst } from '../../../ui/filter/popover-button.tsx';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import type { FieldFilter } from './field-filter.ts';
import type { FilterContext } from './filter-context.ts';
import { DurationPanel, NumberPanel } from './number-panel.tsx';
import { PickFlag, PickValues } from './pick-values.tsx';
import { ReferencePanel } from './reference-panel.tsx';
import { TextPanel } from './text-panel.tsx';

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
