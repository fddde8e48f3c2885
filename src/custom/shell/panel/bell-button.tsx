import type { JSX } from 'react';
import { useNotifications } from '../../../providers/notification-centre.ts';
import { useConsoleWords } from '../../../providers/words/console-words.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';

type BellButtonProps = { readonly isPanelOpen: boolean; readonly onTogglePanel: () => void };

/** Opens the right panel, and counts what is unread there: errors and what ended while one was elsewhere. */
export function BellButton({ isPanelOpen, onTogglePanel }: BellButtonProps): JSX.Element {
  const { shell } = useConsoleWords();
  const unread = useNotifications().filter(({ isUnread }) => isUnread).length;
  return (
    <IconButton
      icon="bell"
      label={isPanelOpen ? shell.closePanel : shell.messagesWithCount(unread)}
      badge={isPanelOpen ? 0 : unread}
      aria-expanded={isPanelOpen}
      aria-controls={isPanelOpen ? 'messages-panel' : undefined}
      onClick={onTogglePanel}
    />
  );
}
