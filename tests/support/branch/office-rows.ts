import type { BranchConfigurationRow } from '../../../contract/channels/branch/to-branch.ts';

/** The configuration of a small office: three services, three desks, two kiosks, a display with a playlist. */
export function officeRows(base = 0): readonly BranchConfigurationRow[] {
  const row = (resource: string, id: number, values: BranchConfigurationRow['values']) => ({ resource, id: base + id, values });
  const services = [1, 2, 3].map((id) => base + id);
  return [
    ...services.map((id, place) =>
      row('services', id - base, {
        name: `S${id}`,
        state: 'active',
        ticket_prefix: ['A', 'B', 'C'][place] ?? null,
        number_from: 1,
        number_to: 999,
        priority: place,
        expected_handling_minutes: 6 + 2 * place,
      }),
    ),
    ...[1, 2, 3].map((id) => row('desks', id, { number: id, label: `D${id}`, service_ids: services, active: true })),
    ...[1, 2, 3, 4].map((id) => row('employees', id, { code: `E${id}`, active: true })),
    ...[1, 2].map((id) => row('touch-screens', id, { name: `K${id}`, active: true })),
    row('opening-plans', 1, {
      name: 'H1',
      valid_from: null,
      valid_to: null,
      intervals: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00', closes: '17:00' })),
    }),
    row('virtual-displays', 1, { name: 'V1', active: true }),
    row('playlists', 1, {
      name: 'P1',
      active: true,
      priority: 0,
      virtual_display_ids: [],
      play_from: null,
      play_to: null,
      items: [{ title: 'I1', file: 'a'.repeat(64), kind: 'image', display_length: 10 }],
    }),
  ];
}
