import { type JSX, Suspense, useState } from 'react';
import { useConsoleWords } from '../../../providers/words/console-words.ts';
import { preload } from '../../../ui/behaviour/preload.ts';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';
import type { Tool } from './use-full-screen.ts';

const fetchDialog = () => import('./appearance-dialog.tsx');
const AppearanceDialog = lazyPart(
  async () => (await fetchDialog()).AppearanceDialog,
  ({ onClose }) => onClose(),
);

/** The dialog "Vzhled", and the tool that opens it. */
export function useAppearanceDialog(): readonly [tool: Tool, dialog: JSX.Element] {
  const { appearance } = useConsoleWords();
  const [isOpen, setOpen] = useState(false);
  return [
    { name: 'appearance', icon: 'palette', label: appearance.title, onClick: () => setOpen(true), ...preload(fetchDialog) },
    <Suspense key="appearance">{isOpen ? <AppearanceDialog onClose={() => setOpen(false)} /> : null}</Suspense>,
  ];
}
