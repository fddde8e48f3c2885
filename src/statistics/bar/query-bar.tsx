import type { JSX } from 'react';
import { channelName } from '../../../contract/messages/statistics-names.ts';
import { exactMinutes } from '../../../contract/rules/statistics/histogram.ts';
import { comparisons, type Grouping, groupings, type Question } from '../../../contract/rules/statistics/question.ts';
import { PickPanel } from '../../ui/filter/pick-panel.tsx';
import { PopoverButton } from '../../ui/filter/popover-button.tsx';
import { useChoices } from '../asking/statistics-query.ts';
import { useStatisticsWords } from '../statistics-words.ts';
import { ChoicePopover } from './choice-popover.tsx';
import { ServicesPopover, StoresPopover } from './narrowing.tsx';
import { PeriodPicker } from './period-picker.tsx';
import '../shown/statistics.css';

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
          onPick={(value) => onChange({ by: value })}
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
        label={bar.target(question.target)}
        legend={bar.targetLegend}
        choices={exactMinutes.map((minutes) => ({ value: String(minutes), label: bar.minutes(minutes) }))}
        picked={String(question.target)}
        isActive={false}
        onPick={(value) => onChange({ target: Number(value) })}
      />
    </div>
  );
}
