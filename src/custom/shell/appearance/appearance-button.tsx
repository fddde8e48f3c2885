import { type JSX, lazy, Suspense, useState } from 'react';
import { useConsoleWords } from '../../../providers/words/console-words.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { onTheWay } from '../../../ui/on-the-way.ts';

const fetchDialog = () => import('./appearance-dialog.tsx');
const AppearanceDialog = lazy(async () => ({ default: (await fetchDialog()).AppearanceDialog }));

/** Opens "Vzhled". */
export function AppearanceButton(): JSX.Element {
  const { appearance } = useConsoleWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton icon="palette" label={appearance.title} onClick={() => setOpen(true)} {...onTheWay(fetchDialog)} />
      <Suspense>{isOpen ? <AppearanceDialog onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
