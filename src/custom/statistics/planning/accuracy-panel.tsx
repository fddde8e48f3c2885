import type { JSX } from 'react';
import type { StatisticsPlanning } from '../../../../contract/operations/stores/statistics-planning.ts';
import { shownValue } from '../../../../contract/rules/statistics/shown-value.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { usePlanningWords } from './planning-words.ts';

/** How far stored forecasts were from what came, next to the naive guess; where that is no worse, it is said. */
export function AccuracyPanel({ accuracy }: Pick<StatisticsPlanning, 'accuracy'>): JSX.Element {
  const { planning, words, language } = usePlanningWords();
  const { accuracy: texts } = planning;
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const naive = accuracy.filter(({ uses_naive }) => uses_naive).map(({ weekday }) => words.weekdays[weekday] ?? '');
  const hours = sumOf(accuracy.map((one) => one.hours));
  const covered = hours === 0 ? null : sumOf(accuracy.map((one) => one.covered * one.hours)) / hours;
  const days = sumOf(accuracy.map((one) => one.days));
  const replayed = sumOf(accuracy.map((one) => one.replayed));
  return (
    <section className="planning__panel planning__panel--padded" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      {covered === null ? (
        <p className="quiet">{texts.none}</p>
      ) : (
        <>
          <p className="quiet">{texts.help}</p>
          <table className="accuracy">
            <caption className="visually-hidden">{texts.title}</caption>
            <thead>
              <tr>
                <th scope="col">{texts.weekday}</th>
                <th scope="col">{texts.own}</th>
                <th scope="col">{texts.naive}</th>
                <th scope="col">{texts.n}</th>
              </tr>
            </thead>
            <tbody>
              {accuracy.map(({ weekday, error, naive_error: naiveError, uses_naive: usesNaive, hours: n }) => (
                <tr key={weekday}>
                  <th scope="row">{words.weekdays[weekday]}</th>
                  <td>
                    <Better isBetter={error < naiveError} word={texts.better} />
                    {format.format(error)}
                  </td>
                  <td>
                    <Better isBetter={usesNaive} word={texts.better} />
                    {format.format(naiveError)}
                  </td>
                  <td className="quiet">{shownValue('tickets', n, language)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {naive.length === 0 ? null : (
            <p className="accuracy__said">
              <Icon name="info" size={16} />
              {texts.naiveBetter(naive.join(', '))}
            </p>
          )}
          <p className="quiet">
            {texts.covered(new Intl.NumberFormat(language, { style: 'percent' }).format(covered))}{' '}
            {replayed === 0 ? null : texts.replayed(replayed, days)}
          </p>
        </>
      )}
    </section>
  );
}

// Not that of forecasts: what they are made of would become a file that lists load too.
function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}

function Better({ isBetter, word }: { readonly isBetter: boolean; readonly word: string }): JSX.Element | null {
  if (!isBetter) return null;
  return (
    <span className="accuracy__better">
      <Icon name="check" size={16} />
      <span className="visually-hidden">{word} </span>
    </span>
  );
}
