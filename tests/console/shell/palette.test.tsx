import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchMessages } from '../../../contract/messages/fetched.ts';
import { openPalette, restMilliseconds, services } from './open-palette.tsx';

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

  it('leads from the number of a ticket to those of today, whoever may list them', async () => {
    const { type, groups, router } = await openPalette();
    await type('12');
    expect(groups()).not.toContain('Lístky');
    await type('a 012');
    expect(groups()[0]).toBe('Lístky');
    const [option] = screen.getAllByRole('option');
    expect(option?.textContent).toBe('Dnešní lístky A012');
    // It leads to a list that no one has looked into yet: it is no result.
    expect(screen.getByRole('dialog').textContent).not.toContain('1 výsledek');
    if (option !== undefined) fireEvent.click(option);
    expect(router.state.location.pathname).toBe('/stores/tickets');
    expect(new URLSearchParams(router.state.location.search).get('filter')).toBe('{"created_at_on":"today","q":"A012"}');
    cleanup();
    const other = await openPalette({ user: { role: 'operator', resources: ['settings'] } });
    await other.type('a012');
    expect(other.groups()).not.toContain('Lístky');
  });

  it('marks what was found whatever the accents, and tells where it was', async () => {
    const { type, pass } = await openPalette();
    await type('NOVAK');
    await pass(restMilliseconds);
    const option = screen.getByRole('option', { name: /694457/u });
    // A client is known by their name and time; the PIN distinguishes them.
    expect(option.textContent).toBe('Vojtěch Novák 22.12.2026 14:10, Potvrzená, Pasy, PIN kód 694457, E-mail: novak@posta.test, Radnice');
    expect(within(option).getByText('Novák').tagName).toBe('MARK');
  });

  it('says nothing of the store to a person who has one', async () => {
    const { type, pass } = await openPalette({ user: { role: 'operator', resources: ['store', 'ordering'], limitations: [3] } });
    await type('novak');
    await pass(restMilliseconds);
    expect(screen.getByRole('option', { name: /694457/u }).textContent).not.toContain('Radnice');
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

  it('lets nobody choose what answers an earlier query, and shows it only while the query goes on', async () => {
    const { type, pass, press, router, closed, groups } = await openPalette({
      reply: ({ path }) => (path.endsWith('novac') ? { json: { data: [services] } } : new Promise(() => undefined)),
    });
    await type('novac');
    await pass(restMilliseconds);
    expect(groups()).toEqual(['1 činnost']);
    // The query goes on: the rows stay in sight, and are nothing to choose.
    await type('novaci');
    await pass(restMilliseconds);
    const old = screen.getByRole('option', { name: /Nováčci/u });
    expect(old.getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('option', { selected: true })).toBeNull();
    fireEvent.click(old);
    await press('ArrowDown');
    await press('Enter');
    expect(closed).not.toHaveBeenCalled();
    expect(router.state.location.pathname).toBe('/');
    // Another word: nothing of the former is left.
    await type('xyzxyz');
    expect(screen.queryAllByRole('option')).toEqual([]);
    await pass(restMilliseconds);
    expect(screen.queryAllByRole('option')).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe('Hledá se…');
  });

  it('opens nothing by an Enter whose answer never came', async () => {
    let isDown = true;
    const { type, pass, press, router } = await openPalette({ reply: () => (isDown ? 'cut' : { json: { data: [services] } }) });
    await type('novacci');
    await press('Enter');
    await pass(restMilliseconds);
    expect(screen.getByRole('alert')).toBeDefined();
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Zkusit znovu' }));
    await pass(0);
    expect(screen.getByRole('option', { name: /Nováčci/u })).toBeDefined();
    expect(router.state.location.pathname).toBe('/');
  });

  it('offers to make what the person may make, and nothing else', async () => {
    const administrator = await openPalette();
    await administrator.type('přidat');
    const all = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(all).toEqual(expect.arrayContaining(['Přidat pobočku', 'Objednat klienta', 'Přidat uživatele']));
    cleanup();
    const clerk = await openPalette({ user: { role: 'operator', level: 20, resources: ['ordering', 'store'], limitations: [3] } });
    await clerk.type('přidat');
    const some = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(some).toContain('Objednat klienta');
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
