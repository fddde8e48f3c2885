import type { JSX } from 'react';
import { unknownValue } from '../../../../contract/rules/statistics/shown-value.ts';
import type { PlayedHour } from '../../../../contract/rules/statistics/what-if/played-hours.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Comparison, type Outcome, type ResultsProps } from './comparison-table.tsx';
import { type ChartHour, HourChart } from './hour-chart.tsx';
import { type ServiceResultsProps, ServicesTable } from './services-table.tsx';
import { shownNumber, shownShare } from './shown-figures.ts';
import { useWhatIfWords } from './what-if-words.ts';

/** What came out of the plans, one next to the other. */
export function ResultsPanel({ outcomes, target, services }: ServiceResultsProps): JSX.Element {
  const { whatIf } = useWhatIfWords();
  return (
    <section className="what-if__panel what-if__panel--padded" aria-label={whatIf.results}>
      <h2>{whatIf.results}</h2>
      <Comparison {...{ outcomes, target }} />
      <Said outcomes={outcomes} />
      <ServicesTable {...{ outcomes, target, services }} />
      <Charts {...{ outcomes, target }} />
      <HoursInFigures outcomes={outcomes} />
    </section>
  );
}

function Charts({ outcomes, target }: ResultsProps): JSX.Element {
  const { whatIf, language } = useWhatIfWords();
  const { charts } = whatIf;
  const format = (value: number): string => shownNumber(value, language);
  const groups = [
    {
      name: charts.wait,
      band: charts.waitRange,
      said: charts.waitLabel,
      target: { value: target.minutes, label: charts.target(target.minutes) },
      of: ({ hour, median, p90 }: PlayedHour): ChartHour => ({ hour, middle: median, low: median, high: p90 }),
    },
    {
      name: charts.queue,
      band: charts.dayRange,
      said: charts.queueLabel,
      of: ({ hour, queue }: PlayedHour): ChartHour => ({ hour, middle: queue.median, low: queue.low, high: queue.high }),
    },
    {
      name: charts.use,
      band: charts.dayRange,
      said: charts.useLabel,
      of: ({ hour, use }: PlayedHour): ChartHour => ({
        hour,
        middle: use === null ? null : use.median * 100,
        low: use === null ? null : use.low * 100,
        high: use === null ? null : use.high * 100,
      }),
    },
  ];
  return (
    <>
      {groups.map(({ name, band, said, of, target: line }) => {
        const drawn = outcomes.map((one) => ({ ...one, hours: one.summary.hours.map(of) }));
        const top = roundTop(
          Math.max(line === undefined ? 1 : line.value * 1.2, ...drawn.flatMap(({ hours }) => hours.map(({ high }) => high ?? 0))),
        );
        return (
          <figure className="what-if__charts" key={name}>
            <figcaption>
              {name} <span className="quiet">{`(${charts.middle}, ${band})`}</span>
            </figcaption>
            <div>
              {drawn.map(({ look, name: title, hours }) => {
                const most = hours.reduce<ChartHour | undefined>(
                  (found, one) => ((one.high ?? 0) > (found?.high ?? 0) ? one : found),
                  undefined,
                );
                const label = most === undefined ? charts.none(title) : said(title, shownNumber(most.high, language), most.hour);
                return (
                  <HourChart key={look} {...{ label, title, hours, top, look, format }} {...(line === undefined ? {} : { target: line })} />
                );
              })}
            </div>
          </figure>
        );
      })}
    </>
  );
}

function roundTop(value: number): number {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((one) => one * 2 >= value) ?? value / 2;
  return step * 2;
}

/** Where plan B helps most, and where it makes waits worse. */
function Said({ outcomes }: { readonly outcomes: readonly Outcome[] }): JSX.Element | null {
  const { whatIf, language } = useWhatIfWords();
  const [a, b] = ['a', 'b'].map((look) => outcomes.find((one) => one.look === look)?.summary.hours ?? []);
  const changes = (b ?? []).flatMap(({ hour, p90 }) => {
    const before = a?.find((one) => one.hour === hour)?.p90;
    return p90 === null || before === null || before === undefined ? [] : [{ hour, p90, before, change: p90 - before }];
  });
  const ordered = changes.toSorted((one, other) => one.change - other.change);
  const [best, worst] = [ordered[0], ordered.at(-1)];
  if (best === undefined || worst === undefined || changes.every(({ change }) => change === 0)) return null;
  const text = (value: number): string => shownNumber(value, language);
  return (
    <ul className="what-if__said">
      {best.change <= -1 ? (
        <li>
          <Icon name="check" size={16} />
          {whatIf.said.better(best.hour, text(best.p90), text(best.before))}
        </li>
      ) : null}
      <li>
        <Icon name={worst.change > 1 ? 'alert' : 'check'} size={16} />
        {worst.change > 1 ? whatIf.said.worse(worst.hour, text(worst.p90), text(worst.before)) : whatIf.said.noWorse}
      </li>
    </ul>
  );
}

/** The figures of the charts, for screen readers and for paper. */
function HoursInFigures({ outcomes }: { readonly outcomes: readonly Outcome[] }): JSX.Element {
  const { whatIf, language } = useWhatIfWords();
  const { hoursTable } = whatIf;
  const number = (value: number | null, decimals = 0): string => shownNumber(value, language, decimals);
  const hours = [...new Set(outcomes.flatMap(({ summary }) => summary.hours.map(({ hour }) => hour)))].toSorted(
    (one, other) => one - other,
  );
  return (
    <details className="what-if__figures">
      <summary>{hoursTable.title}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled by keys on narrow screens */}
      <div className="what-if__holder" role="region" aria-label={hoursTable.title} tabIndex={0}>
        <table className="what-if__table">
          <thead>
            <tr>
              <th scope="col">{whatIf.rows.hour}</th>
              {outcomes.flatMap(({ look, name }) => [
                <th key={`${look} wait`} scope="col">
                  {hoursTable.wait(name)}
                </th>,
                <th key={`${look} queue`} scope="col">
                  {hoursTable.queue(name)}
                </th>,
                <th key={`${look} use`} scope="col">
                  {hoursTable.use(name)}
                </th>,
              ])}
            </tr>
          </thead>
          <tbody>
            {hours.map((hour) => (
              <tr key={hour}>
                <th scope="row">{`${hour}–${hour + 1}`}</th>
                {outcomes.flatMap(({ look, summary }) => {
                  const one = summary.hours.find((other) => other.hour === hour);
                  const wait = one === undefined || one.median === null ? unknownValue : `${number(one.median)} (${number(one.p90)})`;
                  const queue =
                    one === undefined
                      ? unknownValue
                      : `${number(one.queue.median, 1)} (${number(one.queue.low)}–${number(one.queue.high)})`;
                  return [
                    <td key={`${look} wait`}>{wait}</td>,
                    <td key={`${look} queue`}>{queue}</td>,
                    <td key={`${look} use`}>{shownShare(one?.use?.median ?? null, language)}</td>,
                  ];
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
