import type { JSX } from 'react';
import { Link } from 'react-router';
import type { MeasureName, Value } from '../../../contract/rules/statistics/definitions.ts';
import { shownValue } from '../../../contract/rules/statistics/shown-value.ts';
import { isBelowTarget } from '../../../contract/rules/statistics/target-share.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { useStatisticsWords } from '../statistics-words.ts';
import { ChangeMark } from './change-mark.tsx';

type ValueCellProps = {
  readonly name: MeasureName;
  readonly value: Value | undefined;
  /** Undefined where nothing is compared. */
  readonly then: number | null | undefined;
  /** Where the visits behind it stand; null where there are none to show. */
  readonly href: string | null;
  readonly rowName: string;
};

/** A value with its `n`, a mark where it misses the target, and how it has changed. */
export function ValueCell({ name, value: said, then, href, rowName }: ValueCellProps): JSX.Element {
  const { screens, measures, language } = useStatisticsWords();
  const { tables } = screens;
  const { value = null, n = null } = said ?? {};
  const shown = shownValue(name, value, language);
  const isBelow = isBelowTarget(name, value);
  // There is nothing to open behind nothing.
  const hasVisits = href !== null && (n ?? value ?? 0) > 0;
  return (
    <td className={then === undefined ? undefined : 'answer-table__cell--compared'}>
      <span className="answer-table__value">
        {isBelow ? (
          <span className="answer-table__below">
            <Icon name="alert" size={16} />
            <span className="visually-hidden">{tables.below} </span>
          </span>
        ) : null}
        {hasVisits ? (
          <Link
            className={isBelow ? 'answer-table__below' : undefined}
            to={href}
            aria-label={tables.visitsOf(shown, `${measures[name].name}, ${rowName}`)}
          >
            {shown}
          </Link>
        ) : (
          <span className={isBelow ? 'answer-table__below' : undefined}>{shown}</span>
        )}
        {n === null ? null : <span className="statistics-n">{tables.n(shownValue('tickets', n, language))}</span>}
      </span>
      {then === undefined ? null : <ChangeMark name={name} now={value} then={then} />}
    </td>
  );
}
