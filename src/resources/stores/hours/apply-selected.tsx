import { type JSX, Suspense, useState } from 'react';
import type { SelectionSlotProps } from '../../../crud/core/additions/slots.ts';
import { useMay } from '../../../crud/core/gate.tsx';
import { resourceNamed } from '../../../crud/core/named.ts';
import { useWords } from '../../../crud/core/words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';

const Dialog = lazyPart(
  async () => (await import('./apply-dialog.tsx')).ApplyDialog,
  ({ onClose }) => onClose(),
);

/** Gives the default week to the selected stores of a list; where all that match are selected, the dialog asks which of them. */
export function ApplyToSelected({ rows }: SelectionSlotProps): JSX.Element | null {
  const { opening } = useWords();
  const [isOpen, setOpen] = useState(false);
  const plans = resourceNamed('opening-plans');
  const [mayCreate, mayEdit] = [useMay(plans, 'create'), useMay(plans, 'edit')];
  if (!mayCreate || !mayEdit) return null;
  return (
    <>
      <Button icon="clock" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {opening.applyDefaults}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <Dialog chosen={'ids' in rows ? rows.ids : []} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
