import { type DataProvider, useDataProvider } from 'ra-core';
import { type JSX, useEffect, useState } from 'react';
import { prefixOf } from '../../contract/derive/addresses.ts';
import { kioskDesigns } from '../../contract/resources/devices/kiosk-designs.ts';
import { formatInstant } from '../crud/core/format.ts';
import { isRow, type Row, textOf } from '../crud/core/row.ts';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { useDesignWords } from './design-words.ts';
import './kiosk-design.css';
import { isSameValue } from '../../contract/rules/values/same-value.ts';

type ConflictWords = {
  readonly title: string;
  readonly text: (who: string, at: string) => string;
  readonly mine: string;
  readonly theirs: string;
  readonly stay: string;
  readonly minesKept: string;
};

type ConflictProps = {
  /** Where its history is; of a kiosk's design where nothing is said. */
  readonly resource?: string;
  readonly said: ConflictWords;
  readonly current: Row;
  /** What differs; without it, staying closes the dialog. */
  readonly rows?: readonly ComparedRow[] | undefined;
  /** Joins the changes of both; absent where both changed the same. */
  readonly onMerge?: (() => void) | undefined;
  readonly onMine: () => unknown;
  readonly onTheirs: () => void;
  readonly onStay: () => void;
};

/** Two people drew at once: says who saved and what differs, and loses the work of neither. */
export function ConflictDialog(props: ConflictProps): JSX.Element {
  const { resource = prefixOf(kioskDesigns), said, current, rows, onMerge, onMine, onTheirs, onStay } = props;
  const { conflict: words } = useDesignWords();
  const who = useAuthor(resource, current);
  const [isComparing, setComparing] = useState(false);
  const stay = (): void => (rows === undefined || isComparing ? onStay() : setComparing(true));
  const actions = (
    <>
      <Button onClick={onTheirs}>{said.theirs}</Button>
      <Button onClick={async () => await onMine()}>{said.mine}</Button>
      {onMerge === undefined ? null : <Button onClick={onMerge}>{words.merge}</Button>}
      <Button tone="primary" onClick={stay}>
        {isComparing || rows === undefined ? words.close : said.stay}
      </Button>
    </>
  );
  return (
    <Dialog title={said.title} onClose={onStay} actions={actions} wide={isComparing}>
      <p>{said.text(who || words.someone, formatInstant(textOf(current['updated_at'])))}</p>
      {onMerge === undefined ? null : <p>{words.canMerge}</p>}
      {isComparing && rows !== undefined ? <Comparison rows={rows} who={who || words.someone} /> : null}
      <p className="quiet">{said.minesKept}</p>
    </Dialog>
  );
}

/** What each of the two made of each place that differs. */
function Comparison({ rows, who }: { readonly rows: readonly ComparedRow[]; readonly who: string }): JSX.Element {
  const { conflict: words } = useDesignWords();
  if (rows.length === 0) return <p>{words.same}</p>;
  return (
    <table className="kiosk-compared">
      <caption className="visually-hidden">{words.compared}</caption>
      <thead>
        <tr>
          <th scope="col">{words.where}</th>
          <th scope="col">{who}</th>
          <th scope="col">{words.mine}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, where, theirs, mine }) => (
          <tr key={key}>
            <th scope="row">
              {where}
              {theirs === '' || mine === '' ? null : <span className="kiosk-compared__both">{words.both}</span>}
            </th>
            {[theirs, mine].map((one, at) => (
              <td key={at === 0 ? 'theirs' : 'mine'} data-label={at === 0 ? who : words.mine}>
                {one === '' ? <span className="quiet">{words.unchanged}</span> : one}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The name of the user who saved the version; empty until it is read. */
function useAuthor(resource: string, current: Row): string {
  const provider = useDataProvider<
    DataProvider & { readonly history: (resource: string, id: number) => Promise<{ readonly data: readonly unknown[] }> }
  >();
  const [who, setWho] = useState('');
  useEffect(() => {
    let isShown = true;
    void provider.history(resource, Number(current['id'])).then(
      ({ data: [newest] }) => isShown && setWho(isRow(newest) ? textOf(newest['actor_name']) : ''),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [provider, resource, current]);
  return who;
}

/** A place that one of two people changed, or both, and in words what each made of it; empty where it is unchanged. */
export type ComparedRow = { readonly key: string; readonly where: string; readonly theirs: string; readonly mine: string };

/** A part of a document: what it is called, what it is, and what is said of it. */
export type ComparedPart = { readonly where: string; readonly value: unknown; readonly said: string };

type Parts = ReadonlyMap<string, ComparedPart>;
type Compared = { readonly base: Parts; readonly mine: Parts; readonly theirs: Parts; readonly removed: string };

/** The parts that differ from what both began with, in their order. */
export function compareParts({ base, mine, theirs, removed }: Compared): readonly ComparedRow[] {
  const keys = [...new Set([...base.keys(), ...theirs.keys(), ...mine.keys()])];
  return keys.flatMap((key) => {
    const before = base.get(key);
    const saidIn = (parts: Parts): string => {
      const part = parts.get(key);
      if (part === undefined) return before === undefined ? '' : removed;
      return isSameValue(part.value, before?.value) ? '' : part.said;
    };
    const row = { key, theirs: saidIn(theirs), mine: saidIn(mine) };
    const where = (mine.get(key) ?? theirs.get(key) ?? before)?.where ?? key;
    return row.theirs === '' && row.mine === '' ? [] : [{ ...row, where }];
  });
}
