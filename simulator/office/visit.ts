/** Someone in the hall with a ticket. Instants in milliseconds. */
export type Visit = {
  readonly ticket: number;
  readonly number: string;
  readonly serviceId: number;
  /** The first ticket of the visit, where another desk sent them on. */
  readonly first: number | null;
  readonly orderId: number | null;
  readonly createdAt: number;
  /** From when they may be called. */
  readonly readyAt: number;
};
