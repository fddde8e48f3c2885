import { type JSX, useState } from 'react';
import { Link } from 'react-router';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { BulkResult, RowResult } from '../../record/actions/bulk-result.ts';
import { useWords } from '../../vocabulary/words.ts';

/** More of them nobody reads on a screen; copied they are all. */
const shownRows = 100;

/** Rows that could not be done, each with its reason and a way to it; to be copied for whoever mends them. */
export function RefusedRows({ resource, result }: { readonly resource: AnyResource; readonly result: BulkResult }): JSX.Element {
  const { bulk } = useWords();
  const [said, setSaid] = useState('');
  const refused = result.rows.filter((row) => row.result === 'refused');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(refused.map((row) => `${nameOf(row)}\t${row.reason}`).join('\n'));
      setSaid(bulk.copied);
    } catch {
      setSaid(bulk.notCopied);
    }
  };
  return (
    <section className="refused-rows" aria-label={bulk.reasons}>
      <div className="refused-rows__head">
        <h4>{bulk.reasons}</h4>
        <Button tone="plain" onClick={() => copy()}>
          {bulk.copyReasons}
        </Button>
      </div>
      <p className="quiet" role="status">
        {said}
      </p>
      <ul>
        {refused.slice(0, shownRows).map((row) => (
          <li key={row.id}>
            {row.name === undefined ? <strong>{nameOf(row)}</strong> : <Link to={`/${prefixOf(resource)}/${row.id}`}>{row.name}</Link>}
            <span>{row.reason}</span>
          </li>
        ))}
        {refused.length > shownRows ? <li className="quiet">{bulk.moreReasons(refused.length - shownRows)}</li> : null}
      </ul>
    </section>
  );
}

function nameOf({ id, name }: RowResult): string {
  return name ?? `#${id}`;
}
