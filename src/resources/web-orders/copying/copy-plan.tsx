import { type JSX, Suspense, useState } from 'react';
import type { RecordToolProps } from '../../../crud/core/additions/slots.ts';
import { useMay } from '../../../crud/core/gate.tsx';
import { resourceNamed } from '../../../crud/core/named.ts';
import { useNotify } from '../../../crud/core/use-notify.ts';
import { useWords } from '../../../crud/core/words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';
import { useCopyWords } from './copy-words.ts';
import { kindOf } from './plan-target.ts';

const Dialog = lazyPart(
  async () => (await import('./copy-plan-dialog.tsx')).CopyPlanDialog,
  ({ onClose }) => onClose(),
);

/** Opens the copying of the plan that is shown, as it is saved. */
export function CopyPlan({ record, isDirty }: RecordToolProps): JSX.Element | null {
  const words = useWords();
  const said = useCopyWords()[kindOf(record)];
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  const plans = resourceNamed('booking-plans');
  const [mayCreate, mayEdit] = [useMay(plans, 'create'), useMay(plans, 'edit')];
  if (!mayCreate || !mayEdit) return null;
  const open = (): void => {
    if (isDirty === true) notify(words.bulk.unsavedFirst, 'info');
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
