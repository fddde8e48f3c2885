import { type JSX, Suspense, useState, useSyncExternalStore } from 'react';
import { useConsoleWords } from '../../providers/words/console-words.ts';
import { preload } from '../../ui/behaviour/preload.ts';
import type { Press } from '../../ui/button/use-single-run.ts';
import type { IconName } from '../../ui/icon/generated/icon-name.ts';
import { lazyPart } from '../../ui/page/lazy-part.tsx';

/** A button of the top bar, which narrow screens have in the menu of the user. */
export type Tool = {
  readonly name: 'appearance' | 'fullScreen';
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: Press;
  readonly onPointerEnter?: () => void;
  readonly onFocus?: () => void;
};

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** The tool that expands to the full screen and back; none where the browser does not allow it. */
export function useFullScreen(): readonly Tool[] {
  const { shell } = useConsoleWords();
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return [];
  return [
    {
      name: 'fullScreen',
      icon: isFull ? 'compress' : 'expand',
      label: isFull ? shell.leaveFullScreen : shell.enterFullScreen,
      onClick: () => (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()),
    },
  ];
}

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
