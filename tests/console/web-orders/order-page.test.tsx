import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { OrderState } from '../../../contract/rules/orders/order-states.ts';
import { renderConsole } from '../list/entity-console.tsx';
import { orderRow, untouched } from './order-row.ts';

const page = '/web-orders/manage-orders';
const now = '2026-12-23T07:22:00.000Z';
const name = 'Michaela Matoušková, st 23. 12. 8:30, PIN 245840';
const order = orderRow({ ...untouched, phone: '+420603555712' });
const clerk = { id: 1, role: 'operator', level: 2, maxLevelForSharingPrivileges: 1, resources: ['ordering'], limitations: [] };
const services = [{ id: 4, name: 'Občanské průkazy', store_id: 1 }];

const byPhone = {
  orders: 1,
  reached: 1,
  ways: [{ channel: 'sms', count: 1, recipient: '+420603555712', leaves: true }],
  not_notified: [],
};
const act = vi.fn<(...asked: readonly unknown[]) => Promise<unknown>>(() => Promise.resolve({ data: order }));

type Erased = { readonly name: string; readonly phone: null; readonly erased_at: string };
type More = { readonly values?: Partial<Erased>; readonly provider?: object; readonly identity?: typeof clerk };

function openOrder(address = `${page}/1`, state: OrderState = 'confirmed', time = now, more: More = {}) {
  const row = { ...order, state, ...more.values };
  const provider = {
    act,
    ask: (call: string) => Promise.resolve(call === 'POST /orders/recipients' ? byPhone : []),
    getOne: () => Promise.resolve({ data: row }),
    getMany: () => Promise.resolve({ data: services }),
    getList: () => Promise.resolve({ data: [row], total: 1 }),
    ...more.provider,
  };
  return renderConsole({ address, provider, now: time, identity: more.identity ?? clerk });
}

const header = async (): Promise<HTMLElement> => {
  const found = (await screen.findByRole('heading', { level: 1 })).closest<HTMLElement>('.page-header');
  if (found === null) throw new Error('the page has no head');
  return found;
};

