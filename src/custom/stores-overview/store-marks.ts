import { divIcon, type Map as LeafletMap, type Marker, marker } from 'leaflet';
import type { StoreState } from '../../../contract/rules/branch-status/store-state.ts';

/** A store as its mark on a map says it. */
export type MarkedStore = {
  readonly id: number;
  readonly title: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly state: StoreState;
};

type Marked = { readonly mark: Marker; readonly said: MarkedStore };

export type StoreMarks = { readonly show: (all: readonly MarkedStore[]) => void };

/**
 * Marks of stores, each a button of its own. A mark stays while its store does, and only turns with it: one that has the focus
 * keeps it through whatever the central reports.
 */
export function createStoreMarks(map: LeafletMap, go: (id: number) => void): StoreMarks {
  const marked = new Map<number, Marked>();
  const make = ({ id, latitude, longitude }: MarkedStore): Marker => {
    const mark = marker([latitude, longitude], { icon: divIcon({ className: 'store-mark', iconSize: [28, 28] }) }).addTo(map);
    return mark
      .on('click', () => go(id))
      .on('keydown', ({ originalEvent }) => {
        if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return;
        originalEvent.preventDefault();
        go(id);
      });
  };
  return {
    show: (all) => {
      for (const [id, { mark }] of marked) {
        if (all.some((one) => one.id === id)) continue;
        mark.remove();
        marked.delete(id);
      }
      for (const said of all) {
        const before = marked.get(said.id);
        const mark = before?.mark ?? make(said);
        marked.set(said.id, { mark, said });
        turn(mark, said, before?.said);
      }
    },
  };
}

function turn(mark: Marker, { title, state, latitude, longitude }: MarkedStore, before: MarkedStore | undefined): void {
  const element = mark.getElement();
  if (before?.latitude !== latitude || before.longitude !== longitude) mark.setLatLng([latitude, longitude]);
  if (element === undefined) return;
  if (before !== undefined) element.classList.remove(`store-mark--${before.state}`);
  element.classList.add(`store-mark--${state}`);
  element.setAttribute('title', title);
  element.setAttribute('aria-label', title);
}
