import type { JSX } from 'react';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { BulkResult } from '../../record/actions/bulk-result.ts';
import { useWords } from '../../vocabulary/words.ts';

type Outcome = 'done' | 'unchanged' | 'refused';
type BulkCountsProps = {
  readonly resource: AnyResource;
  readonly result: BulkResult;
  readonly names: Readonly<Record<Outcome, string>>;
};

const outcomes: readonly Outcome[] = ['done', 'unchanged', 'refused'];

/** How many rows there are of each outcome; what there is none of is not mentioned. */
export function BulkCounts({ resource, result, names }: BulkCountsProps): JSX.Element {
  const { grammar, labelsOf } = useWords();
  const { noun } = labelsOf(resource);
  return (
    <ul className="bulk-counts">
      {outcomes
        .filter((outcome) => result[outcome] > 0)
        .map((outcome) => (
          <li key={outcome} className={`bulk-counts__${outcome}`}>
            {names[outcome]}: <strong>{grammar.count(noun, result[outcome])}</strong>
          </li>
        ))}
    </ul>
  );
}
