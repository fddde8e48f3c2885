/**
 * How long personal values are kept, page 09, "Personal data and the audit": clients' data of orders after the appointment, or after
 * it was cancelled or missed; messages that were sent; sessions; the audit.
 */
export const defaultRetention = { orderDays: 7, droppedOrderDays: 2, messageDays: 30, sessionDays: 90, auditMonths: 18 } as const;
export type Retention = { readonly [K in keyof typeof defaultRetention]: number };

/** The longest of those that concern clients' data: sessions and the audit are of staff. */
export function clientDays({ orderDays, droppedOrderDays, messageDays }: Retention): number {
  return Math.max(orderDays, droppedOrderDays, messageDays);
}

/**
 * Which backups are to be written again without personal values (page 09, "Backup and restore of the whole"): those that are older
 * than any of clients' data may be, the oldest first. Days are as `2026-11-24`.
 */
export function nightsToErase(nights: readonly string[], today: string, retention: Retention = defaultRetention): readonly string[] {
  const limit = Date.parse(today) - clientDays(retention) * 86_400_000;
  return nights.filter((night) => Date.parse(night) < limit).toSorted();
}
