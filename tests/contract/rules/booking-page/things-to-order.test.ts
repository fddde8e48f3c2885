import { describe, expect, it } from 'vitest';
import { foundThings, thingsToOrder } from '../../../../contract/rules/booking-page/things-to-order.ts';

const things = thingsToOrder([
  { id: 3, store_id: 1, name: 'Občanské průkazy', group_ids: [1] },
  { id: 4, store_id: 1, name: 'Matrika', group_ids: [] },
  { id: 9, store_id: 2, name: 'Občanské průkazy', group_ids: [1, 2] },
]);

describe('what can be ordered', () => {
  it('is one thing where services of several branches have one name, in the order of the offer', () => {
    expect(things).toEqual([
      {
        name: 'Občanské průkazy',
        group_ids: [1, 2],
        places: [
          { storeId: 1, serviceId: 3 },
          { storeId: 2, serviceId: 9 },
        ],
      },
      { name: 'Matrika', group_ids: [], places: [{ storeId: 1, serviceId: 4 }] },
    ]);
  });

  it.each([
    [' OBCANSKE ', ['Občanské průkazy']],
    ['', ['Občanské průkazy', 'Matrika']],
    ['pas', []],
  ])('is found by %j whatever the case and the diacritics', (typed, names) => {
    expect(foundThings(things, typed).map(({ name }) => name)).toEqual(names);
  });
});
