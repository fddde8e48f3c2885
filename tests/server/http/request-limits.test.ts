import { expect, it, vi } from 'vitest';
import { limitRequests, usualLimits } from '../../../server/http/booking/request-limits.ts';

it('an address orders so many times in an hour and no more, whatever it reads, and another address is not concerned', async () => {
  const count = limitRequests({ reads: 100, changes: 100, pictures: 100, orders: 2 });
  await count('orders', '10.0.0.1');
  await count('orders', '10.0.0.1');
  await expect(count('orders', '10.0.0.1')).rejects.toMatchObject({ code: 'too_many_requests' });
  await count('reads', '10.0.0.1');
  await count('orders', '10.0.0.2');
});

it('counts the addresses of one subscriber of IPv6 together', async () => {
  const count = limitRequests({ reads: 2, changes: 2, pictures: 2, orders: 2 });
  for (const host of ['::1', '::2']) await count('reads', `2001:db8:0:1${host}`);
  await expect(count('reads', '2001:db8:0:1::3')).rejects.toMatchObject({ code: 'too_many_requests' });
  await count('reads', '2001:db8:0:2::1');
});

it('serves an address again once the minute of its first request is over', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T09:00:00.000Z') });
  try {
    const count = limitRequests(usualLimits);
    const outcomes = await Promise.allSettled(Array.from({ length: 1000 }, () => count('reads', '10.0.0.1')));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(usualLimits.reads);
    await vi.advanceTimersByTimeAsync(20_000);
    await expect(count('reads', '10.0.0.1')).rejects.toMatchObject({ options: { details: { seconds: 40 } } });
    await vi.advanceTimersByTimeAsync(40_000);
    await count('reads', '10.0.0.1');
  } finally {
    vi.useRealTimers();
  }
});
