import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchMessages } from '../../../contract/messages/fetched.ts';
import { done, erasure, group, held, nothing, openPersonalData, person, press, seek, trashed } from './personal-data-screen.tsx';

configure({ asyncUtilTimeout: 10_000 });

describe('what is held about a person', () => {
  beforeAll(() => fetchMessages('cs'));

  it('is asked for by an e-mail or a phone number alone, and never by the address', async () => {
    const { calls, router } = openPersonalData(held);
    await seek('Otakar');
    expect(await screen.findByText('Zadejte e-mail nebo telefon')).toBeDefined();
    expect(calls('/personal-data/find')).toEqual([]);
    await userEvent.clear(screen.getByRole('textbox'));
    await seek();
    const heading = await screen.findByRole('heading', { name: `Co evidujeme o ${person}` });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(calls('/personal-data/find').map(({ body }) => body)).toEqual([{ person }]);
    expect(JSON.stringify(router.state.location)).not.toContain('otakar');
  });

  it('is told in groups, each record with the way to it', async () => {
    openPersonalData(held);
    await seek();
    const orders = await group('Objednávky');
    expect(
      within(orders)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/web-orders/manage-orders/7', '/web-orders/manage-orders/trash?filter=%7B%22q%22%3A%22111222%22%7D']);
    expect(within(orders).getByText('teprve přijde')).toBeDefined();
    expect(within(orders).getByText('v koši')).toBeDefined();
    expect(within(orders).getAllByText(/Otakar Hledaný · otakar@posta\.test · \+420 602 333 444 · <b>o berlích<\/b>/u)).toHaveLength(2);
    expect(within(await group('Zprávy')).getByText('Odeslána')).toBeDefined();
    expect(within(await group('Historie změn')).getByText('Otokar')).toBeDefined();
    const ways = await Promise.all(
      ['Blokované e-maily', 'Účty zaměstnanců'].map(async (name) => within(await group(name)).getByRole('link')),
    );
    expect(ways.map((link) => link.getAttribute('href'))).toEqual(['/web-orders/email-blacklist/3', '/settings/users/4']);
  });

  it('stands there again on the way back from a record', async () => {
    const { router } = openPersonalData(held);
    await seek();
    await userEvent.click(await screen.findByRole('link', { name: 'Objednávka č. 7' }));
    await screen.findByText('Záznam');
    await act(() => router.navigate(-1));
    await screen.findByRole('heading', { name: `Co evidujeme o ${person}` });
    expect(screen.getByRole('textbox')).toHaveProperty('value', person);
  });

  it('is said to be nothing where it is', async () => {
    openPersonalData(nothing);
    await seek();
    expect(await screen.findByRole('heading', { name: `O ${person} neevidujeme nic` })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^(?:Stáhnout|Vymazat)/u })).toBeNull();
  });

  it('cannot be erased where it is an account of staff alone', async () => {
    openPersonalData({ ...nothing, accounts: held.accounts });
    await seek();
    expect(await screen.findByRole('button', { name: 'Stáhnout JSON' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Vymazat/u })).toBeNull();
  });

  it('that could not be found out says why, keeps what was typed, and is asked for again', async () => {
    let isDown = true;
    openPersonalData(held, {
      '/personal-data/find': () => (isDown ? { status: 500, json: { message: 'Databáze neodpovídá.' } } : { json: held }),
    });
    await seek();
    await within(await screen.findByRole('alert')).findByText('Databáze neodpovídá.');
    expect(screen.getByRole('textbox')).toHaveProperty('value', ` ${person.toUpperCase()} `);
    isDown = false;
    await press('Zkusit znovu');
    await screen.findByRole('heading', { name: `Co evidujeme o ${person}` });
  });
});

describe('the export', () => {
  const saved: Blob[] = [];
  beforeAll(() => fetchMessages('cs'));
  beforeEach(() => {
    saved.length = 0;
    // The document of the worker would go to the file.
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) saved.push(blob);
      return 'blob:x';
    });
  });

  it('is a page that prints, where what a client wrote is text and no markup', async () => {
    const { calls } = openPersonalData(held, { '/personal-data/export': () => ({ json: held }) });
    await seek();
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Stáhnout stránku k tisku' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(calls('/personal-data/export').map(({ body }) => body)).toEqual([{ person }]);
    const page = (await saved[0]?.text()) ?? '';
    expect(page).toMatch(/^<!doctype html>/u);
    expect(page).toContain('&lt;b&gt;o berlích&lt;/b&gt;');
    expect(page).toContain('Jméno klienta: Otokar → Otakar Hledaný');
    expect(page).toContain('Zrušená, v koši');
    expect(page).toContain('Čekáme vás v 9:00.');
    expect(page).not.toContain('<b>');
  });

  it('is the answer itself as JSON', async () => {
    openPersonalData(held, { '/personal-data/export': () => ({ json: held }) });
    await seek();
    await press('Stáhnout JSON');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(JSON.parse((await saved[0]?.text()) ?? '')).toEqual(held);
  });
});

