import { type JSX, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { useConsoleWords } from '../../../providers/words/console-words.ts';
import { useKeyDown } from '../../../ui/behaviour/use-key-down.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { VisibleGroup } from './visible-menu.ts';

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
export function SidebarGroup({ group, isOpen, isActive, isCollapsed, active, onToggle, onNavigate }: SidebarGroupProps): JSX.Element {
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
