import { useSyncExternalStore } from 'react';
import { useConsoleWords } from '../../../providers/words/console-words.ts';
import type { Press } from '../../../ui/button/use-single-run.ts';
import type { IconName } from '../../../ui/icon/generated/icon-name.ts';

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
