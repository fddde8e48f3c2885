/** How long a finger rests on something before it draws or moves it; until then it may still scroll the page. */
export const restMilliseconds = 400;
/** A finger never rests quite still. */
export const stillPixels = 10;

type Finger = {
  /** It lies on something that it may draw or move. */
  readonly isDown: () => boolean;
  /** It has rested, and draws or moves. */
  readonly isHeld: () => boolean;
};

/** Nothing scrolls under a finger that has rested, and no menu of the browser opens where one rests. */
export function stayUnder(area: HTMLElement, { isDown, isHeld }: Finger, signal: AbortSignal): void {
  const onMenu = (event: Event): void => {
    if (isDown()) event.preventDefault();
  };
  const onTouch = (event: TouchEvent): void => {
    if (isHeld() && event.cancelable) event.preventDefault();
  };
  area.addEventListener('contextmenu', onMenu, { signal });
  area.addEventListener('touchmove', onTouch, { signal, passive: false });
}
