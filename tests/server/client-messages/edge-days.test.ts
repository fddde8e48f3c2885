import { beforeAll, describe, expect, it } from 'vitest';
import { plainOfFormatted } from '../../../contract/rules/text/formatted-text.ts';
import { aPlan } from '../../support/booked-office.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { clientLettersOf, letOut, someTemplates } from '../../support/client-letters.ts';
import { anOffice } from '../../support/office.ts';
import { type Client, numberAt, rowsOf, superAdministrator, textAt, valueAt } from '../../support/people.ts';
import { aPerson, orderOf } from '../../support/public-booking.ts';

const central = await centralOfFile();
beforeAll(async () => {
  const root = await superAdministrator(central);
  await someTemplates(root, ['created'], ['email']);
  await letOut(root, { email: true, sms: false });
});

/** A branch that is open day and night, with a service that is ordered in the first four hours of a day and in the last one. */
async function openAllDay(root: Client): Promise<{ readonly store: number; readonly service: number }> {
  const days = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '00:00', closes: '24:00' }));
  const { store } = await anOffice(root, days);
  const { body } = await root.get(`/services?filter=${JSON.stringify({ store_id: store })}`);
  const service = numberAt(valueAt(body, '0'), 'id');
  const hours = [
    { opens: '00:00', closes: '04:00' },
    { opens: '23:00', closes: '24:00' },
  ];
  const always = { length_minutes: 30, capacity: 1, valid_from: null, valid_to: null };
  const intervals = days.flatMap(({ weekday }) => hours.map((hour) => ({ weekday, ...hour, ...always })));
  expect((await aPlan(root, { store_id: store, service_id: service, intervals })).status).toBe(201);
  await root.patch(`/services/${service}`, 1, { web_order: true, show_in_web_ordering: true, web_order_name: 'Doklady' });
  return { store, service };
}

type Edge = {
  readonly day: string;
  readonly offered: number;
  /** What is ordered, by how its letter says it: the first and the last half an hour of the day, and one next to the change. */
  readonly shown: Readonly<Record<string, string>>;
  /** Half an hour that comes a second time. */
  readonly never: string | null;
};
const edges: readonly Edge[] = [
  {
    day: '2027-10-31',
    offered: 9,
    shown: { '2027-10-30T22:00:00.000Z': '0:00', '2027-10-31T00:00:00.000Z': '2:00', '2027-10-31T22:30:00.000Z': '23:30' },
    never: '2027-10-31T01:00:00.000Z',
  },
  {
    day: '2028-02-29',
    offered: 10,
    shown: { '2028-02-28T23:00:00.000Z': '0:00', '2028-02-29T02:30:00.000Z': '3:30', '2028-02-29T22:30:00.000Z': '23:30' },
    never: null,
  },
  {
    day: '2028-03-26',
    offered: 8,
    shown: { '2028-03-25T23:00:00.000Z': '0:00', '2028-03-26T01:00:00.000Z': '3:00', '2028-03-26T21:30:00.000Z': '23:30' },
    never: null,
  },
];

describe('an order at the edge of a day', () => {
  it.each(edges)('$day is offered once, kept on its day and told by the clocks of it', async ({ day, offered, shown, never }) => {
    central.clock.moveTo(new Date(Date.parse(`${day}T12:00:00.000Z`) - 86_400_000).toISOString());
    const root = await superAdministrator(central);
    const { store, service } = await openAllDay(root);
    const free = async () =>
      rowsOf(await aPerson(central).get(`/services/${service}/free-times?day=${day}`)).map((time) => textAt(time, 'starts_at'));
    expect(await free()).toHaveLength(offered);
    const order = (startsAt: string) =>
      orderOf(aPerson(central), service, startsAt, { email: `${startsAt.replaceAll(':', '')}@posta.test` });
    const nextMidnight = new Date(Date.parse(Object.keys(shown).at(-1) ?? '') + 1_800_000).toISOString();
    for (const startsAt of [...Object.keys(shown), nextMidnight]) {
      expect(await order(startsAt)).toMatchObject({ status: 201 });
      expect(await order(startsAt)).toMatchObject({ status: 409, body: { err: 'time_not_free' } });
    }
    if (never !== null) expect(await order(never)).toMatchObject({ status: 409, body: { err: 'time_not_free' } });
    expect(await free()).toHaveLength(offered - 3);
    // What a clerk sees as tomorrow: the midnight that ends the day is the next one's.
    const list = rowsOf(
      await root.get(`/orders?filter=${JSON.stringify({ store_id: store, starts_at_on: 'tomorrow' })}&sort=["starts_at","ASC"]`),
    );
    expect(list.map((row) => row['starts_at'])).toEqual(Object.keys(shown));
    const [year, month, date] = day.split('-').map(Number);
    for (const row of list) {
      const [letter] = await clientLettersOf(central, numberAt(row, 'id'));
      expect(plainOfFormatted(letter?.body ?? '')).toContain(` ${date}. ${month}. ${year}|${shown[textAt(row, 'starts_at')]}`);
    }
  });
});