describe('the erasing', () => {
  beforeAll(() => fetchMessages('cs'));

  it('of somebody who is still to come cancels first, over the usual action, and then asks', async () => {
    const { state, calls } = openPersonalData(held, {
      '/orders/bulk': () => {
        state.holds = { ...held, orders: [done, trashed] };
        return { json: { done: 1, unchanged: 0, refused: 0, results: [{ id: 7, result: 'done' }] } };
      },
      '/personal-data/erase': () => {
        Object.assign(state, { holds: nothing, erasures: [erasure] });
        return { json: erasure };
      },
    });
    await seek();
    await press('Vymazat údaje…');
    const first = await screen.findByRole('dialog', { name: `Klient má ještě přijít: ${person}` });
    within(first).getByText(/^st 23\. 12\./u);
    await within(first).findByText(/^Klientovi není jak dát vědět/u);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Nechat objednávku'));
    await userEvent.dblClick(within(first).getByRole('button', { name: 'Zrušit objednávku' }));
    const second = await screen.findByRole('dialog', { name: `Vymazat údaje: ${person}?` });
    within(second).getByText(/2 objednávky, 1 zpráva, 1 záznam historie a 1 blokovaný e-mail/u);
    expect(document.activeElement?.textContent).toBe('Nechat údaje');
    expect(calls('/orders/bulk').map(({ body }) => body)).toEqual([{ action: 'cancel', ids: [7] }]);
    expect(calls('/personal-data/erase')).toEqual([]);
    await userEvent.dblClick(within(second).getByRole('button', { name: 'Vymazat údaje' }));
    await screen.findByRole('heading', { name: `O ${person} neevidujeme nic` });
    expect(calls('/personal-data/erase').map(({ body }) => body)).toEqual([{ person }]);
    await within(await group('Provedené výmazy')).findByText('2 objednávky, 1 zpráva a 1 blokovaný e-mail');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says which orders could not be cancelled and why, and erases nothing', async () => {
    const { calls } = openPersonalData(held, {
      '/orders/bulk': () => ({ json: { done: 0, unchanged: 0, refused: 1, results: [{ id: 7, result: 'refused', message: 'Nelze.' }] } }),
    });
    await seek();
    await press('Vymazat údaje…');
    await press('Zrušit objednávku');
    expect((await screen.findByRole('alert')).textContent).toBe('1 objednávku se zrušit nepodařilo: Nelze.');
    expect(calls('/personal-data/erase')).toEqual([]);
  });

  it('warns that a message which waits will not be sent, and says why it was refused', async () => {
    const [sent] = held.messages;
    openPersonalData(
      { ...held, orders: [trashed], messages: [{ ...sent, state: 'waiting' }] },
      { '/personal-data/erase': () => ({ status: 503, json: { err: 'erasure_not_noted', message: 'Výmaz se nepodařilo zapsat.' } }) },
    );
    await seek();
    await press('Vymazat údaje…');
    await screen.findByText('Na odeslání čeká 1 zpráva. Když údaje vymažete teď, neodejde.');
    await press('Vymazat údaje');
    await screen.findByText('Výmaz se nepodařilo zapsat.');
    expect(screen.getByRole('dialog', { name: `Vymazat údaje: ${person}?` })).toBeDefined();
  });

  it('comes back to what is still to come where somebody ordered the person meanwhile', async () => {
    const { state } = openPersonalData(
      { ...held, orders: [trashed] },
      {
        '/personal-data/erase': () => {
          state.holds = held;
          return { status: 409, json: { err: 'person_expected', message: 'Klient teprve přijde. Nejdřív zrušte jeho objednávky.' } };
        },
      },
    );
    await seek();
    await press('Vymazat údaje…');
    await press('Vymazat údaje');
    const dialog = await screen.findByRole('dialog', { name: `Klient má ještě přijít: ${person}` });
    within(dialog).getByText(/^st 23\. 12\./u);
  });

  it('asks for the password again where the server wants it, and goes on by itself', async () => {
    let isProved = false;
    const refusal = { status: 403, json: { err: 'proof_needed', message: 'Zadejte heslo, abyste mohli vymazat osobní údaje.' } };
    const { state, calls } = openPersonalData(
      { ...held, orders: [trashed] },
      {
        '/auth/proof': () => {
          isProved = true;
          return { status: 204 };
        },
        '/personal-data/erase': () => {
          if (!isProved) return refusal;
          state.holds = nothing;
          return { json: erasure };
        },
      },
    );
    await seek();
    await press('Vymazat údaje…');
    await press('Vymazat údaje');
    const question = await screen.findByRole('dialog', { name: 'Potvrďte to heslem' });
    within(question).getByText(/Zadejte heslo, abyste mohli vymazat osobní údaje\./u);
    await userEvent.type(within(question).getByLabelText(/^Heslo/u), 'tajné');
    await press('Pokračovat');
    await screen.findByRole('heading', { name: `O ${person} neevidujeme nic` });
    expect(calls('/personal-data/erase')).toHaveLength(2);
  });
});
