import type { JSX } from 'react';
import type { StatisticsAnswer } from '../../../contract/operations/statistics-answer.ts';
import { findNotCompared } from '../../../contract/rules/statistics/change.ts';
import type { MeasureName } from '../../../contract/rules/statistics/definitions.ts';
import { shownValue } from '../../../contract/rules/statistics/shown-value.ts';
import { useStatisticsWords } from '../statistics-words.ts';
import { ChangeMark } from './change-mark.tsx';

type TotalFiguresProps = Pick<StatisticsAnswer, 'total' | 'compared_total' | 'days'> & { readonly names: readonly MeasureName[] };

/** The figures of the whole, above what they are made of. */
export function TotalFigures({ total, compared_total: compared, days, names }: TotalFiguresProps): JSX.Element {
  const { measures, language, screens } = useStatisticsWords();
  return (
    <dl className="total-figures">
      {names.map((name) => {
        const { value = null, n = null } = total[name] ?? {};
        return (
          <div key={name} className="total-figures__figure">
            <dt>{measures[name].name}</dt>
            <dd>
              <strong>{shownValue(name, value, language)}</strong>
              {n === null ? null : <span className="statistics-n">{screens.tables.n(shownValue('tickets', n, language))}</span>}
            </dd>
            {compared === null ? null : (
              <dd>
                <ChangeMark name={name} now={value} then={compared[name]?.value ?? null} notCompared={findNotCompared(days, 'total')} />
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}
