import type { JSX } from 'react';
import { computeChange, isShownChange, type NotCompared } from '../../../contract/rules/statistics/change.ts';
import { definitions, type MeasureName } from '../../../contract/rules/statistics/definitions.ts';
import { shownChange, shownValue } from '../../../contract/rules/statistics/shown-value.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { useStatisticsWords } from '../statistics-words.ts';
import './statistics.css';

type ChangeMarkProps = {
  readonly name: MeasureName;
  readonly now: number | null;
  readonly then: number | null;
  /** What of a period of few days is said without a change. */
  readonly notCompared?: NotCompared;
};

/** A change against another period: its sign, an arrow and the word for better or worse; and what it was. */
export function ChangeMark({ name, now, then, notCompared = null }: ChangeMarkProps): JSX.Element {
  const { screens, words, language } = useStatisticsWords();
  const { tables } = screens;
  const change = computeChange(name, now, then, notCompared);
  if (change === null) {
    return <span className="statistics-change">{then === null ? tables.noComparison : tables.was(shownValue(name, then, language))}</span>;
  }
  const { difference, verdict } = change;
  const icon = !isShownChange(name, difference) ? null : difference > 0 ? 'chevronUp' : 'chevronDown';
  return (
    <span className="statistics-change">
      <span className={verdict === null ? undefined : `statistics-change__verdict statistics-change__verdict--${verdict}`}>
        {icon === null ? null : <Icon name={icon} size={16} />}
        {shownChange(name, change, language)}
        {definitions[name].unit === 'share' ? ` ${words.points}` : ''}
        {verdict === null ? '' : ` ${tables[verdict]}`}
      </span>{' '}
      <span className="visually-hidden">{tables.was(shownValue(name, then, language))}</span>
      <span aria-hidden="true">({shownValue(name, then, language)})</span>
    </span>
  );
}
