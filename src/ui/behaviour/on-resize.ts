import { limits } from '../../../contract/basics/limits.ts';

/**
 * Calls `measure` when an element has another size: at once if its content changed, and while the window itself is being
 * resized only 300 ms after its last step (specification section 9), so that nothing is laid out for a width that passes.
 * Returns what ends it.
 */
export function onResize(elements: Iterable<Element>, measure: () => void): () => void {
  let width = window.innerWidth;
  let timer = 0;
  const observer = new ResizeObserver(() => {
    window.clearTimeout(timer);
    if (window.innerWidth === width) return measure();
    timer = window.setTimeout(() => {
      width = window.innerWidth;
      measure();
    }, limits.resizeDelayMilliseconds);
  });
  for (const element of elements) observer.observe(element);
  return () => {
    window.clearTimeout(timer);
    observer.disconnect();
  };
}
