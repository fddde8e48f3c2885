import type { MonitoredStore } from '../../../contract/operations/monitoring.ts';

/** A store that was never received from, with what the test says. */
export function aMonitoredStore(id: number, label: string, changes: Partial<MonitoredStore> = {}): MonitoredStore {
  return {
    id,
    label,
    short_label: null,
    code: `P${id}`,
    city: 'Město',
    region_id: null,
    phone: null,
    latitude: null,
    longitude: null,
    last_socket_communication_at: null,
    connection_end: null,
    connected_since: null,
    first_connected_at: null,
    key_made_at: '2026-01-01T08:00:00.000Z',
    last_sync_at: null,
    sync_state: null,
    services: [],
    unusual_wait: null,
    reserves: [],
    desks: { count: 0, open: 0 },
    touch_screens: { count: 0, reported: 0, online: 0, paper: 0, error: 0, in_trouble: 0 },
    virtual_displays: { count: 0, reported: 0, online: 0, error: 0, in_trouble: 0 },
    devices_in_trouble: [],
    outdated_kiosks: [],
    outdated_displays: [],
    lagging_displays: [],
    playlists: [],
    outages: [],
    changes: { count: 0, since: null },
    licence: { state: 'none', valid_to: null },
    ...changes,
  };
}
