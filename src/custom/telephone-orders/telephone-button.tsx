import { type JSX, Suspense, useEffect, useState } from 'react';
import { orders } from '../../../contract/resources/web-orders/orders.ts';
import { useMay } from '../../crud/core/gate.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import { noCall, type TelephoneCall } from './telephone-call.ts';
import { useTelephoneWords } from './telephone-words.ts';

const TelephoneBar = lazyPart(
  async () => (await import('./telephone-bar.tsx')).TelephoneBar,
  ({ onClose }) => onClose(),
);

/** Opens the telephone bar; so does F2 anywhere, in fields and over dialogs too: what is typed in them stays. */
export function TelephoneButton({ isWide }: { readonly isWide: boolean }): JSX.Element | null {
  const said = useTelephoneWords();
  const maySee = useMay(orders, 'list');
  const [isOpen, setOpen] = useState(false);
  const [call, setCall] = useState<TelephoneCall>(noCall);
  useEffect(() => {
    if (!maySee) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'F2' || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [maySee]);
  if (!maySee) return null;
  return (
    <>
      {isWide ? (
        <button type="button" className="button header__search" aria-keyshortcuts="F2" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon name="phone" />
          {said.open}
          <kbd aria-hidden="true">F2</kbd>
        </button>
      ) : (
        <IconButton icon="phone" label={said.open} aria-keyshortcuts="F2" onClick={() => setOpen(true)} />
      )}
      <Suspense fallback={null}>{isOpen ? <TelephoneBar call={call} onCall={setCall} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
