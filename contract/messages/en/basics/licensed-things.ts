import type { LicensedKind } from '../../../rules/licence/terms.ts';
import { englishPlural } from '../../basics/plural.ts';

/** How every refusal of a licence key begins (page 03); the reason follows. */
export const keyNotChanged = 'The licence key could not be changed:';

const forms: Readonly<Record<LicensedKind, readonly [one: string, many: string]>> = {
  software_bulkhead_desk_count: ['software desk', 'software desks'],
  hardware_bulkhead_desk_count: ['hardware desk', 'hardware desks'],
  virtual_display_count: ['virtual display', 'virtual displays'],
  hardware_display_count: ['hardware display', 'hardware displays'],
  input_device_count: ['kiosk', 'kiosks'],
};

/** "at most 4 software desks". */
export function licensedThings(kind: string | undefined, count: number): string {
  const found = Object.entries(forms).find(([name]) => name === kind)?.[1] ?? (['device', 'devices'] as const);
  return `at most ${count} ${englishPlural(count, ...found)}`;
}
