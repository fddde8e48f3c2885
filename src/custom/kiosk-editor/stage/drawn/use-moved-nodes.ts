import { type RefObject, useEffect } from 'react';
import type { Gesture, LiveGesture } from './live-gesture.ts';

/** `scale`: pixels of the node for one of the page. */
type Moved = { readonly node: HTMLElement; readonly scale: number };
type Following = { readonly nodes: readonly Moved[]; readonly end: () => void };

/** More buttons are moved as one picture: the browser moves hundreds of layers too slowly. */
const mostLayers = 12;

/** Moves the nodes of dragged buttons by transforms: what is drawn of them and their places over it. Nothing is laid out again. */
export function useMovedNodes(stage: RefObject<HTMLElement | null>, live: LiveGesture): void {
  useEffect(() => {
    let of: readonly string[] | null = null;
    let following: Following | null = null;
    const follow = (): void => {
      const { moved } = live.get();
      if (of !== (moved?.ids ?? null)) {
        following?.end();
        following = moved === null || stage.current === null ? null : begin(stage.current, moved);
        of = moved?.ids ?? null;
      }
      if (moved === null) return;
      const { x, y } = moved.by;
      for (const { node, scale } of following?.nodes ?? []) node.style.transform = `translate(${x * scale}px, ${y * scale}px)`;
    };
    const stop = live.subscribe(follow);
    return () => {
      stop();
      following?.end();
    };
  }, [stage, live]);
}

function begin(stage: HTMLElement, { ids, zoom }: NonNullable<Gesture['moved']>): Following {
  const wanted = new Set(ids);
  // The drawn page is scaled as a whole; the places over it are in pixels of the screen.
  const groups = [
    { parent: stage.querySelector<HTMLElement>('.kiosk-page'), scale: 1 },
    { parent: stage.querySelector<HTMLElement>('.kiosk-stage__boxes'), scale: zoom },
  ].flatMap(({ parent, scale }) => {
    if (parent === null) return [];
    const own = [...parent.children].filter((child) => child instanceof HTMLElement);
    return [{ parent, scale, nodes: own.filter(({ dataset: { box, button } }) => wanted.has(box ?? button ?? '')) }];
  });
  return ids.length > mostLayers ? asPicture(groups) : asLayers(groups);
}

type Group = { readonly parent: HTMLElement; readonly scale: number; readonly nodes: readonly HTMLElement[] };

/** Each node is a layer of its own, which is moved without being painted again. */
function asLayers(groups: readonly Group[]): Following {
  const nodes = groups.flatMap(({ scale, nodes: own }) => own.map((node) => ({ node, scale })));
  for (const { node } of nodes) node.style.willChange = 'transform';
  return {
    nodes,
    end: () => {
      for (const { node } of nodes) {
        node.style.transform = '';
        node.style.willChange = '';
      }
    },
  };
}

/**
 * The nodes stay where they are, unseen, with the pointer and the focus that they have. A copy of all that is drawn of them, in one layer
 * with the marks of what is chosen, is moved in their place.
 */
function asPicture(groups: readonly Group[]): Following {
  const all = groups.flatMap(({ nodes }) => nodes);
  for (const { classList } of all) classList.add('kiosk-left');
  const node = document.createElement('div');
  node.className = 'kiosk-moved';
  node.inert = true;
  const [page] = groups;
  for (const one of page?.nodes ?? []) {
    const copy = one.cloneNode(true);
    if (!(copy instanceof HTMLElement)) continue;
    delete copy.dataset['button'];
    copy.classList.remove('kiosk-left');
    node.append(copy);
  }
  page?.parent.append(node);
  return {
    nodes: [{ node, scale: 1 }],
    end: () => {
      node.remove();
      for (const { classList } of all) classList.remove('kiosk-left');
    },
  };
}
