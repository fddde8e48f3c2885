import type { BranchEvent } from '../../contract/channels/branch/events.ts';

/** A ticket that has not ended. */
export type OpenTicket = {
  readonly ticket: number;
  readonly number: string;
  readonly serviceId: number;
  readonly visit: number | null;
  readonly orderId: number | null;
  readonly createdAt: number;
  readonly state: 'waiting' | 'called' | 'serving';
  readonly deskId: number | null;
};

/** What a branch knows of itself, folded from what it reported: what it needs to go on after a restart. */
export type Memory = {
  tickets: Map<number, OpenTicket>;
  /** Open desks. */
  desks: Set<number>;
  /** Open reserve services. */
  services: Set<number>;
  /** What was reported last of a device: `touch_screen 7` to up, down or failed. */
  devices: Map<string, 'up' | 'down' | 'failed'>;
  paper: Map<number, 'enough' | 'low' | 'out'>;
  /** The version of the design that a kiosk shows. */
  designs: Map<number, number | null>;
  /** The version of its settings that a display has. */
  displays: Map<number, number>;
  playing: Map<number, number | null>;
  /** Versions of the playlists that displays play. */
  playingVersions: Map<number, number | null>;
  outages: Set<number>;
  lastTicket: number;
  lastOutage: number;
  /** Instant of the newest event, in milliseconds. */
  lastAt: number;
};

export function noMemory(): Memory {
  return {
    tickets: new Map(),
    desks: new Set(),
    services: new Set(),
    devices: new Map(),
    paper: new Map(),
    designs: new Map(),
    displays: new Map(),
    playing: new Map(),
    playingVersions: new Map(),
    outages: new Set(),
    lastTicket: 0,
    lastOutage: 0,
    lastAt: 0,
  };
}

/** Adds an event to what is known. */
export function remember(memory: Memory, event: BranchEvent): void {
  const at = Date.parse(event.at);
  memory.lastAt = Math.max(memory.lastAt, at);
  switch (event.kind) {
    case 'ticket_created':
      memory.lastTicket = Math.max(memory.lastTicket, event.ticket);
      memory.tickets.set(event.ticket, {
        ticket: event.ticket,
        number: event.number,
        serviceId: event.service_id,
        visit: event.visit,
        orderId: event.order_id,
        createdAt: at,
        state: 'waiting',
        deskId: null,
      });
      return;
    case 'ticket_called':
      change(memory, event.ticket, { state: 'called', deskId: event.desk_id });
      return;
    case 'ticket_serving':
      change(memory, event.ticket, { state: 'serving' });
      return;
    case 'ticket_transferred':
    case 'ticket_finished':
    case 'ticket_missed':
    case 'ticket_cancelled':
      memory.tickets.delete(event.ticket);
      return;
    case 'desk_opened':
      memory.desks.add(event.desk_id);
      return;
    case 'desk_closed':
      memory.desks.delete(event.desk_id);
      return;
    case 'service_opened':
      memory.services.add(event.service_id);
      return;
    case 'service_closed':
      memory.services.delete(event.service_id);
      return;
    case 'device_up':
      memory.devices.set(`${event.device} ${event.device_id}`, 'up');
      return;
    case 'device_down':
      memory.devices.set(`${event.device} ${event.device_id}`, event.failed ? 'failed' : 'down');
      return;
    case 'paper':
      memory.paper.set(event.touch_screen_id, event.paper);
      return;
    case 'design_shown':
      memory.designs.set(event.touch_screen_id, event.version);
      return;
    case 'display_shown':
      memory.displays.set(event.virtual_display_id, event.version);
      return;
    case 'playing':
      memory.playing.set(event.virtual_display_id, event.playlist_id);
      memory.playingVersions.set(event.virtual_display_id, event.version ?? null);
      return;
    case 'outage_started':
      memory.lastOutage = Math.max(memory.lastOutage, event.outage);
      memory.outages.add(event.outage);
      return;
    case 'order_arrived':
    case 'order_served':
    case 'order_missed':
      // The state of orders the central reports.
      return;
    case 'outage_ended':
      memory.outages.delete(event.outage);
  }
}

function change(memory: Memory, ticket: number, changes: Partial<OpenTicket>): void {
  const known = memory.tickets.get(ticket);
  if (known !== undefined) memory.tickets.set(ticket, { ...known, ...changes });
}
