import { type JSX, type ReactNode, useEffect, useId, useRef } from 'react';
import { useDisclosure } from '../disclosure.ts';
import { Icon } from '../icon.tsx';
import './popover-button.css';

type PopoverButtonProps = {
  readonly label: string;
  readonly active: boolean;
  /** Opens at once: it was just added from the list of further filters. */
  readonly startsOpen?: boolean;
  readonly children: ReactNode;
};

const focusable = 'input, select, button, textarea, [tabindex="0"]';

/** A button that opens a small panel of controls below it; the focus goes in and comes back. */
export function PopoverButton({ label, active, startsOpen = false, children }: PopoverButtonProps): JSX.Element {
  const { open, toggle, holder } = useDisclosure();
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const opened = useRef(!startsOpen);
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    toggle();
  }, [toggle]);
  useEffect(() => {
    if (open) panel.current?.querySelector<HTMLElement>(focusable)?.focus();
  }, [open]);
  return (
    <div className="popover" ref={holder}>
      <button
        type="button"
        className={active ? 'popover__button popover__button--active' : 'popover__button'}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-haspopup="dialog"
        onClick={toggle}
      >
        {label}
        <Icon name="chevronDown" size={16} />
      </button>
      {open ? (
        <div id={id} ref={panel} className="popover__panel" role="dialog" aria-label={label}>
          {children}
        </div>
      ) : null}
    </div>
  );
}
