import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onResize } from '../../../src/ui/behaviour/on-resize.ts';

/** What the browser calls when an observed element has another size. */
let sizeChanges: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        sizeChanges = callback;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const resizeWindow = (width: number): void => {
  vi.stubGlobal('innerWidth', width);
  sizeChanges();
};

describe('what is measured anew', () => {
  it('waits until 300 ms after the last step of a window that is being resized', () => {
    const measure = vi.fn();
    onResize([document.body], measure);
    for (const width of [1000, 900, 800]) {
      resizeWindow(width);
      vi.advanceTimersByTime(299);
    }
    expect(measure).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(measure).toHaveBeenCalledTimes(1);
  });

  it('is measured at once where only the content changed, and never after its end', () => {
    const measure = vi.fn();
    const end = onResize([document.body], measure);
    sizeChanges();
    expect(measure).toHaveBeenCalledTimes(1);
    resizeWindow(700);
    end();
    vi.advanceTimersByTime(1000);
    expect(measure).toHaveBeenCalledTimes(1);
  });
});
