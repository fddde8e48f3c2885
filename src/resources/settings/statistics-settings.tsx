import type { Additions } from '../../crud/vocabulary/additions/additions.ts';
import { part } from '../../ui/page/part.tsx';

export const additions: Additions = {
  icon: 'chart',
  formSlots: { Below: part(async () => (await import('./statistics/settings-effects.tsx')).SettingsEffects) },
};
