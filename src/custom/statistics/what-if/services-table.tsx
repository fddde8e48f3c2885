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
  const { whatIf, words, language } = useWhatIfWords();
  const { servicesTable: said } = whatIf;
  const played = services.filter(({ id }) => outcomes.some(({ summary }) => summary.services.some((one) => one.id === id)));
  const days = outcomes[0]?.summary.days ?? 0;
  if (played.length === 0) return null;
  return (
    <figure className="what-if__charts">
      <figcaption>
        {said.title} <span className="quiet">{said.help(days)}</span>
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled by keys on narrow screens */}
      <div className="what-if__holder" role="region" aria-label={said.title} tabIndex={0}>
        <table className="what-if__table">
          <caption className="visually-hidden">{said.title}</caption>
          <thead>
            <tr>
              <th scope="col">{said.service}</th>
              {outcomes.flatMap(({ look, name }) => [
                <th key={`${look} wait`} scope="col">
                  {said.wait(name)}
                </th>,
                <th key={`${look} n`} scope="col">
                  {words.n}
                </th>,
                <th key={`${look} within`} scope="col">
                  {said.within(name, target.minutes)}
                </th>,
              ])}
            </tr>
          </thead>
          <tbody>
            {played.map(({ id, label }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                {outcomes.flatMap(({ look, summary }) => {
                  const one = summary.services.find((service) => service.id === id);
                  return [
                    <td key={`${look} wait`}>{one === undefined ? unknownValue : <Wait service={one} days={days} />}</td>,
                    <td key={`${look} n`}>{shownNumber(one?.called ?? 0, language)}</td>,
                    <td key={`${look} within`}>{one === undefined ? unknownValue : <Met value={one.within} share={target.share} />}</td>,
                  ];
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

/** The wait of those who were called, and how many a day were not. */
function Wait({ service: { mean, p90, clients, called }, days }: { readonly service: PlayedService; readonly days: number }): JSX.Element {
  const { whatIf, language } = useWhatIfWords();
  const { servicesTable: said } = whatIf;
  const lost = days === 0 ? 0 : (clients - called) / days;
  return (
    <>
      {mean === null ? unknownValue : said.minutes(shownNumber(mean, language), shownNumber(p90, language))}
      {lost < 0.05 ? null : <div className="quiet">{said.notCalled(shownNumber(lost, language, 1))}</div>}
    </>
  );
}
