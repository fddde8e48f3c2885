import type { JSX } from 'react';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useWords } from '../../core/words.ts';
import type { BulkResult } from '../../record/actions/bulk-result.ts';
import { BulkCounts } from './bulk-counts.tsx';
import { BulkStep } from './bulk-step.tsx';
import { RefusedRows } from './refused-rows.tsx';

type BulkOutcomeProps = { readonly resource: AnyResource; readonly outcome: BulkResult; readonly onClose: () => void };

/** What became of the rows when some could not be done. */
export function BulkOutcome({ resource, outcome, onClose }: BulkOutcomeProps): JSX.Element {
  const { bulk, form } = useWords();
  return (
    <BulkStep
      title={bulk.outcome}
      actions={
        <Button tone="primary" onClick={onClose}>
          {form.close}
        </Button>
      }
    >
      <BulkCounts resource={resource} result={outcome} names={bulk.did} />
      <RefusedRows resource={resource} result={outcome} />
    </BulkStep>
  );
}
