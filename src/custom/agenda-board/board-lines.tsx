import { type JSX, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { recordPageOf } from '../../../contract/derive/addresses.ts';
import { foldDiacritics } from '../../../contract/rules/text/fold-diacritics.ts';
import { DragArea, DropPlace } from '../../ui/behaviour/drag-area.tsx';
import { SearchField } from '../../ui/filter/search-field.tsx';
import { Status } from '../../ui/page/status.tsx';
import { endKey, type Line, lineKey, listAgendaLines, type Move, moved, outside, parseLineKey, stepped } from './board.ts';
import { useBoardWords } from './board-words.ts';
import { ServiceLine } from './service-line.tsx';
import { type AgendaRow, groups, type OrderedService, useStoreNames } from './use-board.ts';

type BoardLinesProps = {
  readonly agendas: readonly AgendaRow[];
  readonly services: ReadonlyMap<number, OrderedService>;
  readonly areTogether: boolean;
  readonly mayMove: boolean;
  readonly onMove: (move: Move, name: string) => void;
};

type BoardButton = 'up' | 'down' | 'goal';

/** This many lines are read without a search. */
const fewLines = 10;

/** All agendas side by side, and next to them what is in none. The focus stays with a line that was moved by a button. */
export function BoardLines({ agendas, services, areTogether, mayMove, onMove }: BoardLinesProps): JSX.Element {
  const words = useBoardWords();
  const board = useRef<HTMLDivElement>(null);
  const focused = useRef<string>(undefined);
  const [said, setSaid] = useState('');
  const [sought, setSought] = useState('');
  const storeNames = useStoreNames([...new Set([...services.values()].map(({ storeId }) => storeId))], true);
  const linesIn = (ids: readonly number[]): readonly Line[] => listAgendaLines(ids, services, areTogether);
  const ordered = outside(agendas, services).filter((id) => services.get(id)?.isOrdered === true);
  const allOutside = linesIn(ordered);
  const shownOutside = allOutside.filter(({ name }) => foldDiacritics(name).includes(foldDiacritics(sought)));
  const goals = [...agendas.map(({ id, name }) => ({ id, name })), { id: null, name: words.outside }];

  useEffect(() => {
    // The line comes to its new place a moment after the press.
    const button = focused.current === undefined ? null : board.current?.querySelector<HTMLElement>(focused.current);
    if (button === null || button === undefined) return;
    focused.current = undefined;
    button.focus();
  });

  const move = (asked: Move, line: Line, button?: BoardButton): void => {
    const after = moved(agendas, asked);
    const goal = after.find(({ id }) => id === asked.to);
    const lines = linesIn(goal?.serviceIds ?? outside(after, services));
    const place = lines.findIndex(({ ids }) => asked.ids.some((id) => ids.includes(id)));
    const there = lines[place];
    setSaid(goal === undefined ? words.takenOut(line.name) : words.placed(line.name, goal.name, place + 1, lines.length));
    if (button !== undefined && there !== undefined)
      focused.current = `[data-line="${lineKey(asked.to, there)}"] [data-button="${button}"] button`;
    onMove(asked, line.name);
  };
  const lineAt = (key: string): Line | undefined => {
    const { agenda, before } = parseLineKey(key);
    const ids = agenda === null ? ordered : (agendas.find(({ id }) => id === agenda)?.serviceIds ?? []);
    return linesIn(ids).find(({ ids: [first] }) => first === before);
  };
  const drop = (source: string, place: string): void => {
    const line = lineAt(source);
    const from = parseLineKey(source).agenda;
    const { agenda: to, before } = parseLineKey(place);
    if (line === undefined || (before !== null && line.ids.includes(before)) || (from === null && to === null)) return;
    move({ ids: line.ids, from, to, before }, line);
  };
  const whereOf = ({ ids }: Line): string => {
    const [first] = ids;
    const stores = new Set(ids.map((id) => services.get(id)?.storeId));
    return stores.size > 1 ? words.stores(stores.size) : (storeNames.get(services.get(first)?.storeId ?? 0) ?? words.stores(1));
  };
  const noteOf = ({ ids }: Line): string | undefined =>
    ids.some((id) => services.get(id)?.isOrdered === true) ? undefined : words.notOrdered;
  const renderLine = (lines: readonly Line[], agenda: number | null) => (line: Line, place: number) => {
    const step = (by: -1 | 1): void => {
      const goal = stepped(lines, place, by);
      if (goal !== undefined) move({ ids: line.ids, from: agenda, to: agenda, ...goal }, line, by === -1 ? 'up' : 'down');
    };
    return (
      <ServiceLine
        key={lineKey(agenda, line)}
        {...{ line, agenda, goals, mayMove }}
        where={whereOf(line)}
        note={noteOf(line)}
        ends={{ first: place === 0, last: place === lines.length - 1 }}
        onStep={agenda === null ? undefined : step}
        onGoal={(to) => move({ ids: line.ids, from: agenda, to, before: null }, line, 'goal')}
      />
    );
  };
  const columns = agendas.map((agenda) => ({ agenda, lines: linesIn(agenda.serviceIds) }));
  return (
    <DragArea labelOf={(key) => lineAt(key)?.name ?? ''} onDrop={drop}>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <div className="agenda-board" ref={board}>
        <div className="agenda-board__agendas">
          {columns.map(({ agenda: { id, name, isShown, row }, lines }) => (
            <AgendaColumn key={id} {...{ id, name, isShown, mayMove }} to={recordPageOf(groups, row)} count={lines.length}>
              {lines.map(renderLine(lines, id))}
            </AgendaColumn>
          ))}
        </div>
        <AgendaColumn
          {...{ mayMove }}
          id={null}
          name={words.outside}
          isShown
          help={words.outsideHelp}
          count={allOutside.length}
          none={allOutside.length === 0 ? words.allInside : shownOutside.length === 0 ? words.noneFound : undefined}
          tools={allOutside.length > fewLines ? <OutsideSearch value={sought} onSearch={setSought} /> : null}
        >
          {shownOutside.map(renderLine(shownOutside, null))}
        </AgendaColumn>
      </div>
    </DragArea>
  );
}

type OutsideSearchProps = { readonly value: string; readonly onSearch: (text: string) => void };

/** Finds a service by a part of its name. */
function OutsideSearch({ value, onSearch }: OutsideSearchProps): JSX.Element {
  const words = useBoardWords();
  const field = useRef<HTMLInputElement>(null);
  return (
    <SearchField
      label={words.search}
      placeholder={words.search}
      clearLabel={words.clear}
      onLeave={() => field.current?.blur()}
      {...{ value, onSearch, field }}
    />
  );
}

type AgendaColumnProps = {
  readonly id: number | null;
  readonly name: string;
  /** The page of the agenda. */
  readonly to?: string;
  readonly help?: string;
  readonly count: number;
  readonly isShown: boolean;
  readonly mayMove: boolean;
  /** Above the lines. */
  readonly tools?: ReactNode;
  /** Where there is no line. */
  readonly none?: string | undefined;
  readonly children: ReactNode;
};

/** An agenda, or what is in none, as a column of lines. */
function AgendaColumn({ id, name, to, help, count, isShown, mayMove, tools, none, children }: AgendaColumnProps): JSX.Element {
  const words = useBoardWords();
  const heading = useId();
  return (
    <section className={id === null ? 'agenda-column agenda-column--outside' : 'agenda-column'} aria-labelledby={heading}>
      <div className="agenda-column__head">
        <h2 id={heading}>{to === undefined ? name : <Link to={to}>{name}</Link>}</h2>
        <span className="quiet">{words.count(count)}</span>
        {isShown ? null : (
          <Status tone="neutral" icon="eyeOff">
            {words.hidden}
          </Status>
        )}
      </div>
      {help === undefined ? null : <p className="agenda-column__help quiet">{help}</p>}
      {tools}
      {none === undefined ? null : <p className="agenda-column__help quiet">{none}</p>}
      <ol className="agenda-column__lines">{children}</ol>
      {mayMove ? (
        <DropPlace as="div" place={endKey(id)} className="agenda-column__end">
          {count === 0 && id !== null ? words.dropHere : null}
        </DropPlace>
      ) : null}
    </section>
  );
}
