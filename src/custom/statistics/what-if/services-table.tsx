import type { JSX } from 'react';
import type { StatisticsWhatIf } from '../../../../contract/operations/stores/statistics-what-if.ts';
import { unknownValue } from '../../../../contract/rules/statistics/shown-value.ts';
import type { PlayedService } from '../../../../contract/rules/statistics/what-if/played-services.ts';
import { Met, type ResultsProps } from './comparison-table.tsx';
import { shownNumber } from './shown-figures.ts';
import { useWhatIfWords } from './what-if-words.ts';

export type ServiceResultsProps = ResultsProps & { readonly services: StatisticsWhatIf['services'] };

/** How long clients of each service wait with each plan, and of how many of them that is said. */
export function ServicesTable({ outcomes, target, services }: ServiceResultsProps): JSX.Element | null {
  const { whatIf } = useWhatIfWords();
  const { servicesTable: words } = whatIf;
  const played = services.filter(({ id }) => outcomes.some(({ summary }) => summary.services.some((one) => one.id === id)));
  const days = outcomes[0]?.summary.days ?? 0;
  if (played.length === 0) return null;
  return (
    <figure className="what-if__charts">
      <figcaption>
        {words.title} <span className="quiet">{words.help(target.minutes, days)}</span>
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled by keys on narrow screens */}
      <div className="what-if__holder" role="region" aria-label={words.title} tabIndex={0}>
        <table className="what-if__table what-if__table--fitting">
          <caption className="visually-hidden">{words.title}</caption>
          <thead>
            <tr>
              <th scope="col">{words.service}</th>
              {outcomes.map(({ look, name }) => (
                <th key={look} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {played.map(({ id, label }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                {outcomes.map(({ look, summary }) => {
                  const one = summary.services.find((service) => service.id === id);
                  return <td key={look}>{one === undefined ? unknownValue : <Waits service={one} days={days} share={target.share} />}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

/** Fewer clients a day are in the row of all services alone. */
const fewestLost = 0.5;

type WaitsProps = { readonly service: PlayedService; readonly days: number; readonly share: number };

/** The part called in time; the wait of those who were called, and out of how many; how many a day were not called. */
function Waits({ service: { mean, p90, within, clients, called }, days, share }: WaitsProps): JSX.Element {
  const { whatIf, language } = useWhatIfWords();
  const { servicesTable: words } = whatIf;
  const lost = days === 0 ? 0 : (clients - called) / days;
  const number = (value: number | null): string => shownNumber(value, language);
  return (
    <>
      <Met value={within} share={share} />
      <div>{mean === null ? unknownValue : words.minutes(number(mean), number(p90))}</div>
      <div className="quiet">{words.n(number(called))}</div>
      {lost < fewestLost ? null : <div className="quiet">{words.notCalled(shownNumber(lost, language, 1))}</div>}
    </>
  );
}
