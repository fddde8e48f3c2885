import { z } from 'zod';
import { reportedOutageKinds } from '../../rules/branch/outages.ts';
import { branchInstant } from './values.ts';

export const branchDevices = ['touch_screen', 'virtual_display'] as const;
const paperLevels = ['enough', 'low', 'out'] as const;

const identifier = z.int().min(1).max(2_147_483_647);
/** Numbered by the branch, the same for all events of one ticket. */
const ticket = z.int().min(1).max(Number.MAX_SAFE_INTEGER);

/**
 * What every event has. `sequence` counts the events of one branch from 1 without gaps and is never given twice, not
 * even after a restart; `at` is the branch's clock (RFC 3339, UTC).
 */
const common = { sequence: z.int().min(1).max(Number.MAX_SAFE_INTEGER), at: branchInstant };

const event = <const K extends string, const S extends z.core.$ZodLooseShape>(kind: K, shape: S) =>
  z.strictObject({ ...common, kind: z.literal(kind), ...shape });

/** What happens at a branch (page 03, The branch socket, 3). */
export const branchEvent = z.discriminatedUnion('kind', [
  event('ticket_created', {
    ticket,
    /** Without signs that only steer others: it is in lists among words of people. */
    number: z
      .string()
      .min(1)
      .max(8)
      .regex(/^\P{C}+$/u),
    service_id: identifier,
    /** The first ticket of the same visit, where this one follows a transfer. */
    visit: ticket.nullable(),
    order_id: identifier.nullable(),
  }),
  event('ticket_called', { ticket, desk_id: identifier, employee_id: identifier.nullable() }),
  /** The client came to the desk. */
  event('ticket_serving', { ticket }),
  /** Ends this ticket; the visit goes on in a new one. */
  event('ticket_transferred', { ticket, service_id: identifier }),
  event('ticket_finished', { ticket }),
  event('ticket_missed', { ticket }),
  event('ticket_cancelled', { ticket }),
  /** A client typed the PIN of their order at a kiosk. */
  event('order_arrived', {
    pin: z
      .string()
      .min(1)
      .max(8)
      .regex(/^\P{C}+$/u),
  }),
  event('order_served', { order_id: identifier }),
  /** The client of the order did not come. */
  event('order_missed', { order_id: identifier }),
  event('desk_opened', { desk_id: identifier, employee_id: identifier.nullable() }),
  event('desk_closed', { desk_id: identifier }),
  /** Desks asked for a reserve service, and clients may come for it. */
  event('service_opened', { service_id: identifier }),
  event('service_closed', { service_id: identifier }),
  event('device_up', { device: z.enum(branchDevices), device_id: identifier }),
  /** `failed`: it answers, and says that it cannot work; otherwise it does not answer. */
  event('device_down', { device: z.enum(branchDevices), device_id: identifier, failed: z.boolean() }),
  event('paper', { touch_screen_id: identifier, paper: z.enum(paperLevels) }),
  /** `version`: that of the row of `kiosk-designs` which the kiosk shows, with all its files; null where it shows none. */
  event('design_shown', { touch_screen_id: identifier, version: identifier.nullable() }),
  /** `version`: that of the row of `virtual-displays` by which the display shows and sounds, with all its files. */
  event('display_shown', { virtual_display_id: identifier, version: identifier }),
  /**
   * Null where it plays nothing any more. `version`: that of the row of `playlists` which it plays, with all its files; absent from branches
   * that do not tell it.
   */
  event('playing', { virtual_display_id: identifier, playlist_id: identifier.nullable(), version: identifier.nullable().optional() }),
  /** `outage` is numbered by the branch; the same number ends it. */
  event('outage_started', { outage: identifier, outage_kind: z.enum(reportedOutageKinds) }),
  event('outage_ended', { outage: identifier }),
]);

export type BranchEvent = z.infer<typeof branchEvent>;
export type BranchEventKind = BranchEvent['kind'];
