import { type JSX, useState } from 'react';
import { Link } from 'react-router';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useWords } from '../../core/words.ts';
import type { BulkResult, RowResult } from '../../record/actions/bulk-result.ts';

/** More of them no one reads on a screen; copied they are all. */
const shownRows = 100;

type RefusedRowsProps = { readonly resource: AnyResource; readonly result: BulkResult };

/** Rows that could not be done and those that were done already, each with its reason; nothing where there are none. */
export function RefusedRows({ resource, result }: RefusedRowsProps): JSX.Element {
  const { bulk } = useWords();
  const of = (kind: RowResult['result']) => result.rows.filter((row) => row.result === kind && row.reason !== '');
  return (
    <>
      <Reasons resource={resource} title={bulk.reasons} rows={of('refused')} />
      <Reasons resource={resource} title={bulk.idle} rows={of('unchanged')} />
    </>
  );
}

type ReasonsProps = { readonly resource: AnyResource; readonly title: string; readonly rows: readonly RowResult[] };

/** A list of rows with links and reasons, which can be copied as text. */
function Reasons({ resource, title, rows }: ReasonsProps): JSX.Element | null {
  const { bulk } = useWords();
  const [announcement, setSaid] = useState('');
  if (rows.length === 0) return null;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(rows.map((row) => `${nameOf(row)}\t${row.reason}`).join('\n'));
      setSaid(bulk.copied);
    } catch {
      setSaid(bulk.notCopied);
    }
  };
  return (
    <section className="refused-rows" aria-label={title}>
      <div className="refused-rows__head">
        <h4>{title}</h4>
        <Button tone="plain" onClick={() => copy()}>
          {bulk.copyReasons}
        </Button>
      </div>
      <p className="quiet" role="status">
        {announcement}
      </p>
      <ul>
        {rows.slice(0, shownRows).map((row) => (
          <li key={row.id}>
            {row.name === undefined ? <strong>{nameOf(row)}</strong> : <Link to={`/${prefixOf(resource)}/${row.id}`}>{row.name}</Link>}
            <span>{row.reason}</span>
          </li>
        ))}
        {rows.length > shownRows ? <li className="quiet">{bulk.moreReasons(rows.length - shownRows)}</li> : null}
      </ul>
    </section>
  );
}

function nameOf({ id, name }: RowResult): string {
  return name ?? `#${id}`;
}
