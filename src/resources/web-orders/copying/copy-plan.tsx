import { type JSX, Suspense, useState } from 'react';
import type { RecordToolProps } from '../../../crud/vocabulary/additions/record-slots.ts';
import { useMay } from '../../../crud/vocabulary/gate.tsx';
import { resourceNamed } from '../../../crud/vocabulary/named.ts';
import { useTell } from '../../../crud/vocabulary/use-tell.ts';
import { useWords } from '../../../crud/vocabulary/words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { part } from '../../../ui/page/part.tsx';
import { useCopyWords } from './copy-words.ts';
import { kindOf } from './plan-target.ts';

const Dialog = part(
  async () => (await import('./copy-plan-dialog.tsx')).CopyPlanDialog,
  ({ onClose }) => onClose(),
);

/** Opens the copying of the plan that is shown, as it is saved. */
export function CopyPlan({ record, isDirty }: RecordToolProps): JSX.Element | null {
  const words = useWords();
  const said = useCopyWords()[kindOf(record)];
  const tell = useTell();
  const [isOpen, setOpen] = useState(false);
  const plans = resourceNamed('booking-plans');
  const [mayCreate, mayEdit] = [useMay(plans, 'create'), useMay(plans, 'edit')];
  if (!mayCreate || !mayEdit) return null;
  const open = (): void => {
    if (isDirty === true) tell(words.bulk.unsavedFirst, 'info');
    else setOpen(true);
  };
  return (
    <>
      <Button aria-haspopup="dialog" onClick={open}>
        {said.action}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <Dialog plan={record} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
