import type { LicensedKind } from './terms.ts';

/** Entities with rows that a licence counts. */
export const licensedEntities = ['desks', 'virtual-displays', 'touch-screens'] as const;

/**
 * As what a row takes a place of its store's licence; null when it takes none. What is put out of service takes none, so
 * that a broken device can be replaced.
 */
export function licensedKindOf(entity: string, row: Readonly<Record<string, unknown>>): LicensedKind | null {
  if (row['active'] !== true) return null;
  if (entity === 'virtual-displays') return 'virtual_display_count';
  if (entity === 'touch-screens') return 'input_device_count';
  if (entity !== 'desks') return null;
  return row['desk_kind'] === 'hardware' ? 'hardware_bulkhead_desk_count' : 'software_bulkhead_desk_count';
}
