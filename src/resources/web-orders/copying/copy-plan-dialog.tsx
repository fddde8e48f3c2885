import { useQueryClient } from '@tanstack/react-query';
import type { JSX } from 'react';
import { bookingPlansAtOnce } from '../../../../contract/basics/limits.ts';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { resourceNamed } from '../../../crud/core/named.ts';
import { idOf, type Row, textOf } from '../../../crud/core/row.ts';
import { CopyingSteps } from '../../stores/copying/copying-steps.tsx';
import { CopiedPlans } from './copied-plans.tsx';
import { useCopyWords } from './copy-words.ts';
import { type CopiedPlan, keyOfCopied, kindOf, targetOf } from './plan-target.ts';
import { TargetChoice } from './target-choice.tsx';
import { useTargets } from './use-targets.ts';

type CopyPlanDialogProps = { readonly plan: Row; readonly onClose: () => void };

/** Copies a booking plan to other services or agendas, after a look at what changes at each. */
export function CopyPlanDialog({ plan, onClose }: CopyPlanDialogProps): JSX.Element {
  const kind = kindOf(plan);
  const said = useCopyWords()[kind];
  const { ask } = useCalls();
  const queries = useQueryClient();
  const targets = useTargets(plan);
  return (
    <CopyingSteps<string, CopiedPlan>
      title={said.title(textOf(plan['name']))}
      {...{ said, onClose }}
      renderChoice={(chosen, onChoose) => <TargetChoice {...{ kind, targets, chosen, onChoose }} />}
      refusedChoice={(chosen) => (chosen.length > bookingPlansAtOnce ? said.tooManyChosen(chosen.length, bookingPlansAtOnce) : undefined)}
      ask={async ({ targets: keys, isDryRun, shown, key }) => {
        const how = isDryRun ? { dry_run: true } : { seen: shown.map(({ seen }) => seen) };
        const body = { targets: keys.map((one) => targetOf(kind, one)), ...how };
        return ask('POST /booking-plans/{id}/copy', { path: { id: idOf(plan) }, header: { 'Idempotency-Key': key }, body });
      }}
      targetOf={keyOfCopied}
      partsOf={(row) => [keyOfCopied(row)]}
      isChanging={({ result }) => result === 'created' || result === 'changed'}
      onDone={async () => {
        await queries.invalidateQueries({ queryKey: [prefixOf(resourceNamed('booking-plans'))] });
        // What the plans offer now is reported again.
        await queries.invalidateQueries({ queryKey: [prefixOf(resourceNamed('orders')), 'ground'] });
      }}
    >
      {(outcome) => <CopiedPlans {...outcome} />}
    </CopyingSteps>
  );
}
