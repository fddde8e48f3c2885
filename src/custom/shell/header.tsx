import { type JSX, Suspense } from 'react';
import { Link } from 'react-router';
import { useSidebarStore } from '../../providers/appearance/sidebar-states.ts';
import { useConsoleWords } from '../../providers/words/console-words.ts';
import { useIdle } from '../../ui/behaviour/idle.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Brand } from '../../ui/icon/brand.tsx';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import { type Tool, useAppearanceDialog, useFullScreen } from './appearance-tools.tsx';
import './header.css';
import { languages } from '../../../contract/messages/basics/catalogue.ts';
import { accessPaths } from '../../../contract/rules/accounts/next-step.ts';
import { useAppearance, useAppearanceStore } from '../../providers/appearance/appearance-store.ts';
import { useSession } from '../../providers/central-context.ts';
import { MenuButton } from '../../ui/button/menu-button.tsx';
import { MenuItem } from '../../ui/button/menu-item.tsx';
import type { IconName } from '../../ui/icon/generated/icon-name.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { HelpMenu } from './help-menu.tsx';
import { useCollapseLabel } from './menu/sidebar.tsx';
import { BellButton } from './panel/bell-button.tsx';
import { useShellParts } from './panel/shell-parts.ts';
import { SearchButton } from './search/search-button.tsx';

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
      <TelephoneOrders isWide={isWide} />
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
function TelephoneOrders({ isWide }: Pick<HeaderProps, 'isWide'>): JSX.Element | null {
  const { TelephoneButton } = useShellParts();
  return useIdle() ? (
    <Suspense>
      <TelephoneButton isWide={isWide} />
    </Suspense>
  ) : null;
}

type UserMenuProps = {
  readonly isWide: boolean;
  /** What is in the top bar where that is wide. */
  readonly tools: readonly Tool[];
};

/** The signed-in person: their name, their own account, their language, the way out. */
function UserMenu({ isWide, tools }: UserMenuProps): JSX.Element | null {
  const { shell, screens } = useConsoleWords();
  const { user } = useSession();
  if (user === null) return null;
  return (
    <div className="header__user">
      <MenuButton label={isWide ? user.name : shell.userMenu(user.name)} icon="user" iconOnly={!isWide} tone="plain">
        {(close) => (
          <>
            <ul className="menu-group">
              <Entry to={accessPaths.changePassword} icon="key" label={shell.changePassword} onFollow={close} />
              <Entry to="/settings/second-factor" icon="lock" label={screens.secondFactor} onFollow={close} />
              <Entry to="/settings/devices" icon="display" label={screens.devices} onFollow={close} />
            </ul>
            {isWide ? null : <Tools tools={tools} onChoose={close} />}
            <Languages onChoose={close} />
            <ul className="menu-group">
              <Entry to={accessPaths.signOut} icon="signOut" label={shell.signOut} onFollow={close} />
            </ul>
          </>
        )}
      </MenuButton>
    </div>
  );
}

type EntryProps = { readonly to: string; readonly icon: IconName; readonly label: string; readonly onFollow: () => void };

function Entry({ to, icon, label, onFollow }: EntryProps): JSX.Element {
  return (
    <li>
      <Link to={to} className="menu-item" onClick={onFollow}>
        <Icon name={icon} />
        {label}
      </Link>
    </li>
  );
}

function Tools({ tools, onChoose }: { readonly tools: readonly Tool[]; readonly onChoose: () => void }): JSX.Element {
  return (
    <ul className="menu-group">
      {tools.map(({ name, icon, label, onClick, ...rest }) => (
        <li key={name}>
          <MenuItem
            {...rest}
            onClick={(event) => {
              onChoose();
              return onClick(event);
            }}
          >
            <Icon name={icon} />
            {label}
          </MenuItem>
        </li>
      ))}
    </ul>
  );
}

/** Each language by its own name, so that anyone who does not understand the present one finds theirs. */
function Languages({ onChoose }: { readonly onChoose: () => void }): JSX.Element {
  const { shell } = useConsoleWords();
  const { language } = useAppearance();
  const appearance = useAppearanceStore();
  return (
    <ul className="menu-group" aria-label={shell.language}>
      {languages.map((one) => (
        <li key={one}>
          <MenuItem
            lang={one}
            aria-pressed={one === language}
            onClick={() => {
              appearance.change({ language: one });
              onChoose();
            }}
          >
            <Icon name={one === language ? 'check' : 'globe'} />
            {shell.languages[one]}
          </MenuItem>
        </li>
      ))}
    </ul>
  );
}
