import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type KioskTickets, parseTickets, withDesign } from '../../contract/rules/kiosk/ticket/tickets.ts';
import { KioskTicketsScreen } from '../../src/custom/kiosk-tickets/kiosk-tickets-screen.tsx';
import { rightsFrom } from '../../src/providers/rights.ts';
import { aDesign, aLine } from '../support/tickets.ts';
import { aWorld } from './providers/console-world.tsx';
import { type Asked, anAnswer, aUser } from './providers/fake-central.ts';
import { WorldFrame } from './world-frame.tsx';

const user = aUser({ resources: ['touch_screen', 'store'] });
const usual: KioskTickets = {
  format: 1,
  usual: { ...aDesign, lines: aDesign.lines.with(0, aLine('Magistrát')).with(4, aLine('Před vámi: {pred_vami}')) },
  by_service: {},
};

/** A central with kiosk 1 of branch 1, which has two services; another user saves first where `newer` is given. */
function open(tickets: KioskTickets | null = usual, newer?: KioskTickets) {
  const saved: KioskTickets[] = [];
  const design = { id: 5, version: 2, store_id: 1, touch_screen_id: 1, name: 'Lístky', tickets };
  const list = (rows: readonly object[]) => ({
    json: rows,
    headers: { 'Content-Range': rows.length === 0 ? 'items */0' : `items 0-${rows.length - 1}/${rows.length}` },
  });
  const written = ({ headers, body }: Asked) => {
    const sent = parseTickets(Object(body).tickets);
    if (newer !== undefined && headers.get('If-Match') === '"2"') {
      return {
        status: 412,
        json: {
          code: 'version_conflict',
          message: 'Změněno',
          current: { ...design, version: 3, tickets: newer, updated_at: '2026-11-23T09:42:00Z' },
        },
      };
    }
    if (sent !== undefined) saved.push(sent);
    return { json: { ...design, version: 4, tickets: sent } };
  };
  const world = aWorld(
    (asked) => {
      const { path, method } = asked;
      if (path === '/me') return { json: rightsFrom(user) };
      if (method === 'PATCH' || method === 'PUT' || method === 'POST') return written(asked);
      if (path.includes('history')) return list([{ actor_name: 'Jana Nová', version: 3, at: '2026-11-23T09:42:00Z', changes: {} }]);
      if (path.startsWith('/kiosk-designs')) return list(tickets === null ? [] : [design]);
      if (path.startsWith('/touch-screens')) return { json: { id: 1, version: 1, store_id: 1, name: 'Hala', width: 1280, height: 1024 } };
      if (path.startsWith('/services')) {
        return list([
          { id: 7, version: 1, store_id: 1, name: 'Pasy', ticket_prefix: 'A' },
          { id: 8, version: 1, store_id: 1, name: 'Matrika', ticket_prefix: null, number_to: 99 },
        ]);
      }
      return { json: { id: 1, version: 1, label: 'Radnice', street: 'Náměstí 1', city: 'Město' } };
    },
    anAnswer('token', 15, user),
  );
  const frame = <WorldFrame world={world} />;
  const path = '/touch-screens/:storeId/tickets/:touchScreenId';
  const routes = [{ element: frame, children: [{ path, element: <KioskTicketsScreen /> }] }];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/touch-screens/1/tickets/1'] })} />);
  return { saved, asked: world.asked };
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('the tickets of a kiosk', () => {
  // The boundary of the renderer: letters are 10 pixels wide, and nothing is drawn.
  beforeEach(() => {
    const context = {
      fillRect: () => undefined,
      fillText: () => undefined,
      measureText: (text: string) => ({ width: text.length * 10 }),
      getImageData: (_x: number, _y: number, width: number, height: number) => ({ width, height, data: [] }),
      putImageData: () => undefined,
    };
    vi.stubGlobal('ImageData', vi.fn());
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(Object(context));
    Object.defineProperty(document, 'fonts', { configurable: true, value: { load: async () => [] } });
  });

  afterEach(() => Reflect.deleteProperty(document, 'fonts'));

  it('have a line changed in its place, with a value inserted at the cursor, and are saved whole', async () => {
    const { saved } = open();
    await press('Upravit řádek 4');
    const text = screen.getByLabelText('Text');
    await userEvent.clear(text);
    await userEvent.type(text, 'Čekáte ');
    await press('Vložit údaj');
    await press('Vložit údaj: čekání');
    expect(text).toHaveProperty('value', 'Čekáte {cekani}');
    await press('Uložit');
    await screen.findByText('Vše je uloženo');
    expect(saved.map(({ usual: { lines } }) => lines[4]?.text)).toEqual(['Čekáte {cekani}']);
    await userEvent.click(text);
    await userEvent.paste('.'.repeat(185));
    for (const name of ['Vložit údaj', 'Vložit údaj: čas']) await press(name);
    expect(screen.getByRole('alert').textContent).toMatch(/čas se nevložil: .* nejvýše 200 znaků a s ním by měl o \d+ znak/u);
  });

  it('open one line at a time', async () => {
    open();
    await press('Upravit řádek 0');
    await press('Upravit řádek 2');
    expect(screen.queryAllByRole('button', { expanded: true }).map((button) => button.getAttribute('aria-label'))).toEqual([
      'Zavřít řádek 2',
    ]);
    expect(screen.queryByLabelText('Text')).toBeNull();
  });

  it('have an added line open as one of text, with the focus in its text', async () => {
    const { saved } = open();
    await press(/^Přidat řádek \d+$/u);
    expect(screen.getByLabelText('Text')).toBe(document.activeElement);
    expect(screen.getByLabelText('Druh')).toHaveProperty('value', '1');
    await userEvent.keyboard('Děkujeme');
    await press('Uložit');
    await screen.findByText('Vše je uloženo');
    expect(saved[0]?.usual.lines.filter(({ text }) => text === 'Děkujeme')).toMatchObject([{ type: 1 }]);
  });

  it('keep the size that holds while one beyond the bounds is typed', async () => {
    const { saved } = open();
    await press('Upravit řádek 0');
    const size = screen.getByLabelText('Velikost (b.)');
    await userEvent.clear(size);
    await userEvent.type(size, '999');
    expect(size.getAttribute('aria-invalid')).toBe('true');
    await userEvent.tab();
    expect(size).toHaveProperty('value', '99');
    await press('Uložit');
    await screen.findByText('Vše je uloženo');
    expect(saved[0]?.usual.lines[0]?.size).toBe(99);
  });

  it('are shown with a number as the service has it', async () => {
    open();
    await screen.findByRole('img', { name: 'Lístek A047, jak se vytiskne' });
    await userEvent.selectOptions(await screen.findByLabelText('Lístek pro'), 'Matrika');
    expect(screen.getByRole('img', { name: 'Lístek 47, jak se vytiskne' })).toBeDefined();
  });

  it('give a service a ticket of its own, and take it away', async () => {
    const { saved } = open();
    const choice = await screen.findByLabelText('Lístek pro');
    expect(within(choice).getByText('Všechny činnosti bez vlastního lístku (2)')).toBeDefined();
    await userEvent.selectOptions(choice, 'Pasy');
    await press('Udělat jí vlastní');
    expect(within(choice).getByText('Všechny činnosti bez vlastního lístku (1)')).toBeDefined();
    await press('Uložit');
    await screen.findByText('Vše je uloženo');
    expect(saved).toEqual([withDesign(usual, 7, usual.usual)]);
    await press('Zrušit vlastní lístek');
    await press('Uložit');
    await screen.findByText('Vše je uloženo');
    expect(saved[1]).toEqual(usual);
  });

  it('are not overwritten when another user saved them: the name is said, and theirs can be taken', async () => {
    const theirs = { ...usual, usual: { ...usual.usual, lines: usual.usual.lines.with(0, aLine('Jejich nadpis')) } };
    const { saved } = open(usual, theirs);
    await press('Upravit řádek 0');
    await userEvent.type(screen.getByLabelText('Text'), '!');
    await press('Uložit');
    await screen.findByText(/^Jana Nová je uložil/u);
    expect(saved).toEqual([]);
    await press('Zůstat a porovnat');
    const row = await screen.findByRole('row', { name: /^Lístek, řádek 0/u });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Jejich nadpis', 'Magistrát!']);
    await press('Načíst jejich');
    expect(await screen.findByText('Jejich nadpis')).toBeDefined();
    expect(await screen.findByText('Vše je uloženo')).toBeDefined();
  });

  it('are undone in steps of whole texts, outside of text fields by the keyboard, and done again', async () => {
    open();
    await press('Upravit řádek 4');
    const text = screen.getByLabelText('Text');
    await userEvent.clear(text);
    await userEvent.type(text, 'Čekáte');
    await userEvent.selectOptions(screen.getByLabelText('Zarovnání'), 'Vlevo');
    await press('Zavřít řádek 4');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(screen.getByText('Čekáte')).toBeDefined();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(screen.queryByText('Čekáte')).toBeNull();
    expect(screen.getByText('Vše je uloženo')).toBeDefined();
    await userEvent.keyboard('{Control>}y{/Control}');
    expect(screen.getByText('Čekáte')).toBeDefined();
    await press('Zpět (Ctrl+Z)');
    expect(screen.getByText('Vše je uloženo')).toBeDefined();
  });

  it('of services that are gone are said, and removed when they are not needed', async () => {
    const { saved } = open(withDesign(withDesign(usual, 7, usual.usual), 99, usual.usual));
    expect(await screen.findByText(/^1 vlastní lístek patří činnosti, která na pobočce už není/u)).toBeDefined();
    await press('Odebrat je');
    await press('Uložit');
    await screen.findByText('Vše je uloženo');
    expect(saved).toEqual([withDesign(usual, 7, usual.usual)]);
  });

  it('have a code that is not printed until its text is written, and a dashed line under a line', async () => {
    const { saved } = open();
    await press('Přidat QR kód');
    expect(screen.getByText(/^Netiskne se, dokud/u)).toBeDefined();
    await userEvent.type(screen.getByLabelText(/^Co telefon přečte/u), 'https://mesto.test');
    expect(screen.getByText(/^Vyzkoušejte ho telefonem/u)).toBeDefined();
    await press('Upravit řádek 0');
    await userEvent.click(screen.getByLabelText('Čára pod řádkem'));
    await press('Uložit');
    await screen.findByText('Vše je uloženo');
    expect(saved[0]?.usual.code).toEqual({ text: 'https://mesto.test', under: 7, width_mm: 24 });
    expect(saved[0]?.usual.lines[0]?.rule).toBe(true);
  });

  it('say how long the ticket is and how much paper a thousand of them use', async () => {
    open({
      ...usual,
      usual: { lines: Array.from({ length: 12 }, (_, at) => aLine(at === 0 ? 'x' : '', { size: 20, spacing: 1 })), image: null },
    });
    // 20 points are 56 dots; with the two ends that is 104 dots of an eighth of a millimetre.
    expect(await screen.findByText(/Délka papíru 13 mm/u)).toBeDefined();
    expect(screen.getByText(/Na tisíc lístků 13 metrů papíru/u)).toBeDefined();
  });

  it('begin with a draft where the kiosk has none, which is not saved until someone does', async () => {
    const { saved } = open(null);
    expect(await screen.findByText(/^Kiosek ještě svůj lístek nemá/u)).toBeDefined();
    await press('Uložit');
    await screen.findByText('Vše je uloženo');
    expect(saved).toHaveLength(1);
  });
});
