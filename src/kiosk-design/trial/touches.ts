import type { KioskPage } from '../../../contract/rules/kiosk/layout/layout.ts';
import type { VisitEvent } from '../../../contract/rules/kiosk/visit/visit.ts';

type Untimed<E> = E extends { readonly at: number } ? Omit<E, 'at'> : never;
/** What a visitor does, without the time. */
export type Touch = Untimed<VisitEvent>;

/**
 * Turns pointers and keys on a drawn page into what a visitor does; `pageOf` is the page that is drawn. A finger presses at once and
 * acts when it leaves the glass; a key of the keyboard presses and acts in one. Returns what ends it.
 */
export function followTouches(stage: HTMLElement, pageOf: () => KioskPage | undefined, onTouch: (touch: Touch) => void): () => void {
  const buttonAt = (target: EventTarget | null) => {
    const id = target instanceof Element ? target.closest<HTMLElement>('[data-button]')?.dataset['button'] : undefined;
    return pageOf()?.buttons.find((button) => button.id === id);
  };
  const keyAt = (target: EventTarget | null): string | undefined =>
    target instanceof Element ? target.closest<HTMLElement>('[data-key]')?.dataset['key'] : undefined;
  const onDown = ({ target }: Event): void => {
    const key = keyAt(target);
    if (key !== undefined) return onTouch({ do: 'key', key });
    const button = buttonAt(target);
    if (button !== undefined) onTouch({ do: 'press', button });
  };
  const onUp = ({ target }: Event): void => {
    const button = keyAt(target) === undefined ? buttonAt(target) : undefined;
    onTouch(button === undefined ? { do: 'leave' } : { do: 'release', button });
  };
  const onLeave = (): void => onTouch({ do: 'leave' });
  // A press of the keyboard is a click without a pointer.
  const onClick = (event: MouseEvent): void => {
    if (event.detail !== 0) return;
    onDown(event);
    if (keyAt(event.target) === undefined) onUp(event);
  };
  stage.addEventListener('pointerdown', onDown);
  stage.addEventListener('pointerup', onUp);
  stage.addEventListener('pointercancel', onLeave);
  stage.addEventListener('pointerleave', onLeave);
  stage.addEventListener('click', onClick);
  return () => {
    stage.removeEventListener('pointerdown', onDown);
    stage.removeEventListener('pointerup', onUp);
    stage.removeEventListener('pointercancel', onLeave);
    stage.removeEventListener('pointerleave', onLeave);
    stage.removeEventListener('click', onClick);
  };
}
