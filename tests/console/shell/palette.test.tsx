import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Actor, actions, may } from '../../../contract/basics/access.ts';
import { fetchMessages } from '../../../contract/messages/fetched.ts';
import type { SignedUser } from '../../../contract/operations/signed-user.ts';
import { ConsoleContext } from '../../../src/custom/console-context.tsx';
import { Palette } from '../../../src/custom/shell/search/palette.tsx';
import { CentralContext } from '../../../src/providers/central-context.ts';
import { resources } from '../../../src/providers/data/collections.ts';
import { rightsKey } from '../../../src/providers/rights/rights.ts';
import { aWorld, type World } from '../providers/console-world.tsx';
import { type Asked, anAnswer, aUser } from '../providers/fake-central.ts';

const restMilliseconds = 60;
const orders = {
  resource: 'orders',
  total: 68,
  rows: [
    {
      id: 7,
      name: '694457',
      store: { id: 3, name: 'Radnice' },
      at: '2026-12-22T13:10:00.000Z',
      match: { field: 'name', text: 'Vojtěch Novák' },
    },
  ],
};
const services = {
  resource: 'services',
  total: 1,
  rows: [{ id: 5, name: 'Nováčci', store: { id: 3, name: 'Radnice' }, at: null, match: null }],
};

type Given = { readonly user?: Partial<SignedUser>; readonly reply?: (asked: Asked) => ReturnType<Parameters<typeof aWorld>[0]> };

