import type { JSX } from 'react';
import { useConsoleWords } from '../../providers/words/console-words.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Modal } from '../../ui/dialog/modal.tsx';
import { Brand } from '../../ui/icon/brand.tsx';
import { Sidebar } from './menu/sidebar.tsx';

/** The menu on narrow screens; not remembered. */
export function Drawer({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const { shell } = useConsoleWords();
  return (
    <Modal className="drawer" label={shell.mainMenu} onClose={onClose}>
      <div className="drawer__head">
        <Brand name={shell.productName} />
        <IconButton icon="close" label={shell.closeMenu} onClick={onClose} />
      </div>
      <Sidebar isCollapsed={false} onNavigate={onClose} />
    </Modal>
  );
}
