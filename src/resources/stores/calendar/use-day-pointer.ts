import { type RefObject, useEffect, useRef } from 'react';
import type { Day } from '../../../../contract/rules/opening/calendar-days.ts';
import { restMilliseconds, stayUnder, stillPixels } from '../../../ui/behaviour/resting-finger.ts';

type DayPointer = {
  /** `isExtended`: up to that day, with what is chosen already. */
  readonly onPress: (day: Day, isExtended: boolean) => void;
  readonly onDragTo: (day: Day) => void;
};

/**
 * Days under a pointer. A mouse chooses where it is pressed and draws over others. A finger or a pen chooses by a tap; it draws
 * after it has rested on a day, and from then on nothing scrolls; one that moves at once scrolls the page and chooses nothing.
 */
export function useDayPointer(area: RefObject<HTMLElement | null>, wanted: DayPointer): void {
  const current = useRef(wanted);
  useEffect(() => {
    current.current = wanted;
  });
  useEffect(() => {
    const { current: element } = area;
    if (element === null) return undefined;
    const leaving = new AbortController();
    let under: { readonly pointer: number; readonly day: Day; readonly x: number; readonly y: number } | null = null;
    let drawsTo: Day | null = null;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const end = (): void => {
      clearTimeout(rest);
      under = null;
      drawsTo = null;
    };
    const begin = (day: Day, isExtended: boolean): void => {
      drawsTo = day;
      current.current.onPress(day, isExtended);
    };
    const onDown = (event: PointerEvent): void => {
      const day = dayAt(event);
      // A second finger makes it a gesture of the browser's.
      if (day === null || event.button !== 0 || under !== null) return end();
      under = { pointer: event.pointerId, day, x: event.clientX, y: event.clientY };
      if (event.pointerType === 'mouse') begin(day, event.shiftKey);
      else rest = setTimeout(() => begin(day, false), restMilliseconds);
    };
    const onMove = (event: PointerEvent): void => {
      if (event.pointerId !== under?.pointer) return;
      if (drawsTo === null) {
        if (Math.hypot(event.clientX - under.x, event.clientY - under.y) > stillPixels) end();
        return;
      }
      const day = dayAt(event);
      if (day === null || day === drawsTo) return;
      drawsTo = day;
      current.current.onDragTo(day);
    };
    const onUp = (event: PointerEvent): void => {
      if (event.pointerId !== under?.pointer) return;
      const { day } = under;
      const isTap = drawsTo === null;
      end();
      if (isTap) current.current.onPress(day, event.shiftKey);
    };
    const { signal } = leaving;
    element.addEventListener('pointerdown', onDown, { signal });
    stayUnder(element, { isDown: () => under !== null, isHeld: () => drawsTo !== null }, signal);
    window.addEventListener('pointermove', onMove, { signal });
    window.addEventListener('pointerup', onUp, { signal });
    window.addEventListener('pointercancel', end, { signal });
    return () => {
      leaving.abort();
      end();
    };
  }, [area]);
}

/** The day that lies under the point, which a captured pointer does not say on its own. */
function dayAt({ clientX, clientY }: PointerEvent): Day | null {
  return document.elementFromPoint(clientX, clientY)?.closest('[data-day]')?.getAttribute('data-day') ?? null;
}
