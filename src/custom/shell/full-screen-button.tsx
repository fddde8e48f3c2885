import { type JSX, useSyncExternalStore } from 'react';
import { useConsoleWords } from '../../providers/words/console-words.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** Expands to the full screen and back; where the browser does not allow it, nothing is offered. */
export function FullScreenButton(): JSX.Element | null {
  const { shell } = useConsoleWords();
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  return (
    <IconButton
      icon={isFull ? 'compress' : 'expand'}
      label={isFull ? shell.leaveFullScreen : shell.enterFullScreen}
      onClick={() => (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen())}
    />
  );
}
