/** An order where the client comes: `service` is the place of the service in the office. */
export type Booking = { readonly orderId: number; readonly service: number; readonly startsAt: number; readonly arrivesAt: number };

/** Someone with a ticket in hand. Instants in milliseconds. */
export type Visit = {
  readonly number: string;
  readonly service: number;
  readonly createdAt: number;
  /** From when they may be called: those with an order not before their time. */
  readonly readyAt: number;
  /** When they lose patience, if they still wait. */
  readonly leavesAt: number;
  readonly orderId: number | null;
  /** The ticket that the visit began with, when another desk sent them on. */
  readonly first: Course | null;
};

/** How a ticket went; what has not happened is null. */
export type Course = {
  readonly number: string;
  readonly serviceId: number;
  readonly orderId: number | null;
  readonly first: Course | null;
  readonly state: 'waiting' | 'called' | 'serving' | 'finished' | 'missed' | 'cancelled' | 'transferred';
  readonly deskId: number | null;
  readonly employeeId: number | null;
  readonly createdAt: number;
  readonly calledAt: number | null;
  readonly servedAt: number | null;
  readonly finishedAt: number | null;
};
