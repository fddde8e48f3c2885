import { type JSX, type ReactNode, useEffect, useRef, useState } from 'react';
import './tooltip.css';

const opensAfterMilliseconds = 350;
/** Nearer than this to an edge of the window the text hangs on the control's side instead of its middle. */
const edgePixels = 120;

type Place = 'middle' | 'start' | 'end';

function tooltipPlace(element: HTMLElement | null): Place {
  if (element === null) return 'middle';
  const box = element.getBoundingClientRect();
  if (box.left < edgePixels) return 'start';
  return window.innerWidth - box.right < edgePixels ? 'end' : 'middle';
}

/**
 * Shows the name of a control that has one already (so it is hidden from screen readers); stays under the pointer and
 * leaves with Escape (WCAG 1.4.13).
 */
export function Tooltip({ text, children }: { readonly text: string; readonly children: ReactNode }): JSX.Element {
  const [place, setPlace] = useState<Place | null>(null);
  const holder = useRef<HTMLSpanElement>(null);
  const timer = useRef<number>(undefined);
  const close = (): void => {
    window.clearTimeout(timer.current);
    setPlace(null);
  };
  const open = (): void => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setPlace(tooltipPlace(holder.current)), opensAfterMilliseconds);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    if (place === null) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setPlace(null);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [place]);
  return (
    <span
      ref={holder}
      className={place === null ? 'tooltip' : `tooltip tooltip--${place}`}
      onPointerEnter={open}
      onPointerLeave={close}
      onFocus={(event) => (event.target.matches(':focus-visible') ? open() : undefined)}
      onBlur={close}
      onPointerDown={close}
    >
      {children}
      {place === null ? null : (
        <span className="tooltip__text" aria-hidden="true">
          {text}
        </span>
      )}
    </span>
  );
}
