import { describe, expect, it } from 'vitest';
import { shareEqualRequests } from '../../../server/areas/booking/availability/share-equal-requests.ts';

/** Computations that end when the test lets them, in the order in which they began. */
function computations() {
  const begun: { readonly by: string; readonly end: (answer: string) => void; readonly refuse: (error: Error) => void }[] = [];
  const by = (asker: string) => () => new Promise<string>((end, refuse) => begun.push({ by: asker, end, refuse }));
  return { begun, by };
}

describe('equal questions at one moment', () => {
  it('share the computation that begins after they came, and none that began before', async () => {
    const { begun, by } = computations();
    const shared = shareEqualRequests<string>();
    const first = shared('days', by('first'));
    const further = [shared('days', by('second')), shared('days', by('third'))];
    expect(begun.map((one) => one.by)).toEqual(['first']);
    begun[0]?.end('before the change');
    expect(await first).toBe('before the change');
    await expect.poll(() => begun.map((one) => one.by)).toEqual(['first', 'third']);
    begun[1]?.end('after it');
    expect(await Promise.all(further)).toEqual(['after it', 'after it']);
  });

  it('are computed anew once they were answered, and apart from other questions', async () => {
    const { begun, by } = computations();
    const shared = shareEqualRequests<string>();
    const [one, other] = [shared('days', by('one')), shared('other days', by('other'))];
    expect(begun).toHaveLength(2);
    for (const { end } of begun) end('once');
    await Promise.all([one, other]);
    const again = shared('days', by('again'));
    await expect.poll(() => begun).toHaveLength(3);
    begun[2]?.end('anew');
    expect(await again).toBe('anew');
  });

  it('are all refused where their computation is, and the next one is asked as ever', async () => {
    const { begun, by } = computations();
    const shared = shareEqualRequests<string>();
    const first = shared('days', by('first'));
    const further = [shared('days', by('second')), shared('days', by('third'))];
    begun[0]?.end('free');
    await first;
    await expect.poll(() => begun).toHaveLength(2);
    begun[1]?.refuse(new Error('closed'));
    expect((await Promise.allSettled(further)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const again = shared('days', by('again'));
    await expect.poll(() => begun).toHaveLength(3);
    begun[2]?.end('free again');
    expect(await again).toBe('free again');
  });
});
