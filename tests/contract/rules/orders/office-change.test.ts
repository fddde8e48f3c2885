import { expect, it } from 'vitest';
import { bookingPage as czech } from '../../../../contract/messages/cs/booking-page.ts';
import { bookingPage as english } from '../../../../contract/messages/en/booking-page.ts';
import { officeChangeKinds } from '../../../../contract/rules/orders/order-changes.ts';
import { onDay } from '../../../../contract/rules/time/shown-time.ts';

it.each(officeChangeKinds)('that the office has %s an order is said with its day and one full stop in both languages', (kind) => {
  expect(czech.order.office[kind](onDay('2026-11-28'))).toMatch(/^Úřad v sobotu 28\. 11\. \p{L}+ \p{L}+\.$/u);
  expect(english.order.office[kind]('on Saturday 28 November')).toMatch(/^The office .+ on Saturday 28 November\.$/u);
});
