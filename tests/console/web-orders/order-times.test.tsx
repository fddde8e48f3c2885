import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { freeDayBefore, full, movedOrder, moving, open, page } from './timed-order.ts';

describe('moving an order', () => {
  it('begins at the safe button, offers the nearest free time first, and says what each day is', async () => {
    let answer = (): void => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { dialog } = await moving({ answered });
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Nechat v 9:00' }));
    answer();
    const nearest = await dialog.findByRole('button', { name: 'Nejbližší volný: út 1. 12. 9:15' });
    await waitFor(() => expect(document.activeElement).toBe(nearest));
    expect(dialog.getByRole('button', { name: 'úterý 1. 12. 2026, Volný, 3 volná místa' }).getAttribute('aria-pressed')).toBe('true');
    expect(dialog.getByRole('button', { name: 'středa 2. 12. 2026, Blokovaný' })).toBeDefined();
    expect(dialog.getByRole('button', { name: '9:30 obsazeno' }).hasAttribute('disabled')).toBe(true);
    expect(dialog.getByRole('button', { name: '10:00 2 místa' })).toBeDefined();
  });

  it('shows the day of the order first, and that of the nearest free time where it is full', async () => {
    const pressed = (dialog: Awaited<ReturnType<typeof moving>>['dialog'], name: RegExp) =>
      dialog.getByRole('button', { name }).getAttribute('aria-pressed');
    const { dialog } = await moving({ answer: freeDayBefore(2) });
    expect(await dialog.findByRole('button', { name: 'Nejbližší volný: po 30. 11. 11:00' })).toBeDefined();
    expect(pressed(dialog, /^úterý 1\. 12\. 2026/u)).toBe('true');
    expect(dialog.getByRole('button', { name: '10:00 2 místa' })).toBeDefined();
    cleanup();
    const later = await moving({ answer: freeDayBefore(0) });
    await later.dialog.findByRole('button', { name: /^Nejbližší volný/u });
    expect(pressed(later.dialog, /^pondělí 30\. 11\. 2026/u)).toBe('true');
  });

  it('counts the nearest free time from now, whatever weeks are shown, and leaves out the own time of the order', async () => {
    const { dialog, ask } = await moving();
    await dialog.findByRole('button', { name: 'Nejbližší volný: út 1. 12. 9:15' });
    // Five weeks from this one on, so that the end of a month shows what comes.
    expect(dialog.getByText('listopad 2026 – leden 2027')).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Předchozí týdny' }).getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(dialog.getByRole('button', { name: 'Další týdny' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Další týdny' }));
    await dialog.findByText('únor 2027 – březen 2027');
    expect(dialog.getByRole('button', { name: 'Nejbližší volný: út 1. 12. 9:15' })).toBeDefined();
    // The day that was chosen keeps its times next to the other weeks.
    expect(dialog.getByRole('button', { name: '10:00 2 místa' })).toBeDefined();
    await waitFor(() => {
      const asked = ask.mock.calls.filter(([name]) => name === 'GET /services/{id}/free-times');
      expect(asked.map((call) => Object(call)[1]?.query)).toContainEqual({ from: '2027-02-08', to: '2027-04-10', order: 1 });
      expect(asked.every((call) => Object(call)[1]?.query.order === 1)).toBe(true);
    });
  });

  it('says of a client who is here that on another day the order is confirmed again, and nothing of it on the same day', async () => {
    const { dialog } = await moving({ state: 'arrived' });
    await userEvent.click(await dialog.findByRole('button', { name: '10:00 2 místa' }));
    expect(dialog.queryByText(/^Klient je teď na místě/u)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: /^čtvrtek 3\. 12\. 2026/u }));
    await userEvent.click(dialog.getByRole('button', { name: '9:00 2 místa' }));
    expect(dialog.getByText(/^Klient je teď na místě\. .*zase Potvrzená/u)).toBeDefined();
  });

  it('to the time that it has says that nothing would change, and saves nothing', async () => {
    const { dialog, update } = await moving({ answer: { nearest: null, has_plan: false, days: [] } });
    const start = await dialog.findByRole('textbox', { name: /^Začátek termínu/u });
    await userEvent.clear(start);
    await userEvent.type(start, '1. 12. 2026 9:00');
    await userEvent.click(dialog.getByRole('button', { name: /^Přesunout na / }));
    expect(await dialog.findByText(/^Objednávka už je na út 1\. 12\. 9:00, nic se nezmění/u)).toBeDefined();
    expect(update).not.toHaveBeenCalled();
  });

  it('says that somebody else has moved the order meanwhile, and of no other change', async () => {
    const history = [{ id: 2, action: 'edit', at: '2026-11-30T08:58:00.000Z', version: 5, actor_name: 'Jana Nová', changes: {} }];
    const { dialog, changed } = await moving({ history });
    await dialog.findByRole('button', { name: /^Nejbližší volný/u });
    await act(() => changed({ version: 4, consent: true }));
    expect(dialog.queryByRole('alert')).toBeNull();
    await act(() => changed({ version: 5, starts_at: '2026-12-01T09:00:00.000Z', ends_at: '2026-12-01T09:15:00.000Z' }));
    const said = await dialog.findByRole('alert');
    expect(
      within(said).getByText(
        'Objednávka už byla mezitím přesunuta z út 1. 12. 9:00 na út 1. 12. 10:00. Přesuňte ji znovu, jen když to má být jinak.',
      ),
    ).toBeDefined();
    await within(said).findByText('Poslední uložení: Jana Nová, 30.11.2026 09:58');
  });

  it('names the colleague who was quicker, shows what the order is now, and moves that once more only by another press', async () => {
    const newer = { ...movedOrder, state: 'cancelled' };
    const history = [{ id: 2, action: 'cancel', at: '2026-11-30T08:58:00.000Z', version: 4, actor_name: 'Jana Nová', changes: {} }];
    const quicker = () => Promise.reject(Object.assign(new Error('Mezitím'), { status: 412, body: { current: newer } }));
    const { dialog, update } = await moving({ update: quicker, history });
    await userEvent.click(await dialog.findByRole('button', { name: '10:00 2 místa' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Přesunout na út 1. 12. 10:00' }));
    const said = within(await dialog.findByRole('alert'));
    await said.findByText('Poslední uložení: Jana Nová, 30.11.2026 09:58');
    await said.findByText(/^Teď je to: Michaela Matoušková, út 1\. 12\. 10:00/u);
    await said.findByText('Zrušená');
    await userEvent.click(dialog.getByRole('button', { name: /^Nejbližší volný/u }));
    await userEvent.click(dialog.getByRole('button', { name: 'Přesunout na út 1. 12. 9:15' }));
    expect(update).toHaveBeenLastCalledWith(
      'web-orders/manage-orders',
      expect.objectContaining({ previousData: expect.objectContaining({ version: 4 }) }),
    );
  });

  it('says why the dialog closes where the order has ended meanwhile', async () => {
    const { changed } = await moving();
    await act(() => changed({ version: 4, state: 'cancelled' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(
      await screen.findByText('Objednávka mezitím skončila, přesunout už nejde. Kdo a kdy ji změnil, říká její historie.'),
    ).toBeDefined();
  });

  it('saves the time that is chosen over the version that was seen, with the message to the client and the reason for the office', async () => {
    const { dialog, update } = await moving({ update: () => Promise.resolve({ data: movedOrder }) });
    await userEvent.click(await dialog.findByRole('button', { name: '10:00 2 místa' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Zpráva klientovi/u }), 'Vezměte si občanku.');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Důvod přesunu \(jen pro úřad\)/u }), 'Porucha tiskárny');
    await userEvent.click(dialog.getByRole('button', { name: 'Přesunout na út 1. 12. 10:00' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const time = { starts_at: '2026-12-01T09:00:00.000Z', ends_at: '2026-12-01T09:15:00.000Z' };
    const data = { ...time, move_reason: 'Porucha tiskárny' };
    const meta = { client_message: 'Vezměte si občanku.' };
    expect(update).toHaveBeenCalledExactlyOnceWith(
      'web-orders/manage-orders',
      expect.objectContaining({ data, meta, previousData: expect.objectContaining({ version: 3 }) }),
    );
    await screen.findByText(/^Objednávka byla přesunuta: .+ → út 1\. 12\. 10:00\. Klient o tom dostane e-mail na misa@doma\.test\.$/u);
    // The page behind the dialog shows it too, and the next change starts from its version.
    await screen.findByText('zítra 10:00–10:15');
  });

  it('says what the client is sent, and sends nothing where that is ticked', async () => {
    const { dialog, update } = await moving();
    expect(await dialog.findByText('Klient o tom dostane e-mail na misa@doma.test.')).toBeDefined();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Nedat klientovi vědět' }));
    expect(await dialog.findByText('Klientovi se nic nepošle.')).toBeDefined();
    await userEvent.click(await dialog.findByRole('button', { name: '10:00 2 místa' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Přesunout na út 1. 12. 10:00' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(update).toHaveBeenCalledExactlyOnceWith('web-orders/manage-orders', expect.objectContaining({ meta: { isQuiet: true } }));
    await screen.findByText(/ → út 1\. 12\. 10:00\. Klientovi se nic nepošle\.$/u);
  });

  it('asks for a time before it saves anything', async () => {
    const { dialog, update } = await moving();
    await dialog.findByRole('button', { name: /^Nejbližší volný/u });
    await userEvent.click(dialog.getByRole('button', { name: 'Přesunout' }));
    expect(await dialog.findByText('Zvolte nový termín')).toBeDefined();
    expect(update).not.toHaveBeenCalled();
  });

  it('offers the nearest free times instead of one that was taken meanwhile', async () => {
    const { dialog, ask } = await moving({ update: full });
    await userEvent.click(await dialog.findByRole('button', { name: '9:15 1 místo' }));
    const asked = ask.mock.calls.length;
    await userEvent.click(dialog.getByRole('button', { name: 'Přesunout na út 1. 12. 9:15' }));
    expect(await dialog.findByText('Termín je už plně obsazený.')).toBeDefined();
    expect(await dialog.findByRole('button', { name: 'út 1. 12. 10:00' })).toBeDefined();
    expect(ask.mock.calls.length).toBeGreaterThan(asked);
  });

  it('opens by the key M on the record', async () => {
    open(`${page}/1`);
    await screen.findByRole('button', { name: 'Přesunout' });
    await userEvent.keyboard('m');
    await screen.findByRole('dialog', { name: /^Přesunout objednávku/u });
  });

  it('opens by the key M on the row of the list that has the focus', async () => {
    open(page);
    const [row] = await screen.findAllByRole('link', { name: 'Michaela Matoušková' });
    if (row === undefined) throw new Error('no row');
    // What listens for the key comes just after the list, with the button next to it.
    await screen.findByRole('button', { name: 'Vytisknout den' });
    row.focus();
    await userEvent.keyboard('m');
    await screen.findByRole('dialog', { name: /^Přesunout objednávku/u });
  });

  it('is not offered for an order that ended', async () => {
    open(`${page}/1`, { state: 'cancelled' });
    await screen.findByRole('heading', { level: 1 });
    await screen.findAllByText(/^Zrušená/u);
    await screen.findByRole('button', { name: 'Další' });
    expect(screen.queryByRole('button', { name: 'Přesunout' })).toBeNull();
  });
});

describe('the time of a new order', () => {
  it('waits for the service, and has no fields beside it', async () => {
    open(`${page}/create`);
    expect(await screen.findByText('Nejdřív zvolte činnost, pak se nabídnou její volné termíny.')).toBeDefined();
    expect(screen.queryByText('Důvod mimo kapacitu')).toBeNull();
  });
});
