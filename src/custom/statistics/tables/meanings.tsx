import type { JSX } from 'react';
import type { MeasureName } from '../../../../contract/rules/statistics/definitions.ts';
import { useStatisticsWords } from '../../../statistics/statistics-words.ts';
import './tables.css';

/** What the values of the table mean, below it: the same sentences as in files. */
export function Meanings({ names }: { readonly names: readonly MeasureName[] }): JSX.Element {
  const { measures, screens, words } = useStatisticsWords();
  const { tables } = screens;
  return (
    <section aria-label={tables.meaning}>
      <dl className="meanings">
        {names.map((name) => (
          <div key={name}>
            <dt>{measures[name].name}</dt>
            <dd>{measures[name].definition}</dd>
          </div>
        ))}
        <div>
          <dt>{words.n}</dt>
          <dd>
            {tables.nHelp}. {tables.unknownHelp}
          </dd>
        </div>
      </dl>
    </section>
  );
}
