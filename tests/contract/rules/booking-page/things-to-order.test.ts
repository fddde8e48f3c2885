import { describe, expect, it } from 'vitest';
import { foundThings, thingsToOrder } from '../../../../contract/rules/booking-page/things-to-order.ts';

const things = thingsToOrder([
  { id: 3, store_id: 1, name: 'Občanské průkazy', name_en: null, group_ids: [1] },
  { id: 4, store_id: 1, name: 'Matrika', name_en: null, group_ids: [] },
  { id: 9, store_id: 2, name: 'Občanské průkazy', name_en: 'Identity cards', group_ids: [1, 2] },
]);

describe('what can be ordered', () => {
  it('is one thing where services of several branches have one name, in the order of the offer', () => {
    expect(things).toEqual([
      {
        name: 'Občanské průkazy',
        name_en: 'Identity cards',
        group_ids: [1, 2],
        places: [
          { storeId: 1, serviceId: 3 },
          { storeId: 2, serviceId: 9 },
        ],
      },
      { name: 'Matrika', name_en: null, group_ids: [], places: [{ storeId: 1, serviceId: 4 }] },
    ]);
  });

  const agendas = [
    { id: 1, name: 'Doklady', name_en: 'Documents', text: 'Občanka, řidičák i cestovní pas.', text_en: null },
    { id: 2, name: 'Hosté', name_en: null, text: null, text_en: 'Foreigners' },
  ];

  it.each([
    ['', ['Občanské průkazy', 'Matrika']],
    [' OBCANSKE ', ['Občanské průkazy']],
    ['prukaz obcan', ['Občanské průkazy']],
    ['průkaz matrika', []],
    // What people call it is in the text of the agenda.
    ['ridicak', ['Občanské průkazy']],
    ['pas průkaz', ['Občanské průkazy']],
    ['hoste', ['Občanské průkazy']],
    ['matrika', ['Matrika']],
    ['stavby', []],
    ['documents', []],
  ])('is found by %j whatever the case, the diacritics and the order of words', (typed, names) => {
    expect(foundThings(things, { typed, agendas, language: 'cs' }).map(({ name }) => name)).toEqual(names);
  });

  it.each([
    ['identity', ['Občanské průkazy']],
    ['prukazy', ['Občanské průkazy']],
    ['documents', ['Občanské průkazy']],
    ['foreigners', ['Občanské průkazy']],
  ])('is found on the English page by %j, in either language', (typed, names) => {
    expect(foundThings(things, { typed, agendas, language: 'en' }).map(({ name }) => name)).toEqual(names);
  });

  it('is found by the agenda only where no name says it', () => {
    const others = thingsToOrder([
      { id: 3, store_id: 1, name: 'Cestovní pas', name_en: null, group_ids: [1] },
      { id: 4, store_id: 1, name: 'Řidičský průkaz', name_en: null, group_ids: [1] },
    ]);
    expect(foundThings(others, { typed: 'pas', agendas, language: 'cs' }).map(({ name }) => name)).toEqual(['Cestovní pas']);
    expect(foundThings(others, { typed: 'doklady', agendas, language: 'cs' })).toHaveLength(2);
  });
});
