import { type JSX, Suspense, useState } from 'react';
import { useConsoleWords } from '../../../providers/words/console-words.ts';
import { preload } from '../../../ui/behaviour/preload.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { part } from '../../../ui/page/part.tsx';

const fetchDialog = () => import('./appearance-dialog.tsx');
const AppearanceDialog = part(
  async () => (await fetchDialog()).AppearanceDialog,
  ({ onClose }) => onClose(),
);

/** Opens "Vzhled". */
export function AppearanceButton(): JSX.Element {
  const { appearance } = useConsoleWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton icon="palette" label={appearance.title} onClick={() => setOpen(true)} {...preload(fetchDialog)} />
      <Suspense>{isOpen ? <AppearanceDialog onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
