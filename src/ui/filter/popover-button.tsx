import { type JSX, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useDisclosure } from '../button/disclosure.ts';
import { Icon } from '../icon/icon.tsx';
import './popover-button.css';

type PopoverButtonProps = {
  readonly label: string;
  /** Its name for screen readers, where several buttons of a screen have the same label. */
  readonly name?: string;
  readonly active: boolean;
  /** Opens at once: it was just added from the list of further filters. */
  readonly startsOpen?: boolean;
  readonly children: ReactNode;
};

const focusable = 'input, select, button, textarea, [tabindex="0"]';

/** A button that opens a small panel of controls below it, towards the side with room; the focus goes in and comes back. */
export function PopoverButton({ label, name = label, active, startsOpen = false, children }: PopoverButtonProps): JSX.Element {
  const { open, toggle, holder } = useDisclosure();
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const opened = useRef(!startsOpen);
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    toggle();
  }, [toggle]);
  const [toEnd, setToEnd] = useState(false);
  useLayoutEffect(() => {
    if (!open || holder.current === null || panel.current === null) return;
    const end = holder.current.getBoundingClientRect().left + panel.current.offsetWidth;
    setToEnd(end > document.documentElement.clientWidth);
  }, [open, holder]);
  useEffect(() => {
    if (open) focusFirst(panel.current);
  }, [open]);
  return (
    <div className="popover" ref={holder}>
      <button
        type="button"
        className={active ? 'popover__button popover__button--active' : 'popover__button'}
        aria-label={name}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-haspopup="dialog"
        onClick={toggle}
      >
        {label}
        <Icon name="chevronDown" size={16} />
      </button>
      {open ? (
        <div
          id={id}
          ref={panel}
          className={toEnd ? 'popover__panel popover__panel--end' : 'popover__panel'}
          role="dialog"
          aria-label={name}
        >
          {children}
        </div>
      ) : null}
    </div>
  );
}

/** Takes the focus to the first control of the panel around it, once what was fetched for the panel is there. */
export function FocusFirst(): JSX.Element {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => focusFirst(mark.current?.closest('.popover__panel')), []);
  return <span ref={mark} hidden />;
}

function focusFirst(panel: Element | null | undefined): void {
  panel?.querySelector<HTMLElement>(focusable)?.focus();
}
