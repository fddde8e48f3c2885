import { type JSX, Suspense, useState } from 'react';
import type { Additions } from '../../crud/core/additions/additions.ts';
import { useMay } from '../../crud/core/gate.tsx';
import { resourceNamed } from '../../crud/core/named.ts';
import { Button } from '../../ui/button/button.tsx';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import { useOrderWords } from './order-words.ts';

const Dialog = lazyPart(
  async () => (await import('./order-dialog.tsx')).OrderDialog,
  ({ onClose }) => onClose(),
);

/** Next to the list: the order in which clients see the agendas. */
function OrderAgendas(): JSX.Element | null {
  const words = useOrderWords();
  const [isOpen, setOpen] = useState(false);
  if (!useMay(resourceNamed('web-groups'), 'edit')) return null;
  return (
    <>
      <Button icon="list" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <Dialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

export const additions: Additions = { icon: 'layers', listSlots: { Tools: OrderAgendas } };
