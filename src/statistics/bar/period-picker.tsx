import type { JSX } from 'react';
import { periodName } from '../../../contract/messages/statistics-names.ts';
import { steppedPeriod } from '../../../contract/rules/statistics/period-step.ts';
import { daysOf, namedPeriods, type Period, periodOf, type Question } from '../../../contract/rules/statistics/question.ts';
import { formatDay } from '../../../contract/rules/time/shown-time.ts';
import { readNearDay } from '../../../contract/rules/typing/near-date.ts';
import { useWords } from '../../crud/vocabulary/words.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { PickPanel } from '../../ui/filter/pick-panel.tsx';
import { PopoverButton } from '../../ui/filter/popover-button.tsx';
import { TypedInput } from '../../ui/filter/typed-input.tsx';
import { useToday } from '../asking/statistics-query.ts';
import { useStatisticsWords } from '../statistics-words.ts';

type PeriodPickerProps = { readonly period: Question['period']; readonly onPick: (period: Question['period']) => void };

/** No question is about more: see the handler. */
const mostDays = 3653;

/** A period by its name, which moves with time, or two typed days; and a step back and on. */
export function PeriodPicker({ period, onPick }: PeriodPickerProps): JSX.Element {
  const { words, screens } = useStatisticsWords();
  const { dates, problem } = useWords();
  const { bar } = screens;
  const today = useToday();
  const days = periodOf(period, today);
  const take = (bound: keyof Period) => (text: string) => {
    const typed = readNearDay(text, today);
    if (typed === undefined) return problem({ code: 'day' });
    const moved = { ...days, [bound]: typed };
    // The other end is typed next: until then the period is that day.
    const next = moved.to < moved.from ? { from: typed, to: typed } : moved;
    if (daysOf(next) > mostDays) return bar.tooLong;
    onPick(next);
    return undefined;
  };
  return (
    <div className="query-bar__period">
      <PopoverButton label={typeof period === 'string' ? words.periods[period] : periodName(period)} active={false}>
        <PickPanel
          legend={bar.period}
          single
          options={namedPeriods.map((name) => ({ value: name, label: words.periods[name] }))}
          picked={typeof period === 'string' ? [period] : []}
          onPick={([name]) => {
            const found = namedPeriods.find((one) => one === name);
            if (found !== undefined) onPick(found);
          }}
        />
        <TypedInput label={bar.from} value={formatDay(days.from)} onTyped={take('from')} placeholder={dates.dateFormat} />
        <TypedInput label={bar.to} value={formatDay(days.to)} onTyped={take('to')} placeholder={dates.dateFormat} />
      </PopoverButton>
      <IconButton tone="secondary" icon="chevronLeft" label={bar.before} onClick={() => onPick(steppedPeriod(period, -1, today))} />
      <IconButton tone="secondary" icon="chevronRight" label={bar.after} onClick={() => onPick(steppedPeriod(period, 1, today))} />
    </div>
  );
}
