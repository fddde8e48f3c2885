import { type JSX, type KeyboardEvent, type ReactNode, useId } from 'react';
import { type ButtonTone, buttonClass } from './button.tsx';
import { useDisclosure } from './disclosure.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import type { IconName } from './icon-paths.ts';
import './menu-button.css';

type MenuButtonProps = {
  readonly label: string;
  readonly icon: IconName;
  /** Only the drawing is shown; the label is its name. */
  readonly iconOnly?: boolean;
  readonly tone?: ButtonTone;
  readonly badge?: number;
  readonly opensTo?: 'start' | 'end';
  /** What it opens; told how to close it. */
  readonly children: (close: () => void) => ReactNode;
};

const focusable = 'a[href], button:not(:disabled), input';

/** Arrows, Home and End walk through the items; Tab does as well. */
function walk(event: KeyboardEvent<HTMLDivElement>): void {
  if (event.target instanceof HTMLInputElement) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)];
  const here = items.findIndex((item) => item === document.activeElement);
  const places: Readonly<Record<string, number>> = {
    ArrowDown: (here + 1) % items.length,
    ArrowUp: here <= 0 ? -1 : here - 1,
    Home: 0,
    End: -1,
  };
  const place = places[event.key];
  if (place === undefined) return;
  event.preventDefault();
  items.at(place)?.focus();
}

/** A button that opens a list of links and buttons under it (a disclosure: no menu roles to learn). */
export function MenuButton({ label, icon, iconOnly = false, tone, badge = 0, opensTo = 'end', children }: MenuButtonProps): JSX.Element {
  const { open, toggle, close, holder } = useDisclosure();
  const id = useId();
  const expansion = { 'aria-expanded': open, 'aria-controls': open ? id : undefined, onClick: toggle };
  return (
    <div className="menu-button" ref={holder}>
      {iconOnly ? (
        <IconButton icon={icon} label={label} tone={tone ?? 'plain'} badge={badge} {...expansion} />
      ) : (
        <button type="button" className={buttonClass(tone ?? 'secondary')} {...expansion}>
          <Icon name={icon} />
          {label}
          <Icon name="chevronDown" size={16} />
        </button>
      )}
      {open ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: the arrows only move between the controls inside.
        <div id={id} className={`menu-button__panel menu-button__panel--${opensTo}`} onKeyDown={walk}>
          {children(close)}
        </div>
      ) : null}
    </div>
  );
}
