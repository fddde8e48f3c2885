import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { renderConsole } from '../list/entity-console.tsx';
import { orderRow, untouched } from './order-row.ts';

export const page = '/web-orders/manage-orders';
const now = '2026-11-30T09:00:00.000Z';
const order = orderRow({
  ...untouched,
  version: 3,
  starts_at: '2026-12-01T08:00:00.000Z',
  ends_at: '2026-12-01T08:15:00.000Z',
  over_capacity_reason: null,
});
/** The order as the server gives it once it is moved by an hour. */
export const movedOrder = { ...order, version: 4, starts_at: '2026-12-01T09:00:00.000Z', ends_at: '2026-12-01T09:15:00.000Z' };
const time = (day: string, clock: string, free: number) => ({
  starts_at: `${day}T${clock}:00.000Z`,
  ends_at: new Date(Date.parse(`${day}T${clock}:00.000Z`) + 900_000).toISOString(),
  capacity: 2,
  free,
});
const day = (date: string, type: string, times: readonly object[] = []) => ({ day: date, type, intervals: [], times });
const planned = {
  nearest: time('2026-12-01', '08:15', 1),
  has_plan: true,
  days: [
    day('2026-11-30', 'occupied', [time('2026-11-30', '10:00', 0)]),
    day('2026-12-01', 'free', [time('2026-12-01', '08:15', 1), time('2026-12-01', '08:30', 0), time('2026-12-01', '09:00', 2)]),
    day('2026-12-02', 'blocked'),
    day('2026-12-03', 'free', [time('2026-12-03', '08:00', 2)]),
  ],
};
/** A free time on the day before that of the order, with the given places on the order's own day. */
export const freeDayBefore = (places: number) => ({
  nearest: time('2026-11-30', '10:00', 1),
  has_plan: true,
  days: [
    day('2026-11-30', 'free', [time('2026-11-30', '10:00', 1)]),
    day('2026-12-01', 'free', [time('2026-12-01', '08:30', 0), time('2026-12-01', '09:00', places)]),
  ],
});
const notifiedByEmail = {
  orders: 1,
  reached: 1,
  ways: [{ channel: 'email', count: 1, recipient: 'misa@doma.test', leaves: true }],
  not_notified: [],
};
const clerk = { id: 9, level: 20, role: 'operator', resources: ['ordering'], limitations: [], maxLevelForSharingPrivileges: 0 };
/** May order over capacity too. */
export const trusted = { ...clerk, resources: ['ordering', 'over_capacity'] };

type Answer = { readonly nearest?: object | null; readonly has_plan?: boolean; readonly days: readonly ReturnType<typeof day>[] };
type Asked = { readonly query?: { readonly from?: string; readonly to?: string } };
/** As the server answers: the days that were asked for alone. */
const ofDays = (answer: Answer, { from = '', to = '9999' }: NonNullable<Asked['query']> = {}): Answer => ({
  ...answer,
  days: answer.days.filter((one) => one.day >= from && one.day <= to),
});

type Given = {
  readonly answer?: Answer;
  /** Free times are answered only then. */
  readonly answered?: Promise<void>;
  readonly identity?: typeof clerk;
  readonly create?: () => Promise<unknown>;
  readonly update?: () => Promise<unknown>;
  readonly state?: string;
  /** What its history reports; nothing without it. */
  readonly history?: readonly object[];
};

/** Opens a page of the order, or of a new one, for who has the right to orders. */
export function open(
  address: string,
  { answer = planned, answered, identity = clerk, create: made, update, state = 'confirmed', history = [] }: Given = {},
) {
  let row = { ...order, state };
  const create = vi.fn(made ?? (() => Promise.resolve({ data: { ...row, id: 7 } })));
  const saved = vi.fn(update ?? (() => Promise.resolve({ data: { ...row, version: 4 } })));
  // Next to the order are its messages, of which there are none.
  const answers: Readonly<Record<string, unknown>> = { 'GET /orders/{id}/messages': [], 'POST /orders/recipients': notifiedByEmail };
  const ask = vi.fn(async (name: string, asked?: Asked) => {
    const known = answers[name];
    if (known !== undefined) return known;
    await answered;
    return ofDays(answer, asked?.query);
  });
  const provider = {
    ask,
    create,
    update: saved,
    history: () => Promise.resolve({ data: history }),
    getOne: () => Promise.resolve({ data: row }),
    getMany: () => Promise.resolve({ data: [{ id: 4, name: 'Občanské průkazy', store_id: 1 }] }),
    getList: () => Promise.resolve({ data: [row], total: 1 }),
  };
  const { queryClient } = renderConsole({ address, provider, now, identity });
  /** The order as someone else has left it meanwhile. */
  const changed = async (values: Partial<typeof order>): Promise<void> => {
    row = { ...row, ...values };
    await queryClient.invalidateQueries();
  };
  return { ask, create, update: saved, changed };
}

/** Opens the dialog that moves the order. */
export const moving = async (given: Given = {}) => {
  const calls = open(`${page}/1`, given);
  await userEvent.click(await screen.findByRole('button', { name: 'Přesunout' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Přesunout objednávku: Michaela Matoušková, út 1\. 12\. 9:00/u }));
  return { ...calls, dialog };
};
/** What the server says of a time that was taken meanwhile. */
export const full = () =>
  Promise.reject(
    Object.assign(new Error('Termín je už plně obsazený.'), {
      status: 409,
      body: { errors: { starts_at: 'Termín je už plně obsazený.' } },
    }),
  );
