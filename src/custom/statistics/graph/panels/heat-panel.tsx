import type { JSX } from 'react';
import { rowName } from '../../../../../contract/messages/statistics-names.ts';
import { longestWaits } from '../../../../../contract/rules/statistics/at-a-glance.ts';
import type { MeasureName } from '../../../../../contract/rules/statistics/definitions.ts';
import { buildHeat, findHeatStep, type Heat, heatShapes } from '../../../../../contract/rules/statistics/graph/heat.ts';
import type { Question } from '../../../../../contract/rules/statistics/question.ts';
import { shownValue } from '../../../../../contract/rules/statistics/shown-value.ts';
import { useNarrow } from '../../../../crud/core/use-narrow.ts';
import { GraphFrame } from '../../../../statistics/drawing/graph-frame.tsx';
import { AnswerTable } from '../../../../statistics/shown/answer-table.tsx';
import { useAnswer } from '../../../../statistics/statistics-query.ts';
import { useStatisticsWords } from '../../../../statistics/statistics-words.ts';
import type { AskedQuestion } from '../../../../statistics/use-question.ts';

const value: MeasureName = 'wait_mean';

/** When in the week clients wait: a table with darker cells for longer waits. */
export function HeatPanel({ asked }: { readonly asked: AskedQuestion }): JSX.Element {
  const all = useStatisticsWords();
  const { measures, screens, language, words } = all;
  const question = heatQuestion(asked.question);
  const { data, error, refetch, isPlaceholderData } = useAnswer(question);
  const cells = new Map(
    (data?.rows ?? []).flatMap((row) => {
      const known = row.values[value]?.value ?? null;
      return known === null ? [] : [[Number(row.key), known] as const];
    }),
  );
  const heat = buildHeat(cells);
  const [longest] = longestWaits(data?.rows ?? [], 1);
  const most = longest === undefined ? undefined : ([Number(longest.key), longest.values[value]?.value ?? 0] as const);
  const title = `${measures[value].name}, ${words.groupings.cell.toLocaleLowerCase(language)}`;
  const shown = (time: number): string => shownValue(value, time, language);
  const nameOf = (cell: number): string => rowName({ key: String(cell), label: null, place: null, is_gone: false }, question, all);
  return (
    <GraphFrame
      title={title}
      {...(most === undefined
        ? {}
        : {
            help: `${screens.graph.longest(nameOf(most[0]), shown(most[1]))} ${screens.graph.whole(shownValue(value, data?.total[value]?.value ?? null, language))}`,
          })}
      read={{ error, refetch, isReady: data !== undefined }}
      picture={(size) =>
        heatShapes(heat, { ...size, shown, hourName: words.hour, weekdayName: (weekday) => words.shortWeekdays[weekday] ?? '' })
      }
      graph={<HeatTable {...{ heat, title, shown }} most={most?.[0] ?? null} />}
      table={
        data === undefined ? null : <AnswerTable answer={data} question={question} label={title} isStale={isPlaceholderData} order={null} />
      }
    />
  );
}

/** What the map of a week is made of. */
export function heatQuestion(question: Question): Question {
  return { ...question, by: 'cell', values: ['clients', 'wait_mean', 'handling_mean'], compared: null };
}

type HeatTableProps = {
  readonly heat: Heat;
  readonly title: string;
  readonly shown: (value: number) => string;
  /** The cell with the highest value, which is outlined. */
  readonly most: number | null;
};

function HeatTable({ heat, title, shown, most }: HeatTableProps): JSX.Element {
  const { words, screens } = useStatisticsWords();
  // On a phone the days of a week fit next to each other, and the hours of a day do not.
  const isNarrow = useNarrow();
  if (heat.hours.length === 0) return <p>{screens.tables.nothing}</p>;
  const days = heat.weekdays.map((weekday) => ({
    key: weekday,
    name: <abbr title={words.weekdays[weekday]}>{words.shortWeekdays[weekday]}</abbr>,
  }));
  const hours = heat.hours.map((hour) => ({ key: hour, name: `${hour}–${hour + 1}` }));
  const [rows, columns, corner] = isNarrow ? [hours, days, words.rowsOf.hour] : [days, hours, words.rowsOf.weekday];
  return (
    <div className="heat-holder">
      <table className="heat">
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{corner}</span>
            </th>
            {columns.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.name}</th>
              {columns.map((column) => {
                const [weekday, hour] = isNarrow ? [column.key, row.key] : [row.key, column.key];
                const known = heat.valueAt(weekday, hour);
                if (known === null)
                  return (
                    <td key={column.key} className="heat__none">
                      <span className="visually-hidden">{screens.graph.empty}</span>
                    </td>
                  );
                const isMost = weekday * 24 + hour === most;
                return (
                  <td
                    key={column.key}
                    className={`heat__cell heat__cell--${findHeatStep(known, heat)}${isMost ? ' heat__cell--most' : ''}`}
                  >
                    {shown(known)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="heat__legend">
        {screens.graph.lowest}
        {[...heat.steps.keys(), heat.steps.length].map((step) => (
          <span key={step} className={`heat__key heat__cell--${step}`} />
        ))}
        {screens.graph.highest}
      </p>
    </div>
  );
}
