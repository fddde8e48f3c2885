import type { JSX } from 'react';
import { Link } from 'react-router';
import { comparedName, type NamedRow, rowName } from '../../../contract/messages/statistics-names.ts';
import type { StatisticsAnswer } from '../../../contract/operations/statistics-answer.ts';
import type { Question } from '../../../contract/rules/statistics/question.ts';
import { SortHeader } from '../../ui/table/sort-header.tsx';
import { useStatisticsWords } from '../statistics-words.ts';
import '../../ui/table/table.css';
import './answer-table.css';
import './statistics.css';
import { findNotCompared, type NotCompared } from '../../../contract/rules/statistics/change.ts';
import type { MeasureName, Value } from '../../../contract/rules/statistics/definitions.ts';
import { shownValue } from '../../../contract/rules/statistics/shown-value.ts';
import { isBelowTarget } from '../../../contract/rules/statistics/target-share.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { ChangeMark } from './change-mark.tsx';

/** `name` of a row, or a value; down or up. */
export type RowOrder = { readonly by: MeasureName | 'name'; readonly isDown: boolean };

type AnswerTableProps = {
  readonly answer: StatisticsAnswer;
  readonly question: Question;
  readonly label: string;
  readonly isStale: boolean;
  readonly order: RowOrder | null;
  readonly onOrder?: ((order: RowOrder) => void) | undefined;
  /** The address of the parts of a row; null where it has none. */
  readonly partsOf?: (key: string) => string | null;
  /** The address of the visits behind a value; `key` is null of all rows. Null without the right. */
  readonly visitsOf?: (key: string | null, name: MeasureName) => string | null;
};

/** More would keep the browser busy for seconds; files have all. */
export const mostRows = 1000;

/** With more values a table is printed across the sheet, with still more in smaller letters. */
const wide = { across: 7, small: 14 } as const;

function widthOf({ values }: Question): string {
  if (values.length > wide.small) return ' answer-table--wide answer-table--small';
  return values.length > wide.across ? ' answer-table--wide' : '';
}

/** The rows of an answer with their total, each average with its `n`. */
export function AnswerTable(props: AnswerTableProps): JSX.Element {
  const { answer, question, label, isStale, order, onOrder, partsOf = () => null, visitsOf = () => null } = props;
  const all = useStatisticsWords();
  const { words, measures, screens } = all;
  const isCompared = answer.compared_period !== null;
  const rows = orderedRows(answer.rows, order, (row) => rowName(row, question, all)).slice(0, mostRows);
  const sortOf = (name: string) =>
    order?.by === name ? { order: order.isDown ? ('DESC' as const) : ('ASC' as const), place: 1, of: 1 } : undefined;
  const press = (name: MeasureName | 'name') => () => onOrder?.({ by: name, isDown: order?.by === name ? !order.isDown : name !== 'name' });
  const head = (name: MeasureName | 'name', text: string) => (
    <SortHeader
      key={name}
      column={{ name, label: text, numeric: name !== 'name', sortable: onOrder !== undefined }}
      sort={sortOf(name)}
      onSort={press(name)}
      placeLabel={() => ''}
    />
  );
  const cell = (name: MeasureName, { key, row }: { readonly key: string | null; readonly row: Line }) => (
    <ValueCell
      key={name}
      name={name}
      value={row.values[name]}
      then={isCompared ? (row.compared?.[name]?.value ?? null) : undefined}
      notCompared={findNotCompared(answer.days, key === null ? 'total' : question.by)}
      href={visitsOf(key, name)}
      rowName={row.name}
      share={answer.target.share}
    />
  );
  return (
    <section className={`answer-table${widthOf(question)}`} aria-label={label} aria-busy={isStale}>
      <table>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            {head('name', words.rowsOf[question.by])}
            {question.values.map((name) => head(name, measures[name].name))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const name = rowName(row, question, all);
            const parts = partsOf(row.key);
            return (
              <tr key={row.key}>
                <th scope="row" title={name}>
                  {parts === null ? name : <Link to={parts}>{name}</Link>}
                  <Against name={comparedName(row.key, question, answer, all)} />
                </th>
                {question.values.map((one) => cell(one, { key: row.key, row: { ...row, name } }))}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            {question.values.map((one) =>
              cell(one, { key: null, row: { name: words.total, values: answer.total, compared: answer.compared_total } }),
            )}
          </tr>
        </tfoot>
      </table>
      {answer.rows.length > mostRows ? <p className="statistics-said">{screens.tables.rows(mostRows, answer.rows.length)}</p> : null}
    </section>
  );
}

/** With which day, week or month a row is compared. */
function Against({ name }: { readonly name: string | null }): JSX.Element | null {
  const { notices } = useStatisticsWords().screens;
  return name === null ? null : <span className="answer-table__against">{notices.against(name)}</span>;
}

type Said = StatisticsAnswer['total'];
type Line = { readonly name: string; readonly values: Said; readonly compared: Said | null };
type Row = StatisticsAnswer['rows'][number];

/** Unknown values come last, whichever way rows are ordered. Without an order they are as they were answered. */
function orderedRows(rows: readonly Row[], order: RowOrder | null, nameOf: (row: NamedRow) => string): readonly Row[] {
  if (order === null) return rows;
  const { by, isDown } = order;
  const sign = isDown ? -1 : 1;
  if (by === 'name') return rows.toSorted((one, other) => sign * nameOf(one).localeCompare(nameOf(other), 'cs', { numeric: true }));
  const valueOf = (row: Row): number | null => row.values[by]?.value ?? null;
  return rows.toSorted((one, other) => {
    const [first, second] = [valueOf(one), valueOf(other)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return sign * (first - second);
  });
}

type ValueCellProps = {
  readonly name: MeasureName;
  readonly value: Value | undefined;
  /** Undefined where nothing is compared. */
  readonly then: number | null | undefined;
  readonly notCompared: NotCompared;
  /** The address of the visits behind it; null where there are none to show. */
  readonly href: string | null;
  readonly rowName: string;
  /** What part is to be called in time. */
  readonly share: number;
};

/** A value with its `n`, a mark where it misses the target, and how it has changed. */
function ValueCell({ name, value: said, then, notCompared, href, rowName: row, share }: ValueCellProps): JSX.Element {
  const { screens, measures, language } = useStatisticsWords();
  const { tables } = screens;
  const { value = null, n = null } = said ?? {};
  const shown = shownValue(name, value, language);
  const isBelow = isBelowTarget(name, value, share);
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
            aria-label={tables.visitsOf(shown, `${measures[name].name}, ${row}`)}
          >
            {shown}
          </Link>
        ) : (
          <span className={isBelow ? 'answer-table__below' : undefined}>{shown}</span>
        )}
        {n === null ? null : <span className="statistics-n">{tables.n(shownValue('tickets', n, language))}</span>}
      </span>
      {then === undefined ? null : <ChangeMark name={name} now={value} then={then} notCompared={notCompared} />}
    </td>
  );
}
