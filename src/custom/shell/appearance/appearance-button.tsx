import { type JSX, useState } from 'react';
import { useConsoleWords } from '../../../providers/words/console-words.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { AppearanceDialog } from './appearance-dialog.tsx';

/** Opens "Vzhled". */
export function AppearanceButton(): JSX.Element {
  const { appearance } = useConsoleWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton icon="palette" label={appearance.title} onClick={() => setOpen(true)} />
      {isOpen ? <AppearanceDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
