import { parseAppearance } from '../appearance/appearance.ts';
import type { AppearanceStore } from '../appearance/appearance-store.ts';
import type { SidebarStore } from '../appearance/sidebar-states.ts';
import type { Preferences } from './preferences.ts';

const names = { appearance: 'appearance', sidebar: 'sidebar' } as const;

type Looks = { readonly appearance: AppearanceStore; readonly sidebar: SidebarStore };

/**
 * Makes the look of this browser the one that its user has chosen, wherever they did. Before the server has answered,
 * and for who has chosen nothing yet, the browser's own copy holds: it is there before anything is painted.
 */
export function keepAppearance(preferences: Preferences, { appearance, sidebar }: Looks): void {
  const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
  preferences.subscribe(() => {
    const chosen = preferences.get(names.appearance);
    if (chosen !== undefined && !isSame(parseAppearance(chosen), appearance.get())) appearance.change(parseAppearance(chosen));
    const states = preferences.get(names.sidebar);
    if (typeof states === 'string' && states !== sidebar.written()) sidebar.become(states);
  });
  appearance.subscribe(() => {
    const chosen = preferences.get(names.appearance);
    if (chosen === undefined || !isSame(parseAppearance(chosen), appearance.get())) preferences.set(names.appearance, appearance.get());
  });
  sidebar.subscribe(() => {
    if (preferences.get(names.sidebar) !== sidebar.written()) preferences.set(names.sidebar, sidebar.written());
  });
}
