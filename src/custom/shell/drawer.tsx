import { type JSX, useEffect, useRef } from 'react';
import { useConsoleWords } from '../../providers/words/console-words.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Brand } from '../brand/brand.tsx';
import { Sidebar } from './menu/sidebar.tsx';

/** The menu on narrow screens: a modal of the browser, so that focus stays in it; not remembered. */
export function Drawer({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const { shell } = useConsoleWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element !== null && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="drawer"
      aria-label={shell.mainMenu}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className="drawer__head">
        <Brand name={shell.productName} />
        <IconButton icon="close" label={shell.closeMenu} onClick={onClose} />
      </div>
      <Sidebar isCollapsed={false} onNavigate={onClose} />
    </dialog>
  );
}
