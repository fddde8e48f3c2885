import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { KioskLayout } from '../../../contract/rules/kiosk/layout/layout.ts';
import type { KioskMedia } from '../../../contract/rules/kiosk/visit/parameters.ts';
import { type Clock } from '../../../src/crud/core/clock.ts';
import { KioskTrial } from '../../../src/kiosk-design/trial/kiosk-trial.tsx';
import { rightsFrom } from '../../../src/providers/rights.ts';
import { aLayout } from '../../support/kiosk-layouts.ts';
import { aWorld } from '../providers/console-world.tsx';
import { anAnswer, aUser, instant } from '../providers/fake-central.ts';
import { aMonitoredStore } from '../stores/monitored-store.ts';
import { WorldFrame } from '../world-frame.tsx';

/** A kiosk of two services: the first has three people waiting, the second opens only when desks ask for it. */
export const twoServices = aLayout('columns', 2);

const service = (id: number, state: string) => ({
  id,
  version: 1,
  store_id: 1,
  name: `Činnost ${id}`,
  state,
  ticket_prefix: 'A',
  number_from: 1,
  number_to: 99,
  expected_handling_minutes: 6,
});
/** One that the kiosk awaits the client of. */
export const anOrder = {
  id: 5,
  version: 1,
  store_id: 1,
  service_id: 1,
  pin: '245840',
  state: 'confirmed',
  starts_at: '2026-11-20T13:00:00.000Z',
};

const aDesk = { id: 3, version: 1, store_id: 1, service_ids: [1], active: true, opened_at: '2026-11-20T07:00:00.000Z' };

type TrialInput = {
  readonly layout?: KioskLayout;
  readonly parameters?: KioskMedia;
  readonly intervals?: readonly object[];
  /** Those of today. */
  readonly orders?: readonly object[];
  /** Of whom the central refuses everything. */
  readonly isRefused?: true;
};

/** Opens the trial over what the central says, at 13:00 of a day with hours from 8:00 to 17:00. */
export async function openTrial({ layout = twoServices, parameters = {}, intervals, orders = [anOrder], isRefused }: TrialInput = {}) {
  const user = aUser({ resources: ['touch_screen'] });
  const list = (rows: readonly object[]) => ({
    json: rows,
    headers: { 'Content-Range': rows.length === 0 ? 'items */0' : `items 0-${rows.length - 1}/${rows.length}` },
  });
  const day = (date: string) => ({
    day: date,
    type: 'free',
    intervals: intervals ?? [{ opens: '08:00', closes: '17:00' }],
    reasons: [],
    orders: 0,
  });
  const monitored = aMonitoredStore(1, 'Radnice', {
    last_socket_communication_at: instant.toISOString(),
    services: [{ id: 1, name: 'Činnost 1', waiting: 3, waiting_since: instant.toISOString() }],
  });
  const world = aWorld(
    ({ path }) => {
      if (path === '/me') return { json: rightsFrom(user) };
      if (isRefused === true) return { status: 403, json: { code: 'forbidden', message: 'Nemáte právo.' } };
      if (path.startsWith('/stores/1/days'))
        return { json: [day('2026-11-20'), { ...day('2026-11-23'), intervals: [{ opens: '07:30', closes: '17:00' }] }] };
      if (path.startsWith('/stores/1/status')) return { json: { monitored, is_current: true } };
      if (path.startsWith('/orders')) return list(orders);
      if (path.startsWith('/desks')) return list([aDesk]);
      return list([service(1, 'active'), service(2, 'reserve')]);
    },
    anAnswer('token', 15, user),
  );
  let time = instant.getTime();
  const listeners = new Set<() => void>();
  const clock: Clock = {
    now: () => new Date(time),
    onTick: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const onClose = { times: 0 };
  const trial = (
    <KioskTrial
      layout={layout}
      storeId={1}
      tickets={undefined}
      media={{ parameters, addressOf: (digest) => `/files/${digest}` }}
      onClose={() => {
        onClose.times += 1;
      }}
    />
  );
  const frame = <WorldFrame {...{ world, clock }} />;
  render(<RouterProvider router={createMemoryRouter([{ element: frame, children: [{ path: '/', element: trial }] }])} />);
  const kiosk = await screen.findByRole('region', { name: 'Kiosek, jak ho uvidí klient' });
  await screen.findByRole('region', { name: 'Otevírací doba' });
  const button = (text: string | RegExp): HTMLElement => {
    const found = [...kiosk.querySelectorAll<HTMLElement>('[data-button], [data-key]')].find((one) =>
      typeof text === 'string' ? one.textContent === text : text.test(one.textContent),
    );
    if (found === undefined) throw new Error(`No button says ${String(text)}: ${kiosk.textContent}`);
    return found;
  };
  return {
    kiosk,
    button,
    onClose,
    asked: world.asked,
    touch: (text: string | RegExp) => {
      const target = button(text);
      fireEvent.pointerDown(target);
      fireEvent.pointerUp(target);
    },
    /** As many seconds pass, one after the other. */
    pass: (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) {
        time += 1000;
        act(() => {
          for (const listener of listeners) listener();
        });
      }
    },
  };
}