/** The palette of somebody, over a central that finds what it is told to. */
async function openPalette({ user = { role: 'superAdministrator' }, reply }: Given = {}) {
  const somebody = aUser(user);
  const actor: Actor = somebody;
  const world: World = aWorld(
    (asked) => (asked.path.startsWith('/search') ? (reply?.(asked) ?? { json: { data: [services, orders] } }) : { json: {} }),
    anAnswer('token', 15, somebody),
  );
  const rights = Object.fromEntries(
    resources.map((resource) => [resource.name, Object.fromEntries(actions.map((action) => [action, may(actor, resource, action)]))]),
  );
  world.tools.queryClient.setQueryData(rightsKey, { user: somebody, rights });
  const closed = vi.fn();
  const showsKeys = vi.fn();
  const element = (
    <CentralContext value={world.central}>
      <ConsoleContext tools={world.tools}>
        <Palette typed="" onClose={closed} onShowKeys={showsKeys} />
      </ConsoleContext>
    </CentralContext>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  await act(async () => {
    render(<RouterProvider router={router} useTransitions={false} />);
  });
  const box = screen.getByRole('combobox');
  const pass = async (milliseconds: number) => {
    await act(() => vi.advanceTimersByTimeAsync(milliseconds));
    // An answer is read by the machine's own clock, and told of by timers again.
    for (let turns = 0; turns < 5; turns += 1) {
      await act(async () => {
        await new Promise((resolve) => setImmediate(resolve));
        await vi.advanceTimersByTimeAsync(0);
      });
    }
  };
  const type = async (text: string) => {
    fireEvent.change(box, { target: { value: text } });
    await pass(0);
  };
  const press = async (key: string) => {
    fireEvent.keyDown(box, { key });
    await pass(0);
  };
  const asked = () => world.asked.filter(({ path }) => path.startsWith('/search')).map(({ path }) => decodeURIComponent(path));
  const active = () => screen.getByRole('option', { selected: true }).textContent;
  const groups = () => screen.queryAllByRole('group').map((group) => group.firstChild?.textContent);
  return { world, router, closed, showsKeys, type, press, pass, asked, active, groups, box };
}

describe('the palette', () => {
  beforeAll(async () => {
    await fetchMessages('cs');
  });
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });

  it('waits for a rest between keys, then asks once for all of them', async () => {
    const { type, pass, asked } = await openPalette();
    for (const text of ['n', 'no', 'nov', 'nová']) {
      await type(text);
      await pass(restMilliseconds - 20);
    }
    expect(asked()).toEqual([]);
    await pass(restMilliseconds);
    expect(asked()).toEqual(['/search?q=nová']);
  });

  it('breaks off what it asked before, and shows nothing of it', async () => {
    const signals: (AbortSignal | null | undefined)[] = [];
    const { world, type, pass, groups } = await openPalette({
      reply: ({ path }) => (path.endsWith('prvni') ? new Promise(() => undefined) : { json: { data: [services] } }),
    });
    const ask = world.tools.http.request;
    vi.spyOn(world.tools.http, 'request').mockImplementation((path, call) => {
      signals.push(call?.signal);
      return ask(path, call);
    });
    await type('prvni');
    await pass(restMilliseconds);
    await type('druhy');
    await pass(restMilliseconds);
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
    expect(groups()).toEqual(['1 činnost']);
  });

  it('groups records under the noun of their entity, below screens and commands', async () => {
    const { type, pass, groups } = await openPalette();
    await type('objed');
    expect(groups()).toEqual(['Nabídka', 'Příkazy']);
    await pass(restMilliseconds);
    expect(groups()).toEqual(['Nabídka', 'Příkazy', '1 činnost', '68 objednávek']);
  });

  it('marks what was found whatever the accents, and tells where it was', async () => {
    const { type, pass } = await openPalette();
    await type('NOVAK');
    await pass(restMilliseconds);
    const option = screen.getByRole('option', { name: /694457/u });
    expect(option.textContent).toBe('694457 Jméno klienta: Vojtěch Novák, 22.12.2026 14:10, Radnice');
    expect(within(option).getByText('Novák').tagName).toBe('MARK');
  });

  it('leads by keys to a record, and to all of them in the list', async () => {
    const { type, pass, press, active, router, closed } = await openPalette();
    await type('novak');
    await pass(restMilliseconds);
    expect(active()).toContain('Nováčci');
    await press('ArrowUp');
    expect(active()).toBe('Zobrazit všech 68 v seznamu');
    await press('ArrowDown');
    await press('Enter');
    expect(router.state.location.pathname).toBe('/stores/3/services/5');
    expect(closed).toHaveBeenCalledTimes(1);
    await press('ArrowUp');
    await press('Enter');
    expect(router.state.location.pathname).toBe('/web-orders/manage-orders');
    expect(new URLSearchParams(router.state.location.search).get('filter')).toBe('{"q":"novak"}');
  });

  it('takes an Enter that comes before what it is meant for', async () => {
    const { type, pass, press, router } = await openPalette();
    await type('novak');
    await press('Enter');
    expect(router.state.location.pathname).toBe('/');
    await pass(restMilliseconds);
    expect(router.state.location.pathname).toBe('/stores/3/services/5');
  });

  it('offers to make what the person may make, and nothing else', async () => {
    const administrator = await openPalette();
    await administrator.type('přidat');
    const all = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(all).toEqual(expect.arrayContaining(['Přidat pobočku', 'Přidat objednávku', 'Přidat uživatele']));
    cleanup();
    const clerk = await openPalette({ user: { role: 'operator', level: 20, resources: ['ordering', 'store'], limitations: [3] } });
    await clerk.type('přidat');
    const some = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(some).toContain('Přidat objednávku');
    expect(some).not.toContain('Přidat pobočku');
    expect(some).not.toContain('Přidat uživatele');
    await clerk.type('přidat objednávku');
    await clerk.press('Enter');
    expect(clerk.router.state.location.pathname).toBe('/web-orders/manage-orders/create');
  });

  it('changes the look, and shows the keys', async () => {
    const { world, type, press, showsKeys } = await openPalette();
    await type('tmavy');
    await press('Enter');
    expect(world.tools.appearance.get().mode).toBe('dark');
    await type('klavesove');
    await press('Enter');
    expect(showsKeys).toHaveBeenCalledTimes(1);
  });

  it('says that it failed, and tries again', async () => {
    let isDown = true;
    const { type, pass, groups } = await openPalette({ reply: () => (isDown ? 'cut' : { json: { data: [services] } }) });
    await type('novacci');
    await pass(restMilliseconds);
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('Záznamy se nepodařilo prohledat.');
    isDown = false;
    fireEvent.click(within(alert).getByRole('button', { name: 'Zkusit znovu' }));
    await pass(0);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(groups()).toEqual(['1 činnost']);
  });

  it('says that nothing was found, and asks nothing for one letter', async () => {
    const { type, pass, asked, box } = await openPalette({ reply: () => ({ json: { data: [] } }) });
    await type('q');
    await pass(restMilliseconds);
    expect(asked()).toEqual([]);
    await type('qqqq');
    expect(screen.getByRole('status').textContent).toBe('Hledá se…');
    await pass(restMilliseconds);
    expect(screen.getByRole('status').textContent).toContain('Pro „qqqq“ jsme nic nenašli.');
    expect(box.getAttribute('aria-expanded')).toBe('false');
    expect(box.getAttribute('aria-activedescendant')).toBeNull();
  });
});
