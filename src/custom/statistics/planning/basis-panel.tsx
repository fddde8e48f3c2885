import type { JSX } from 'react';
import type { PlannedDay, StatisticsPlanning } from '../../../../contract/operations/stores/statistics-planning.ts';
import { shownDuration, shownValue } from '../../../../contract/rules/statistics/shown-value.ts';
import { usePlanningWords } from './planning-words.ts';

type BasisPanelProps = { readonly answer: StatisticsPlanning; readonly day: PlannedDay };

/** What the figures are made of, and what they do not know. */
export function BasisPanel({ answer: { handling, target }, day }: BasisPanelProps): JSX.Element {
  const { planning, language } = usePlanningWords();
  const { basis } = planning;
  const lines = [
    [basis.handling, handling.mean === null ? basis.noHandling : basis.handlingOf(shownDuration(handling.mean), handling.n)],
    ...(day.reason === null ? [[basis.similar, basis.similarOf(day.similar_days)]] : []),
    [basis.clients, basis.clientsHelp],
    [basis.ordered, `${shownValue('ordered', day.ordered, language)}, ${basis.orderedHelp}`],
    [basis.desks, basis.desksHelp],
    [basis.formula, basis.formulaHelp(new Intl.NumberFormat(language, { style: 'percent' }).format(target.share), target.minutes)],
    [basis.without, basis.withoutHelp],
  ];
  return (
    <section className="planning__panel planning__panel--padded" aria-label={basis.title}>
      <h2>{basis.title}</h2>
      <dl className="basis">
        {lines.map(([name, said]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{said}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
