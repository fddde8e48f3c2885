import type { JSX } from 'react';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { useWords } from '../../core/words.ts';
import type { BulkResult } from '../../record/actions/bulk-result.ts';

type Outcome = 'done' | 'unchanged' | 'refused';
type BulkCountsProps = {
  readonly resource: AnyResource;
  readonly result: BulkResult;
  readonly names: Readonly<Record<Outcome, string>>;
};

/** Names of more rows are a number. */
const mostNames = 10;

const outcomes: readonly Outcome[] = ['done', 'unchanged', 'refused'];

/** How many rows there are of each outcome, and which ones it is done to; what there is none of is not mentioned. */
export function BulkCounts({ resource, result, names }: BulkCountsProps): JSX.Element {
  const { bulk, grammar, labelsOf } = useWords();
  const { noun } = labelsOf(resource);
  const named = result.rows.filter((row) => row.result === 'done').map(({ id, name }) => name ?? `#${id}`);
  const others = named.length - mostNames;
  return (
    <ul className="bulk-counts">
      {outcomes
        .filter((outcome) => result[outcome] > 0)
        .map((outcome) => (
          <li key={outcome} className={`bulk-counts__${outcome}`}>
            {names[outcome]}: <strong>{grammar.count(noun, result[outcome])}</strong>
            {outcome === 'done' ? (
              <p className="bulk-counts__names">
                {grammar.list(others > 0 ? [...named.slice(0, mostNames), bulk.moreReasons(others)] : named)}
              </p>
            ) : null}
          </li>
        ))}
    </ul>
  );
}
