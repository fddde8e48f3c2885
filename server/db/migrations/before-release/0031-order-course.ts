import { migrationOf } from '../step/migration.ts';

/**
 * The state of an order was a field of the form until now, so it may say something else than its course. What someone chose
 * last holds; the course follows, and history keeps what it said before.
 */
export const orderCourse = migrationOf(() => [
  `update orders set cancelled_at = null, cancelled_by = null, cancel_reason = null
    where state <> 'cancelled' and (cancelled_at is not null or cancelled_by is not null or cancel_reason is not null)`,
  "update orders set cancelled_at = updated_at where state = 'cancelled' and cancelled_at is null",
  // What staff make is confirmed from the beginning.
  `update orders set confirmed_at = created_at
    where channel = 'staff' and state not in ('unconfirmed', 'expired') and confirmed_at is null`,
]);
