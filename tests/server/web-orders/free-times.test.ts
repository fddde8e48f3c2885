import { describe, expect, it } from 'vitest';
import { aBookedOffice, quarters } from '../../support/booked-office.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { anOffice } from '../../support/office.ts';
import { type Client, numberAt, signedIn, superAdministrator, valueAt } from '../../support/people.ts';

const central = await centralOfFile();
const root = await superAdministrator(central);
const clerk = await signedIn(central, { resources: ['ordering'] });

type Time = { readonly starts_at: string; readonly ends_at: string; readonly capacity: number; readonly free: number };
type FreeDay = {
  readonly day: string;
  readonly type: string;
  readonly note: string | null;
  readonly intervals: readonly object[];
  readonly times: readonly Time[];
};
type FreeTimes = { readonly has_plan: boolean; readonly days: readonly FreeDay[] };

const tuesday = '2026-12-01';

const ask = (client: Client, service: number, from = tuesday, to = from) =>
  client.get(`/services/${service}/free-times?from=${from}&to=${to}`);

/** The answer as the operation describes it; the server checks its answers against that description. */
async function freeTimes(client: Client, service: number, from = tuesday, to = from): Promise<FreeTimes> {
  const { status, body } = await ask(client, service, from, to);
  expect(status).toBe(200);
  const answer: FreeTimes = JSON.parse(JSON.stringify(body));
  return answer;
}

const timesOf = ({ days }: FreeTimes): readonly Time[] => days.flatMap(({ times }) => times);

describe('free times of a service', () => {
  it('are exactly the times that an order is taken at', async () => {
    const { service, ask: order } = await aBookedOffice(root, 1, { intervals: [{ ...quarters(1)[0], opens: '11:00' }] });
    const offered = timesOf(await freeTimes(clerk, service));
    expect(offered).toHaveLength(4);
    const taken: string[] = [];
    // Each beginning of five minutes around the hour before noon, whether the plan offers it or not.
    for (let minute = 0; minute < 105; minute += 5) {
      const starts = Date.UTC(2026, 11, 1, 9, 40 + minute);
      const times = { starts_at: new Date(starts).toISOString(), ends_at: new Date(starts + 900_000).toISOString() };
      if ((await order(times, clerk)).status === 201) taken.push(times.starts_at);
    }
    expect(taken).toEqual(offered.map(({ starts_at }) => starts_at));
    expect(timesOf(await freeTimes(clerk, service)).map(({ free }) => free)).toEqual(offered.map(() => 0));
  });

  it('say what somebody noted of a day, at its exception or at the mark that blocks it', async () => {
    const { service, store } = await aBookedOffice(root, 1);
    const noted = async () => (await freeTimes(clerk, service)).days.map(({ type, note }) => [type, note]);
    // What the plan of opening hours is called is no note.
    expect(await noted()).toEqual([['free', null]]);
    const hours = [{ opens: '08:00', closes: '10:00' }];
    await root.post('/opening-exceptions', { store_id: store, day: tuesday, closed: false, intervals: hours, note: 'Porada' });
    expect(await noted()).toEqual([['free', 'Porada']]);
    await root.post('/day-marks', { store_id: store, day: tuesday, day_type: 'blocked', note: 'Stěhování' });
    expect(await noted()).toEqual([['blocked', 'Stěhování']]);
  });

  it('count the places that are left, and keep a full time in sight', async () => {
    const { service, made } = await aBookedOffice(root, 2);
    const nine = async () => timesOf(await freeTimes(clerk, service)).find(({ starts_at }) => starts_at === '2026-12-01T08:00:00.000Z');
    expect(await nine()).toEqual({ starts_at: '2026-12-01T08:00:00.000Z', ends_at: '2026-12-01T08:15:00.000Z', capacity: 2, free: 2 });
    await made();
    expect(await nine()).toMatchObject({ capacity: 2, free: 1 });
    const last = await made();
    expect(await nine()).toMatchObject({ capacity: 2, free: 0 });
    expect((await root.post(`/orders/${last}/actions/cancel`, {}, { 'if-match': '"1"' })).status).toBe(200);
    expect(await nine()).toMatchObject({ capacity: 2, free: 1 });
  });

  it('reach beyond the days that clients may order', async () => {
    const { service } = await aBookedOffice(root, 1, { days_ahead: 1 });
    expect(timesOf(await freeTimes(clerk, service, '2027-06-01'))).toHaveLength(16);
  });

  it('have for a service without a plan only the hours of the office', async () => {
    const { store } = await anOffice(root);
    const services = await root.get(`/services?filter=${encodeURIComponent(JSON.stringify({ store_id: store }))}`);
    const answer = await freeTimes(clerk, numberAt(valueAt(services.body, '0'), 'id'), tuesday, '2026-12-05');
    expect(answer.has_plan).toBe(false);
    expect(timesOf(answer)).toEqual([]);
    expect(answer.days[0]?.intervals).toEqual([
      { opens: '08:00', closes: '12:00' },
      { opens: '13:00', closes: '16:00' },
    ]);
    expect(answer.days.map(({ type }) => type)).toEqual(['free', 'free', 'free', 'free', 'notAvailable']);
  });

  it('are shown to who may read orders of the store alone', async () => {
    const { service, store } = await aBookedOffice(root, 1);
    const other = await anOffice(root);
    const here = await signedIn(central, { resources: ['ordering'], limitations: [store] });
    const elsewhere = await signedIn(central, { resources: ['ordering'], limitations: [other.store] });
    const without = await signedIn(central, { resources: ['store'] });
    expect((await ask(here, service)).status).toBe(200);
    expect((await ask(elsewhere, service)).status).toBe(404);
    expect((await ask(without, service)).status).toBe(403);
  });

  it('are asked for 62 days at most, from the first to the last', async () => {
    const { service } = await aBookedOffice(root, 1);
    expect((await freeTimes(clerk, service, tuesday, '2027-01-31')).days).toHaveLength(62);
    expect(await ask(clerk, service, tuesday, '2027-02-01')).toMatchObject({ status: 422, body: { errors: { to: expect.any(String) } } });
    expect((await ask(clerk, service, tuesday, '2026-11-30')).status).toBe(422);
  });
});
