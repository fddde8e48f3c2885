import type { Guide, Point } from '../../../../../contract/rules/kiosk/editing/geometry.ts';
import type { Rect } from '../../../../../contract/rules/kiosk/layout/layout.ts';

/** What a pointer does at this moment. The layout follows when it is released, so nothing but the stage is drawn until then. */
export type Gesture = {
  /** Buttons that are moved as they are, by how many pixels of the page, and the zoom of the stage. */
  readonly moved: { readonly ids: readonly string[]; readonly by: Point; readonly zoom: number } | null;
  readonly resized: { readonly id: string; readonly place: Rect } | null;
  /** Lines that the moved buttons snapped to. */
  readonly guides: readonly Guide[];
  /** The frame around those to choose. */
  readonly frame: Rect | null;
};

export const noGesture: Gesture = { moved: null, resized: null, guides: [], frame: null };

/** The gesture of a stage, outside of the state of the editor: what follows it subscribes. */
export type LiveGesture = {
  readonly get: () => Gesture;
  readonly set: (gesture: Gesture) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

export function liveGesture(): LiveGesture {
  let present = noGesture;
  const listeners = new Set<() => void>();
  return {
    get: () => present,
    set: (gesture) => {
      present = gesture;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
