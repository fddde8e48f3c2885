import { expect, it } from 'vitest';
import { limitRequests } from '../../../server/http/booking/request-limits.ts';

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