describe('the page of an order', () => {
  it('is headed by the client, when they come and what for, and names the window by the PIN too', async () => {
    openOrder();
    const head = await header();
    expect(within(head).getByRole('heading', { level: 1 }).textContent).toBe('Michaela Matoušková');
    expect(await within(head).findByText('Občanské průkazy')).toBeDefined();
    expect(within(head).getByText('dnes 8:30–8:45')).toBeDefined();
    expect(head.textContent).toContain('středa 23. 12. 2026');
    expect(document.title.startsWith(name)).toBe(true);
  });

  it('says the PIN, and the phone as a link that calls', async () => {
    openOrder();
    expect((await screen.findByText('245840')).closest('div')?.textContent).toBe('PIN kód245840');
    expect(screen.getByRole('link', { name: '+420 603 555 712' }).getAttribute('href')).toBe('tel:+420603555712');
  });

  it.each([
    ['staff', false, 'Není potřeba, zadal úřad'],
    ['staff', true, 'Dal klient, zapsal úřad'],
    ['web', true, 'Dal klient'],
    ['web', false, 'Není'],
  ])('has beside the phone the e-mail, and whose consent it has: from %s, given %s', async (channel, consent, said) => {
    const getOne = () => Promise.resolve({ data: { ...order, email: 'michaela@seznam.cz', channel, consent } });
    openOrder(undefined, 'confirmed', now, { provider: { getOne } });
    const facts = (await screen.findByText('245840')).closest('dl');
    expect(await within(facts ?? document.body).findByText(said)).toBeDefined();
    expect([...(facts?.querySelectorAll('dt') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'PIN kód',
      'Telefon',
      'E-mail',
      'Souhlas s podmínkami',
      'Odkud přišla',
    ]);
    expect(within(facts ?? document.body).getByText('michaela@seznam.cz')).toBeDefined();
  });

  it.each<readonly [OrderState, string, string]>([
    ['confirmed', now, 'Potvrzená, začíná za 8 min'],
    ['confirmed', '2026-12-23T07:37:00.000Z', 'Potvrzená, zpoždění 7 min'],
    ['confirmed', '2026-12-22T07:30:00.000Z', 'Potvrzená'],
    ['arrived', '2026-12-23T07:37:00.000Z', 'Na místě'],
  ])('that is %s says at %s how near it is', async (state, time, words) => {
    openOrder(undefined, state, time);
    expect(await within(await header()).findByText(words)).toBeDefined();
  });

  it('whose client was erased says on which day, is known by its PIN, and asks for no name again', async () => {
    openOrder(undefined, 'served', now, { values: { name: '', phone: null, erased_at: '2026-12-22T02:00:00.000Z' } });
    const head = await header();
    expect(within(head).getByRole('heading', { level: 1 }).textContent).toBe('245840');
    expect(await within(head).findByText(/Údaje vymazány: 22\. 12\. 2026/u)).toBeDefined();
    expect(await screen.findByText('PIN 245840 – Údaje vymazány')).toBeDefined();
    expect(screen.queryByRole('textbox', { name: /^Jméno klienta/u })).toBeNull();
  });

  it('has in the form neither the state nor the PIN, which nobody writes there', async () => {
    openOrder();
    await screen.findByRole('textbox', { name: /^Jméno klienta/u });
    const form = document.querySelector('form');
    expect(form?.textContent).not.toContain('PIN kód');
    expect(form?.textContent).not.toContain('Stav');
  });
});

describe('the history of an order', () => {
  it('gives a move back as a whole, by one button', async () => {
    const [starts_at, ends_at] = ['2026-12-23T09:00:00.000Z', '2026-12-23T09:15:00.000Z'];
    const entry = {
      id: 7,
      at: '2026-12-22T08:00:00.000Z',
      actor_name: 'Eva Nová',
      action: 'edit',
      version: 2,
      changes: { starts_at: { before: starts_at, after: order.starts_at }, ends_at: { before: ends_at, after: order.ends_at } },
    };
    const update = vi.fn((_name: string, _params: object) => Promise.resolve({ data: order }));
    openOrder(undefined, 'confirmed', now, { provider: { update, history: () => Promise.resolve({ data: [entry] }) } });
    const [revert, ...others] = await screen.findAllByRole('button', { name: /^Vrátit / });
    if (revert === undefined) throw new Error('no way back');
    expect(others).toEqual([]);
    await userEvent.click(revert);
    const dialog = within(await screen.findByRole('dialog', { name: 'Vrátit pole Termín, Konec termínu?' }));
    expect(await dialog.findByText('Klient o tom dostane SMS na +420603555712.')).toBeDefined();
    expect(dialog.getByText(/^Vrácením se změní termín nebo místo objednávky\./u)).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: 'Vrátit tyto hodnoty' }));
    expect(update.mock.calls.at(-1)?.[1]).toMatchObject({ data: { starts_at, ends_at } });
  });
});

describe('the form of an order', () => {
  it.each([
    ['who has no right and finds none', clerk, null, false],
    ['who has no right and finds one', clerk, 'Jede z nemocnice', true],
    ['who may write one', { ...clerk, resources: ['ordering', 'over_capacity'] }, null, true],
  ])('has the reason over capacity for %s: %#', async (_, identity, over_capacity_reason, isSeen) => {
    const getOne = () => Promise.resolve({ data: { ...order, over_capacity_reason } });
    openOrder(undefined, 'confirmed', now, { provider: { getOne }, identity });
    await screen.findByRole('textbox', { name: /^Jméno klienta/u });
    expect(screen.queryByRole('textbox', { name: /^Důvod mimo kapacitu/u }) !== null).toBe(isSeen);
  });

  it('says who is written to once another time is typed, and nothing while the time stays', async () => {
    openOrder();
    await userEvent.type(await screen.findByRole('textbox', { name: /^Jméno klienta/u }), ' ml.');
    expect(screen.queryByText(/^Klient o tom dostane/u)).toBeNull();
    const start = await screen.findByRole('textbox', { name: /^Termín/u });
    await userEvent.clear(start);
    await userEvent.type(start, '23. 12. 2026 8:45');
    expect(await screen.findByText('Klient o tom dostane SMS na +420603555712.')).toBeDefined();
    expect(screen.getByText(/^Uložením se změní termín nebo místo objednávky\./u)).toBeDefined();
  });
});

