import type { JSX } from 'react';
import type { StatisticsChoices } from '../../../../contract/operations/statistics-answer.ts';
import { exactMinutes } from '../../../../contract/rules/statistics/histogram.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { ChoicePopover } from '../../../statistics/bar/choice-popover.tsx';
import { NarrowingPopover } from '../../../statistics/bar/narrowing-popover.tsx';
import { FileMenu } from '../../../statistics/shown/file-menu.tsx';
import { useQuestion } from '../../../statistics/use-question.ts';
import { Button } from '../../../ui/button/button.tsx';
import { dayName, usePlanningWords } from './planning-words.ts';

type PlanningToolsProps = { readonly choices: StatisticsChoices; readonly stores: readonly number[] };

/** Of which stores it is planned, and for which target. The day stays. */
export function PlanningTools({ choices, stores }: PlanningToolsProps): JSX.Element {
  const { planning, screens, words } = usePlanningWords();
  const { question, further, change } = useQuestion();
  const { bar } = screens;
  const day = further.get('day');
  const minutes = question.target ?? choices.target.minutes;
  const offered = choices.stores.filter(({ id, is_gone }) => !is_gone || stores.includes(id));
  const [first] = stores;
  const isAllReached = stores.every((store) => offered.some(({ id }) => id === store));
  return (
    <div className="query-bar" role="group" aria-label={bar.label}>
      {offered.length < 2 && isAllReached ? null : (
        <NarrowingPopover
          label={
            stores.length === 1 ? (offered.find(({ id }) => id === first)?.label ?? planning.store) : planning.many.stores(stores.length)
          }
          parts={[
            {
              legend: bar.storesLegend,
              options: offered.map(({ id, label, is_gone }) => ({ id, label: is_gone ? words.gone(label) : label })),
              picked: stores,
              onPick: (picked) => (picked.length === 0 ? undefined : change({ stores: picked }, { day })),
            },
          ]}
          action={{
            text: planning.many.all,
            onPress: () => change({ stores: offered.flatMap(({ id, is_gone }) => (is_gone ? [] : [id])) }, { day }),
          }}
        />
      )}
      <ChoicePopover
        label={bar.target(minutes)}
        legend={bar.targetLegend}
        choices={exactMinutes.map((value) => ({ value: String(value), label: bar.minutes(value) }))}
        picked={String(minutes)}
        isActive={question.target !== null}
        onPick={(value) => change({ target: Number(value) === choices.target.minutes ? null : Number(value) }, { day })}
      />
    </div>
  );
}

type PlanningActionsProps = {
  readonly stores: readonly number[];
  readonly days: readonly { readonly day: string }[];
  readonly shown: string | undefined;
};

/** Onto paper, and into files: of the shown day, or of all days. */
export function PlanningActions({ stores, days, shown }: PlanningActionsProps): JSX.Element {
  const words = usePlanningWords();
  const { planning } = words;
  const { file } = planning;
  const { download } = useCalls();
  const { target } = useQuestion().question;
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  const filesOf = (name: string, span: { readonly from?: string; readonly to?: string }) =>
    (['xlsx', 'csv'] as const).map((format) => ({
      name: `${name}: ${file.format[format]}`,
      fetch: () =>
        download('GET /statistics-planning-export', {
          query: { stores, ...span, format, ...(target === null ? {} : { target: String(target) }) },
        }),
    }));
  return (
    <>
      {stores.length === 0 || first === undefined || last === undefined || shown === undefined ? null : (
        <FileMenu
          label={file.download}
          done={file.done}
          files={[
            ...filesOf(file.ofDay(dayName(shown, words)), { from: shown, to: shown }),
            ...filesOf(file.ofAll(dayName(first, words), dayName(last, words)), {}),
          ]}
        />
      )}
      <Button icon="print" onClick={() => window.print()}>
        {planning.print}
      </Button>
    </>
  );
}
