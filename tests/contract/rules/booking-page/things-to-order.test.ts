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

  const agendas = [
    { id: 1, name: 'Doklady', text: 'Občanka, řidičák i cestovní pas.' },
    { id: 2, name: 'Hosté', text: null },
  ];

  it.each([
    ['', ['Občanské průkazy', 'Matrika']],
    [' OBCANSKE ', ['Občanské průkazy']],
    ['prukaz obcan', ['Občanské průkazy']],
    ['průkaz matrika', []],
    // What people call it stands in the text of the agenda.
    ['ridicak', ['Občanské průkazy']],
    ['pas průkaz', ['Občanské průkazy']],
    ['hoste', ['Občanské průkazy']],
    ['matrika', ['Matrika']],
    ['stavby', []],
  ])('is found by %j whatever the case, the diacritics and the order of words', (typed, names) => {
    expect(foundThings(things, typed, agendas).map(({ name }) => name)).toEqual(names);
  });

  it('is found by the agenda only where no name says it', () => {
    const others = thingsToOrder([
      { id: 3, store_id: 1, name: 'Cestovní pas', group_ids: [1] },
      { id: 4, store_id: 1, name: 'Řidičský průkaz', group_ids: [1] },
    ]);
    expect(foundThings(others, 'pas', agendas).map(({ name }) => name)).toEqual(['Cestovní pas']);
    expect(foundThings(others, 'doklady', agendas)).toHaveLength(2);
  });
});