describe('what is asked about an order', () => {
  it('says whom it concerns, when and what for, and that the client is sent a message; the safe answer has the focus', async () => {
    openOrder();
    await userEvent.click(await screen.findByRole('button', { name: 'Zrušit objednávku' }));
    const dialog = await screen.findByRole('dialog', { name: `Zrušit objednávku ${name}?` });
    expect(await within(dialog).findByText('Občanské průkazy')).toBeDefined();
    expect(within(dialog).getByText('dnes 8:30–8:45')).toBeDefined();
    expect(await within(dialog).findByText('Klient o tom dostane SMS na +420603555712.')).toBeDefined();
    expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Ponechat' }));
  });

  it('is nothing where a press can be undone: the client is marked as come at once', async () => {
    openOrder();
    await userEvent.click(await screen.findByRole('button', { name: 'Je na místě' }));
    const asked = { id: 1, version: 1, action: 'arrive', values: {} };
    await waitFor(() => expect(act).toHaveBeenLastCalledWith('web-orders/manage-orders', asked, { key: expect.any(String) }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is cancelled for a usual reason by one press, and tells the client unless somebody ticks otherwise', async () => {
    openOrder();
    const cancelled = async (isQuiet: boolean) => {
      await userEvent.click(await screen.findByRole('button', { name: 'Zrušit objednávku' }));
      const dialog = within(await screen.findByRole('dialog', { name: `Zrušit objednávku ${name}?` }));
      await userEvent.click(await dialog.findByRole('button', { name: 'Přepážka je zavřená' }));
      await dialog.findByText('Klient o tom dostane SMS na +420603555712.');
      if (isQuiet) {
        await userEvent.click(dialog.getByRole('checkbox', { name: 'Nedat klientovi vědět' }));
        expect(dialog.queryByText(/^Klient o tom dostane/u)).toBeNull();
      }
      await userEvent.click(dialog.getByRole('button', { name: 'Zrušit objednávku' }));
    };
    await cancelled(false);
    const asked = expect.objectContaining({ action: 'cancel', values: { cancel_reason: 'Přepážka je zavřená' } });
    await waitFor(() => expect(act).toHaveBeenLastCalledWith('web-orders/manage-orders', asked, { key: expect.any(String) }));
    await cancelled(true);
    await waitFor(() =>
      expect(act).toHaveBeenLastCalledWith('web-orders/manage-orders', asked, { key: expect.any(String), isQuiet: true }),
    );
  });

  it('keeps own words beside a usual reason', async () => {
    openOrder();
    await userEvent.click(await screen.findByRole('button', { name: 'Zrušit objednávku' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Zrušit objednávku ${name}?` }));
    const reason = await dialog.findByRole('textbox', { name: /^Důvod zrušení/u });
    await userEvent.type(reason, 'revize výtahu');
    await userEvent.click(dialog.getByRole('button', { name: 'Přepážka je zavřená' }));
    expect(reason).toHaveProperty('value', 'Přepážka je zavřená: revize výtahu');
  });

  it('before it is deleted says that the client is sent nothing', async () => {
    openOrder();
    await userEvent.click(await screen.findByRole('button', { name: 'Další' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Smazat' }));
    const dialog = await screen.findByRole('dialog', { name: `Smazat objednávku ${name}?` });
    expect(within(dialog).getByText(/^O smazání se klientovi žádná zpráva neposílá\./u)).toBeDefined();
    expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Ponechat' }));
  });
});

describe('an order beside its list', () => {
  it('is named the same, with its state, its PIN and the phone above the form', async () => {
    openOrder(`${page}?edit=1`);
    const drawer = await screen.findByRole('dialog', { name: `Objednávka: ${name}` });
    expect(await within(drawer).findByText('245840', { selector: 'dd *' })).toBeDefined();
    expect(within(drawer).getByText('Potvrzená')).toBeDefined();
  });
});
