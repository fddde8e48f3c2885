import type { LicensedKind } from '../../../rules/licence/terms.ts';
import { plural } from '../../basics/plural.ts';

/** How every refusal of a licence key begins (page 03); the reason follows. */
export const keyNotChanged = 'Licenční klíč se nepodařilo změnit:';

const forms: Readonly<Record<LicensedKind, readonly [one: string, few: string, many: string]>> = {
  software_bulkhead_desk_count: ['softwarovou přepážku', 'softwarové přepážky', 'softwarových přepážek'],
  hardware_bulkhead_desk_count: ['hardwarovou přepážku', 'hardwarové přepážky', 'hardwarových přepážek'],
  virtual_display_count: ['virtuální displej', 'virtuální displeje', 'virtuálních displejů'],
  hardware_display_count: ['hardwarový displej', 'hardwarové displeje', 'hardwarových displejů'],
  input_device_count: ['kiosk', 'kiosky', 'kiosků'],
};
const forAny = ['zařízení', 'zařízení', 'zařízení'] as const;

/** "4 softwarové přepážky" in the accusative. */
export function licensedThings(kind: string | undefined, count: number): string {
  const found = Object.entries(forms).find(([name]) => name === kind)?.[1] ?? forAny;
  return `nejvýš ${count} ${plural(count, ...found)}`;
}
