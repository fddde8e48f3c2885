import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { rightsFrom } from '../../../src/providers/rights.ts';
import { offered } from '../../support/kiosk-layouts.ts';
import { aWorld } from '../providers/console-world.tsx';
import { type Asked, anAnswer, aUser } from '../providers/fake-central.ts';
import { WorldFrame } from '../world-frame.tsx';

const user = aUser({ resources: ['touch_screen', 'store'] });

/** The kiosk of branch 1. */
export const own = { id: 1, version: 1, store_id: 1, name: 'Hala', width: 1280, height: 1024 };

/** The eight services of branch 1. */
export const services = offered(8).map(({ id, name }) => ({ id, name: name.cs }));

type Central = {
  /** Designs that are stored. */
  readonly designs?: readonly { readonly touch_screen_id: number }[];
  /** Whether a design that is sent for a kiosk, or what is for none (0), is refused; an attempt is counted from 0. */
  readonly refuses?: (id: number, attempt: number) => boolean;
};

/** Opens a part of the console among 60 kiosks: kiosk N is the only one of branch N; branches with an even number lack the last service. */
export function openAmongKiosks(opened: ReactElement, { designs = [], refuses = () => false }: Central = {}) {
  const sent: { readonly id: number; readonly body: object }[] = [];
  const list = (rows: readonly object[]) => ({
    json: rows,
    headers: { 'Content-Range': rows.length === 0 ? 'items */0' : `items 0-${rows.length - 1}/${rows.length}` },
  });
  const ids = Array.from({ length: 60 }, (_, at) => at + 1);
  const filterOf = (path: string): Readonly<Record<string, number | undefined>> =>
    JSON.parse(new URL(path, 'http://a.test').searchParams.get('filter') ?? '{}');
  const world = aWorld(
    ({ path, method, body }: Asked) => {
      if (path === '/me') return { json: rightsFrom(user) };
      if (method === 'POST') {
        const id = Number(Object(body).touch_screen_id ?? 0);
        const attempt = sent.filter((one) => one.id === id).length;
        sent.push({ id, body: Object(body) });
        if (refuses(id, attempt)) return { status: 503, json: { code: 'unavailable', message: 'Server neodpovídá' } };
        return { json: { id: 100 + id, version: 1, ...Object(body) } };
      }
      if (path.startsWith('/touch-screens')) return list(ids.map((id) => ({ ...own, id, store_id: id, name: `Kiosek ${id}` })));
      if (path.startsWith('/stores')) return list(ids.map((id) => ({ id, version: 1, label: id === 7 ? 'Úřad Žižkov' : `Pobočka ${id}` })));
      if (path.startsWith('/kiosk-designs')) {
        const wanted = filterOf(path)['touch_screen_id'];
        return list(designs.filter(({ touch_screen_id: id }) => wanted === undefined || id === wanted));
      }
      if (path.startsWith('/services')) {
        const store = Number(filterOf(path)['store_id']);
        return list(
          services.filter(({ id }) => store % 2 === 1 || id < 8).map(({ id, name }) => ({ id: store * 100 + id, version: 1, name })),
        );
      }
      return list([]);
    },
    anAnswer('token', 15, user),
  );
  const frame = <WorldFrame world={world} />;
  render(<RouterProvider router={createMemoryRouter([{ element: frame, children: [{ path: '/', element: opened }] }])} />);
  return { sent };
}
