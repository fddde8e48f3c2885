import { type JSX, useEffect, useId, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { useSession } from '../../../providers/central-context.ts';
import { useRights } from '../../../providers/rights.ts';
import { useConsoleWords, useMessages } from '../../../providers/words/console-words.ts';
import { useKeyDown } from '../../../ui/behaviour/use-key-down.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { activePath, type VisibleGroup, visibleMenu } from './visible-menu.ts';
import './sidebar.css';

type SidebarProps = {
  /** Only drawings show: an open group is next to the menu instead of in it. */
  readonly isCollapsed: boolean;
  readonly onNavigate?: () => void;
};

type Choice = { readonly place: string; readonly opened: string | null };

/** The menu by permission: an accordion with the group of the screen open. */
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

type SidebarGroupProps = {
  readonly group: VisibleGroup;
  readonly isOpen: boolean;
  readonly isActive: boolean;
  readonly isCollapsed: boolean;
  readonly active: string | undefined;
  readonly onToggle: () => void;
  readonly onNavigate: () => void;
};

/** One group: a link when there is only one place to go to, else a button that shows its entries. */
function SidebarGroup({ group, isOpen, isActive, isCollapsed, active, onToggle, onNavigate }: SidebarGroupProps): JSX.Element {
  const { shell } = useConsoleWords();
  const id = useId();
  const item = useRef<HTMLLIElement>(null);
  const { entries, icon, label } = group;
  const [only] = entries;
  const title = isCollapsed ? label : undefined;

  useEffect(() => {
    if (!isCollapsed || !isOpen) return undefined;
    const onPointer = ({ target }: PointerEvent): void => {
      if (target instanceof Node && item.current?.contains(target) === false) onToggle();
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [isCollapsed, isOpen, onToggle]);

  useKeyDown(item, (event) => {
    if (event.key !== 'Escape' || !isCollapsed || !isOpen) return;
    onToggle();
    item.current?.querySelector('button')?.focus();
  });

  if (only !== undefined && entries.length === 1) {
    return (
      <li>
        <Link
          to={only.path}
          className="sidebar__head"
          title={title}
          aria-current={active === only.path ? 'page' : undefined}
          onClick={onNavigate}
        >
          <Icon name={icon} size={20} />
          <span className="sidebar__label">{label}</span>
        </Link>
      </li>
    );
  }
  return (
    <li ref={item} className="sidebar__item">
      <button
        type="button"
        className={isActive ? 'sidebar__head sidebar__head--active' : 'sidebar__head'}
        title={title}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        <Icon name={icon} size={20} />
        <span className="sidebar__label">{label}</span>
        <span className="sidebar__arrow">
          <Icon name="chevronDown" size={16} />
        </span>
      </button>
      <ul id={id} className="sidebar__entries" hidden={!isOpen}>
        {isCollapsed ? <li className="sidebar__flyout-title">{label}</li> : null}
        {entries.map((entry, place) => (
          <li key={entry.path}>
            {entry.isBelow && entries[place - 1]?.isBelow !== true ? (
              <span className="sidebar__below">{shell.statisticsOfServices}</span>
            ) : null}
            <Link
              to={entry.path}
              className={entry.isBelow ? 'sidebar__entry sidebar__entry--below' : 'sidebar__entry'}
              aria-current={active === entry.path ? 'page' : undefined}
              onClick={onNavigate}
            >
              {entry.label}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
