import { type JSX, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useSession } from '../../../providers/central-context.ts';
import { useRights } from '../../../providers/rights/use-rights.ts';
import { useConsoleWords, useMessages } from '../../../providers/words/console-words.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { SidebarGroup } from './sidebar-group.tsx';
import './sidebar.css';
import { activePath, visibleMenu } from './visible-menu.ts';

type SidebarProps = {
  /** Only drawings show: an open group is next to the menu instead of in it. */
  readonly isCollapsed: boolean;
  readonly onNavigate?: () => void;
};

type Choice = { readonly place: string; readonly opened: string | null };

/** The menu by permission: an accordion whose open group is that of the screen. */
export function Sidebar({ isCollapsed, onNavigate }: SidebarProps): JSX.Element {
  const { pathname } = useLocation();
  const rights = useRights();
  const messages = useMessages();
  const { shell, screens, auth } = messages.console;
  const { user } = useSession();
  const groups = visibleMenu(rights, messages);
  const segment = pathname.split('/')[1] ?? '';
  // What was opened by hand counts only on the screen and in the shape of the menu where it was.
  const place = `${segment} ${isCollapsed}`;
  const [choice, setChoice] = useState<Choice>({ place, opened: isCollapsed ? null : segment });
  const untouched = isCollapsed ? null : segment;
  const opened = choice.place === place ? choice.opened : untouched;
  const setOpened = (group: string | null): void => setChoice({ place, opened: group });
  const active = activePath(
    groups.flatMap(({ entries }) => entries.map(({ path }) => path)),
    pathname,
  );

  return (
    <nav className="sidebar" aria-label={shell.mainMenu}>
      {user === null ? null : (
        <div className="sidebar__user">
          <span className="sidebar__face" aria-hidden="true">
            {initialsOf(user.name)}
          </span>
          <span className="sidebar__who">
            <span className="sidebar__name">{user.name}</span>
            <span className="sidebar__role">{auth.roles[user.role]}</span>
          </span>
        </div>
      )}
      <ul className="sidebar__groups">
        <li>
          <NavLink to="/" end className="sidebar__head" title={isCollapsed ? screens.home : undefined} onClick={onNavigate}>
            <Icon name="home" size={20} />
            <span className="sidebar__label">{screens.home}</span>
          </NavLink>
        </li>
        {groups.map((group) => (
          <SidebarGroup
            key={group.name}
            group={group}
            isOpen={opened === group.segment}
            isActive={group.segment === segment}
            isCollapsed={isCollapsed}
            active={active}
            onToggle={() => setOpened(opened === group.segment ? null : group.segment)}
            onNavigate={() => {
              if (isCollapsed) setOpened(null);
              onNavigate?.();
            }}
          />
        ))}
      </ul>
    </nav>
  );
}

/** First letters of the first name and the surname; titles, which end with a stop or follow a comma, are no names. */
function initialsOf(name: string): string {
  const [before = ''] = name.split(',');
  const words = before.split(/\s+/u).filter((word) => word !== '' && !word.endsWith('.'));
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '').join('');
}

/** Name of the collapse toggle: what pressing it does. */
export function useCollapseLabel(isCollapsed: boolean): string {
  const { shell } = useConsoleWords();
  return isCollapsed ? shell.expandMenu : shell.collapseMenu;
}
