import type { JSX } from 'react';
import { exactMinutes } from '../../../contract/rules/statistics/histogram.ts';
import { PickPanel } from '../../ui/filter/pick-panel.tsx';
import { PopoverButton } from '../../ui/filter/popover-button.tsx';
import { useStatisticsWords } from '../statistics-words.ts';
import { ChoicePopover } from './choice-popover.tsx';
import { ServicesPopover, StoresPopover } from './narrowing.tsx';
import '../shown/statistics.css';
import { channelName, periodName } from '../../../contract/messages/statistics-names.ts';
import { steppedPeriod } from '../../../contract/rules/statistics/period-step.ts';
import {
  comparisonOfRows,
  comparisons,
  countPeriodDays,
  type Grouping,
  groupings,
  namedPeriods,
  type Period,
  type Question,
  resolvePeriod,
} from '../../../contract/rules/statistics/question.ts';
import { usualTarget } from '../../../contract/rules/statistics/target-share.ts';
import { formatDay } from '../../../contract/rules/time/shown-time.ts';
import { readNearDay } from '../../../contract/rules/typing/typed-date.ts';
import { useWords } from '../../crud/core/words.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { TypedInput } from '../../ui/filter/typed-input.tsx';
import { useChoices, useToday } from '../statistics-query.ts';

type QueryBarProps = {
  readonly question: Question;
  readonly onChange: (change: Partial<Question>) => void;
  /** What rows can be; one alone is not asked. */
  readonly by?: readonly Grouping[];
};

/** What is asked, in the order in which people say it: where, when, against what, and by what. */
export function QueryBar({ question, onChange, by = groupings }: QueryBarProps): JSX.Element {
  const all = useStatisticsWords();
  const { words, screens, channels } = all;
  const { bar } = screens;
  const { data: choices } = useChoices();
  const { compared } = question;
  const target = question.target ?? choices?.target.minutes ?? Number(usualTarget.minutes);
  return (
    <div className="query-bar" role="group" aria-label={bar.label}>
      {choices === undefined ? null : <StoresPopover {...{ choices, question, onChange }} />}
      <PeriodPicker period={question.period} onPick={(period) => onChange({ period })} />
      <ChoicePopover
        label={compared === null ? bar.notCompared : bar.compared(words.comparisons[compared])}
        legend={bar.comparedLegend}
        choices={[{ value: 'none', label: bar.notCompared }, ...comparisons.map((value) => ({ value, label: words.comparisons[value] }))]}
        picked={compared ?? 'none'}
        isActive={compared !== null}
        onPick={(value) => onChange({ compared: value === 'none' ? null : value })}
      />
      {by.length < 2 ? null : (
        <ChoicePopover
          label={words.groupings[question.by]}
          legend={bar.by}
          choices={by.map((value) => ({ value, label: words.groupings[value] }))}
          picked={question.by}
          isActive={false}
          onPick={(value) => onChange({ by: value, compared: comparisonOfRows(value, compared) })}
        />
      )}
      {choices === undefined ? null : <ServicesPopover {...{ choices, question, onChange }} />}
      <PopoverButton
        label={question.channels.length === 0 ? bar.allChannels : question.channels.map((one) => channelName(one, all)).join(', ')}
        active={question.channels.length > 0}
      >
        <PickPanel
          legend={bar.channels}
          options={['walk_in', ...Object.keys(channels)].map((value) => ({ value, label: channelName(value, all) }))}
          picked={question.channels}
          onPick={(picked) => onChange({ channels: picked })}
        />
      </PopoverButton>
      <ChoicePopover
        label={bar.target(target)}
        legend={bar.targetLegend}
        choices={exactMinutes.map((minutes) => ({ value: String(minutes), label: bar.minutes(minutes) }))}
        picked={String(target)}
        isActive={question.target !== null}
        onPick={(value) => onChange({ target: Number(value) === choices?.target.minutes ? null : Number(value) })}
      />
    </div>
  );
}

type PeriodPickerProps = { readonly period: Question['period']; readonly onPick: (period: Question['period']) => void };

/** No question is about more: see the handler. */
const mostDays = 3653;

/** A period by its name, which moves with time, or two typed days; and a step back and on. */
function PeriodPicker({ period, onPick }: PeriodPickerProps): JSX.Element {
  const { words, screens } = useStatisticsWords();
  const { dates, problem } = useWords();
  const { bar } = screens;
  const today = useToday();
  const days = resolvePeriod(period, today);
  const take = (bound: keyof Period) => (text: string) => {
    const typed = readNearDay(text, today);
    if (typed === undefined) return problem({ code: 'day' });
    const moved = { ...days, [bound]: typed };
    // The other end is typed next: until then the period is that day.
    const next = moved.to < moved.from ? { from: typed, to: typed } : moved;
    if (countPeriodDays(next) > mostDays) return bar.tooLong;
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
