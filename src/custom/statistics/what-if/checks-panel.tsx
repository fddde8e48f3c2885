import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import type { StatisticsWhatIf, StatisticsWhatIfPast } from '../../../../contract/operations/stores/statistics-what-if.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { Button } from '../../../ui/button/button.tsx';
import { dayName } from '../planning/planning-words.ts';
import { shownNumber } from './shown-figures.ts';
import { useWhatIfWords } from './what-if-words.ts';

type PastPanelProps = { readonly store: number; readonly today: string; readonly target: number | null };

/** How far plays of days that are over are from what happened on them. */
export function PastPanel({ store, today, target }: PastPanelProps): JSX.Element {
  const { whatIf, planning } = useWhatIfWords();
  const { past } = whatIf;
  const { ask } = useCalls();
  const { data, isPending, refetch } = useQuery({
    queryKey: ['statistics-what-if-past', today, store, target],
    queryFn: ({ signal }) =>
      ask('GET /statistics-what-if-past', { query: { store, ...(target === null ? {} : { target: String(target) }) }, signal }),
    retry: false,
  });
  return (
    <section className="what-if__panel what-if__panel--padded what-if__check" aria-label={past.title}>
      <h2>{past.title}</h2>
      {data !== undefined ? (
        <PastError answer={data} />
      ) : isPending ? (
        <p className="quiet" role="status">
          {past.loading}
        </p>
      ) : (
        <>
          <p>{past.failed}</p>
          <Button onClick={() => refetch()}>{planning.again}</Button>
        </>
      )}
    </section>
  );
}

function PastError({
  answer: { days, error, target, measured, days_with_sessions: withSessions },
}: {
  readonly answer: StatisticsWhatIfPast;
}): JSX.Element {
  const words = useWhatIfWords();
  const { whatIf, language } = words;
  const { past } = whatIf;
  const worst = days.toSorted((one, other) => Math.abs(missOf(other)) - Math.abs(missOf(one)))[0];
  if (error === null || worst === undefined) return <p className="quiet">{past.none}</p>;
  const number = (value: number): string => shownNumber(value, language, 1);
  const signed = (value: number): string => `${value > 0 ? '+' : value < 0 ? '−' : ''}${number(Math.abs(value))}`;
  const worstDay = dayName(worst.day, words);
  return (
    <>
      <p className="quiet">{past.help(error.days, dayName(measured.from, words), dayName(measured.to, words))}</p>
      <p>
        <strong>{past.wait(number(error.wait))}</strong>{' '}
        {past.within(target.minutes, number(error.within * 100), number(error.erlang_within * 100))}
      </p>
      <PastChart days={days} label={past.chart(error.days, worstDay, signed(missOf(worst)))} />
      <p className="quiet">
        {past.worst(worstDay, signed(missOf(worst)))}{' '}
        {Math.abs(error.lean) < 0.05 ? null : (error.lean > 0 ? past.longer : past.shorter)(number(Math.abs(error.lean)))}{' '}
        {withSessions < days.length ? past.calls : null}
      </p>
      <details className="what-if__figures">
        <summary>{past.table}</summary>
        <table className="what-if__table">
          <thead>
            <tr>
              {[past.columns.day, past.columns.clients, past.columns.wait, past.columns.played, past.columns.difference].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((one) => (
              <tr key={one.day}>
                <th scope="row">{dayName(one.day, words)}</th>
                <td>{shownNumber(one.clients, language)}</td>
                <td>{number(one.wait)}</td>
                <td>{number(one.played_wait)}</td>
                <td>{signed(missOf(one))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

const [width, height] = [300, 64];

/** A bar for each day, the oldest first: above the line more wait was played than there was. */
function PastChart({ days, label }: Pick<StatisticsWhatIfPast, 'days'> & { readonly label: string }): JSX.Element {
  const most = Math.max(1, ...days.map((one) => Math.abs(missOf(one))));
  const step = width / days.length;
  return (
    <svg className="past-chart" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
      {days.toReversed().map((one, place) => {
        const size = (Math.abs(missOf(one)) / most) * (height / 2 - 2);
        return (
          <rect
            key={one.day}
            className={missOf(one) > 0 ? 'past-chart__more' : 'past-chart__less'}
            x={place * step + step * 0.15}
            width={step * 0.7}
            y={missOf(one) > 0 ? height / 2 - size : height / 2}
            height={Math.max(1, size)}
          />
        );
      })}
      <path className="past-chart__line" d={`M0 ${height / 2}H${width}`} />
    </svg>
  );
}

function missOf({ played_wait: played, wait }: StatisticsWhatIfPast['days'][number]): number {
  return played - wait;
}

/** What plays are made of, and what they do not know. */
export function PlayBasis({ data }: { readonly data: StatisticsWhatIf }): JSX.Element {
  const words = useWhatIfWords();
  const { basis, erlang } = words.whatIf;
  return (
    <section className="what-if__panel what-if__panel--padded what-if__check" aria-label={basis.title}>
      <h2>{basis.title}</h2>
      <ul className="what-if__basis">
        <li>{basis.services(dayName(data.measured.from, words), dayName(data.measured.to, words))}</li>
        <li>{basis.reservations}</li>
        <li>{data.patience === null ? basis.noPatience : basis.patience(shownNumber(data.patience, words.language))}</li>
        <li>{basis.without}</li>
        <li>
          {erlang.title}: {erlang.help}
        </li>
      </ul>
    </section>
  );
}
