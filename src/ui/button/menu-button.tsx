import { type JSX, type ReactNode, useId, useRef } from 'react';
import type { IconName } from '../icon/generated/icon-name.ts';
import { Icon } from '../icon/icon.tsx';
import { type ButtonTone, buttonClass } from './button.tsx';
import { useDisclosure } from './disclosure.ts';
import { IconButton } from './icon-button.tsx';
import './menu-button.css';
import { useKeyDown } from '../behaviour/use-key-down.ts';

type MenuButtonProps = {
  readonly label: string;
  readonly icon: IconName;
  /** Only the drawing is shown; the label is its name. */
  readonly iconOnly?: boolean;
  readonly tone?: ButtonTone;
  readonly badge?: number;
  readonly opensTo?: 'start' | 'end';
  /** Something in it is being written: it stays open whatever happens elsewhere. */
  readonly isHeld?: boolean;
  /** What it opens; gets the function that closes it. */
  readonly children: (close: () => void) => ReactNode;
};

const focusable = 'a[href], button:not(:disabled), input';

/** Arrows, Home and End walk through the items; Tab does as well. */
function walk(event: KeyboardEvent, panel: HTMLElement | null): void {
  if (panel === null || event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
  const items = [...panel.querySelectorAll<HTMLElement>(focusable)];
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

type MenuPanelProps = { readonly id: string; readonly opensTo: 'start' | 'end'; readonly children: ReactNode };

function MenuPanel({ id, opensTo, children }: MenuPanelProps): JSX.Element {
  const panel = useRef<HTMLDivElement>(null);
  useKeyDown(panel, (event) => walk(event, panel.current));
  return (
    <div id={id} ref={panel} className={`menu-button__panel menu-button__panel--${opensTo}`}>
      {children}
    </div>
  );
}

/** A button that opens a list of links and buttons under it (a disclosure: no menu roles to learn). */
export function MenuButton({
  label,
  icon,
  iconOnly = false,
  tone,
  badge = 0,
  opensTo = 'end',
  isHeld,
  children,
}: MenuButtonProps): JSX.Element {
  const { open, toggle, close, holder } = useDisclosure(isHeld);
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
        <MenuPanel id={id} opensTo={opensTo}>
          {children(close)}
        </MenuPanel>
      ) : null}
    </div>
  );
}
