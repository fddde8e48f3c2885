import { type JSX, useEffect, useRef, useState } from 'react';
import { comparisonOfRows, comparisons } from '../../../../contract/rules/statistics/question.ts';
import { findReportOffers, type ReportKind } from '../../../../contract/rules/statistics/report/report-offers.ts';
import { findReportFaults, type ReportFault, type ReportQuery } from '../../../../contract/rules/statistics/report/report-query.ts';
import { useStatisticsWords } from '../../../statistics/statistics-words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useReportWords } from '../result/report-words.ts';
import { useReportChoices } from '../result/use-report-choices.ts';
import { ChosenField, categoryChoices, storeChoices } from './fields/chosen-field.tsx';
import { PeriodField } from './fields/period-field.tsx';
import { ValuesField } from './fields/values-field.tsx';
import { WeekdaysField } from './fields/weekdays-field.tsx';

type ReportFormProps = {
  readonly kind: ReportKind;
  readonly draft: ReportQuery;
  /** The address has faults: they are shown at once. */
  readonly startsWithFaults: boolean;
  readonly onChange: (change: Partial<ReportQuery>) => void;
  readonly onShow: () => void;
};

/** What a report is asked: where, what, of whom, when. Each fault is said at its field, and the first one takes the focus. */
export function ReportForm({ kind, draft, startsWithFaults, onChange, onShow }: ReportFormProps): JSX.Element {
  const words = useReportWords();
  const statistics = useStatisticsWords();
  const { data: choices } = useReportChoices();
  const form = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(startsWithFaults ? 1 : 0);
  const faults = findReportFaults(kind, draft);
  const shown = attempt > 0 ? faults : {};
  const count = Object.keys(shown).length;
  useEffect(() => {
    if (attempt === 0) return;
    const [first] = form.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [];
    // A group of controls takes no focus itself: its first one does.
    (first instanceof HTMLFieldSetElement ? first.querySelector<HTMLElement>('input, select, button') : first)?.focus();
  }, [attempt]);
  const errorAt = (field: string): string | undefined => {
    const fault = shown[field];
    return fault === undefined ? undefined : textOf(fault, field, words.faults);
  };
  const ofClients = kind === 'clients';
  return (
    <div ref={form} className="report__form">
      <Form
        aria-label={words.form.label}
        onSubmit={() => {
          if (Object.keys(faults).length > 0) return setAttempt((before) => before + 1);
          onShow();
        }}
      >
        <ChosenField
          legend={words.form.stores}
          all={words.form.allStores}
          choices={storeChoices(choices)}
          chosen={draft.stores}
          error={errorAt('stores')}
          onChange={(stores) => onChange({ stores })}
        />
        <ChosenField
          legend={ofClients ? words.form.channels : words.form.services}
          all={ofClients ? words.form.allChannels : words.form.allServices}
          choices={categoryChoices(kind, { choices, stores: draft.stores, words, statistics })}
          chosen={draft.categories}
          error={errorAt('categories')}
          onChange={(categories) => onChange({ categories })}
        />
        <ValuesField
          kind={kind}
          values={draft.values}
          error={errorAt('values')}
          faults={shown}
          onChange={(values) => onChange({ values })}
        />
        <WeekdaysField weekdays={draft.weekdays} error={errorAt('weekdays')} onChange={(weekdays) => onChange({ weekdays })} />
        <PeriodField period={draft.period} error={errorAt('period')} onChange={(period) => onChange({ period })} />
        <SelectField
          label={words.form.by}
          value={draft.by}
          options={findReportOffers(kind).groupings.map((one) => [one, statistics.words.groupings[one]] as const)}
          onChange={(by) => onChange({ by, compared: comparisonOfRows(by, draft.compared) })}
        />
        <SelectField
          label={words.form.compared}
          value={draft.compared ?? ''}
          options={[['', words.form.notCompared], ...comparisons.map((one) => [one, statistics.words.comparisons[one]] as const)]}
          onChange={(compared) => onChange({ compared: compared === '' ? null : compared })}
        />
        {count === 0 ? null : (
          <p className="report__faults" role="alert">
            {words.faults.heading(count)}
          </p>
        )}
        <Button tone="primary" type="submit">
          {words.form.show}
        </Button>
      </Form>
    </div>
  );
}

/** What to do about a fault, in words. */
function textOf(fault: ReportFault, field: string, words: ReturnType<typeof useReportWords>['faults']): string {
  if (fault === 'unknown') return words.unknown;
  if (fault === 'reversed') return words.reversed;
  if (fault === 'too_long') return words.tooLong;
  if (fault === 'whole_desks') return words.wholeDesks;
  if (field === 'stores' || field === 'categories' || field === 'weekdays' || field === 'period') return words[field];
  return words.values;
}
