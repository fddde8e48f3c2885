import { type JSX, Suspense } from 'react';
import { Link } from 'react-router';
import { useSidebarStore } from '../../providers/appearance/sidebar-context.ts';
import { useConsoleWords } from '../../providers/words/console-words.ts';
import { useIdle } from '../../ui/behaviour/idle.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Brand } from '../../ui/icon/brand.tsx';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import { useAppearanceDialog } from './appearance/use-appearance-dialog.tsx';
import { useFullScreen } from './appearance/use-full-screen.ts';
import './header.css';
import { HelpMenu } from './help/help-menu.tsx';
import { useCollapseLabel } from './menu/sidebar.tsx';
import { BellButton } from './panel/bell-button.tsx';
import { useShellParts } from './parts/shell-parts.ts';
import { SearchButton } from './search/search-button.tsx';
import { UserMenu } from './user-menu.tsx';

// The rows of the first list come before it; what it keeps in the address, lists read on their own.
const StoreSwitcher = lazyPart(async () => (await import('./store-switcher/store-switcher.tsx')).StoreSwitcher);

type HeaderProps = {
  readonly isWide: boolean;
  readonly isCollapsed: boolean;
  readonly isPanelOpen: boolean;
  readonly onOpenDrawer: () => void;
  readonly onTogglePanel: () => void;
};

/** The top bar: where one is in the application, and what serves every screen. */
export function Header({ isWide, isCollapsed, isPanelOpen, onOpenDrawer, onTogglePanel }: HeaderProps): JSX.Element {
  const { shell } = useConsoleWords();
  const sidebar = useSidebarStore();
  const [appearance, appearanceDialog] = useAppearanceDialog();
  const tools = [...useFullScreen(), appearance];
  const collapseLabel = useCollapseLabel(isCollapsed);
  return (
    <header className="header">
      <div className="header__start">
        {isWide ? null : <IconButton icon="menu" label={shell.openMenu} onClick={onOpenDrawer} />}
        <Link to="/" className="header__brand" aria-label={shell.home}>
          <Brand name={shell.productName} />
        </Link>
        {isWide ? (
          <IconButton
            icon={isCollapsed ? 'chevronsRight' : 'chevronsLeft'}
            label={collapseLabel}
            onClick={() => sidebar.set('collapsed', !isCollapsed)}
          />
        ) : null}
        <ChosenStore />
      </div>
      <Caller isWide={isWide} />
      <SearchButton isWide={isWide} />
      <HelpMenu />
      <BellButton isPanelOpen={isPanelOpen} onTogglePanel={onTogglePanel} />
      {isWide ? tools.map(({ name, ...tool }) => <IconButton key={name} {...tool} />) : null}
      <UserMenu isWide={isWide} tools={tools} />
      {appearanceDialog}
    </header>
  );
}

function ChosenStore(): JSX.Element | null {
  return useIdle() ? (
    <Suspense>
      <StoreSwitcher />
    </Suspense>
  ) : null;
}

/** A client on the telephone: the first screen comes before it. */
function Caller({ isWide }: Pick<HeaderProps, 'isWide'>): JSX.Element | null {
  const { CallerButton } = useShellParts();
  return useIdle() ? (
    <Suspense>
      <CallerButton isWide={isWide} />
    </Suspense>
  ) : null;
}
