import { type RefObject, useEffect } from 'react';
import type { LiveGesture } from './live-gesture.ts';

type Moved = { readonly node: HTMLElement; readonly scale: number };

/** Moves the nodes of dragged buttons by transforms: what is drawn of them and their places over it. Nothing is laid out again. */
export function useMovedNodes(stage: RefObject<HTMLElement | null>, live: LiveGesture): void {
  useEffect(() => {
    let of: readonly string[] | null = null;
    let nodes: readonly Moved[] = [];
    const follow = (): void => {
      const { moved } = live.get();
      if (moved === null) {
        for (const { node } of nodes) {
          node.style.transform = '';
          node.style.willChange = '';
        }
        of = null;
        nodes = [];
        return;
      }
      if (of !== moved.ids) {
        of = moved.ids;
        nodes = stage.current === null ? [] : nodesOf(stage.current, moved.ids, moved.zoom);
        // Each is a layer of its own, which is moved without being painted again.
        for (const { node } of nodes) node.style.willChange = 'transform';
      }
      const { x, y } = moved.by;
      for (const { node, scale } of nodes) node.style.transform = `translate(${x * scale}px, ${y * scale}px)`;
    };
    return live.subscribe(follow);
  }, [stage, live]);
}

/** The drawn page is scaled as a whole; the places over it are in pixels of the screen. */
function nodesOf(stage: HTMLElement, ids: readonly string[], zoom: number): readonly Moved[] {
  const wanted = new Set(ids);
  const all = [...stage.querySelectorAll<HTMLElement>('[data-box], .kiosk-page > [data-button]')];
  return all.flatMap((node) => {
    const { box, button } = node.dataset;
    return wanted.has(box ?? button ?? '') ? [{ node, scale: box === undefined ? 1 : zoom }] : [];
  });
}
