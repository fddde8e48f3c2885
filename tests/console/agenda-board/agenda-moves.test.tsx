import { configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { fetchMessages } from '../../../contract/messages/fetched.ts';
import { AgendaBoard } from '../../../src/custom/agenda-board/agenda-board.tsx';
import { rightsFrom } from '../../../src/providers/rights.ts';
import { aWorld } from '../providers/console-world.tsx';
import { type Asked, anAnswer, aUser } from '../providers/fake-central.ts';
import { WorldFrame } from '../world-frame.tsx';

configure({ asyncUtilTimeout: 10_000 });

const user = aUser({ resources: ['ordering', 'store'] });
const service = (id: number, name: string, store_id: number) => ({ id, version: 1, name, store_id, web_order: true });
const services = [
  service(1, 'Pasy', 1),
  service(2, 'Průkazy', 1),
  service(3, 'Pasy', 2),
  service(4, 'Matrika', 1),
  service(5, 'Kácení', 2),
];
const agenda = (id: number, name: string, service_ids: readonly number[], version = 1) => ({
  id,
  version,
  name,
  position: id,
  active: true,
  service_ids,
});
type AgendaOfServer = ReturnType<typeof agenda>;

/** A central with two agendas that keeps what it is sent, as long as its version is the one that was read. */
function open(allowed = user) {
  const stored = new Map<number, AgendaOfServer>([
    [1, agenda(1, 'Doklady', [1, 2, 3])],
    [2, agenda(2, 'Ostatní', [4])],
  ]);
  const patched = ({ path, headers, body }: Asked) => {
    const current = stored.get(Number(path.split('/')[2]));
    if (current === undefined) return { status: 404, json: {} };
    if (headers.get('If-Match') !== `"${current.version}"`) return { status: 412, json: { message: 'Změněno', current } };
    const next = { ...current, ...Object(body), version: current.version + 1 };
    stored.set(current.id, next);
    return { json: next };
  };
  const list = (rows: readonly object[]) => ({ json: rows, headers: { 'Content-Range': `items 0-${rows.length - 1}/${rows.length}` } });
  const world = aWorld(
    (asked) => {
      if (asked.path === '/me') return { json: rightsFrom(allowed) };
      if (asked.method === 'PATCH') return patched(asked);
      if (asked.path.startsWith('/web-groups')) return list([...stored.values()]);
      return asked.path.startsWith('/services')
        ? list(services)
        : list([
            { id: 1, label: 'Radnice' },
            { id: 2, label: 'Sever' },
          ]);
    },
    anAnswer('token', 15, allowed),
  );
  const frame = <WorldFrame world={world} />;
  render(<RouterProvider router={createMemoryRouter([{ element: frame, children: [{ path: '/', element: <AgendaBoard /> }] }])} />);
  const names = async (column: string) =>
    within(await screen.findByRole('region', { name: column }))
      .queryAllByRole('listitem')
      .map((item) => item.querySelector('.agenda-line__name')?.textContent);
  const idsOf = (id: number) => stored.get(id)?.service_ids;
  return { stored, names, idsOf };
}

const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));
/** Moves a service by its menu. */
async function moveTo(button: RegExp, goal: string): Promise<void> {
  await press(button);
  await userEvent.click(screen.getByRole('button', { name: goal }));
}

describe('services in agendas', () => {
  beforeAll(() => fetchMessages('cs'));

  it('stand in lines by their name, and beside them those in no agenda', async () => {
    const { names } = open();
    expect(await names('Doklady')).toEqual(['Pasy', 'Průkazy']);
    expect(await names('Mimo skupiny')).toEqual(['Kácení']);
  });

  it('move at all branches at once, and the focus goes with them', async () => {
    const { names, idsOf } = open();
    await moveTo(/^Přesunout do…: Pasy/u, 'Ostatní');
    await waitFor(() => expect([idsOf(1), idsOf(2)]).toEqual([[2], [4, 1, 3]]));
    expect(await names('Ostatní')).toEqual(['Matrika', 'Pasy']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Přesunout do…: Pasy, 2 pobočky');
    expect(screen.getByText('Pasy: 2. z 2, Ostatní')).toBeDefined();
  });

  it('move at one branch alone where that is chosen', async () => {
    const { idsOf } = open();
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Přesouvat ve všech pobočkách/u }));
    await moveTo(/^Přesunout do…: Pasy, Sever/u, 'Ostatní');
    await waitFor(() =>
      expect([idsOf(1), idsOf(2)]).toEqual([
        [1, 2],
        [4, 3],
      ]),
    );
  });

  it('come up and down as often as they are asked, and no further', async () => {
    const { idsOf } = open();
    await press(/^Posunout níž: Pasy/u);
    await press(/^Posunout níž: Pasy/u);
    await waitFor(() => expect(idsOf(1)).toEqual([2, 1, 3]));
    await press(/^Posunout výš: Pasy/u);
    await press(/^Posunout níž: Pasy/u);
    await press(/^Posunout výš: Pasy/u);
    await waitFor(() => expect(idsOf(1)).toEqual([1, 3, 2]));
  });

  it('say what was not saved because of somebody else, show what they saved, and move again when asked', async () => {
    const { stored, names, idsOf } = open();
    await names('Doklady');
    stored.set(2, agenda(2, 'Ostatní', [4, 5], 2));
    await moveTo(/^Přesunout do…: Průkazy/u, 'Ostatní');
    await screen.findByText('Přesun „Průkazy“ se neuložil');
    expect([idsOf(1), idsOf(2)]).toEqual([
      [1, 2, 3],
      [4, 5],
    ]);
    await waitFor(async () => expect(await names('Ostatní')).toEqual(['Matrika', 'Kácení']));
    await press(/^Přesunout znovu/u);
    await waitFor(() =>
      expect([idsOf(1), idsOf(2)]).toEqual([
        [1, 3],
        [4, 5, 2],
      ]),
    );
    expect(screen.queryByText('Přesun „Průkazy“ se neuložil')).toBeNull();
  });

  it('are only looked at by who may not change groups', async () => {
    const { names } = open(aUser({ resources: ['ordering', 'store'], limitations: [1] }));
    expect(await names('Doklady')).toEqual(['Pasy', 'Průkazy']);
    expect(screen.queryByRole('button', { name: /^Přesunout/u })).toBeNull();
    expect(document.querySelector('.drag-grip--movable')).toBeNull();
  });
});
