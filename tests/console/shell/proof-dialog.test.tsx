import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ProofDialog } from '../../../src/custom/shell/session/proof-dialog.tsx';
import { ProofAskingContext } from '../../../src/providers/http/proof-asking.ts';
import { aWorld } from '../providers/console-world.tsx';
import { anAnswer } from '../providers/fake-central.ts';
import { showInShell } from './show-in-shell.tsx';

const key = '/stores/1/key';
const askedFor = { status: 403, json: { err: 'proof_needed', message: 'Zadejte heslo, abyste mohli vytvořit klíč pobočky.' } };
const exportAskedFor = {
  status: 403,
  json: { err: 'proof_needed', message: 'Zadejte heslo, abyste mohli stáhnout soubor s osobními údaji.' },
};
const wrong = { status: 422, json: { err: 'invalid', message: 'Zkontrolujte pole.', errors: { password: 'Heslo není správné.' } } };

/** A console against a central that guards the key by the password `tajné`. */
async function aConsole() {
  const state = { isProved: false };
  const world = aWorld(
    ({ path, body }) => {
      if (path === key) return state.isProved ? { json: { pre_shared_key: 'k' } } : askedFor;
      if (path === '/orders/export') return state.isProved ? { json: { name: 'Jana Nováková' } } : exportAskedFor;
      if (path !== '/auth/proof') return { json: {} };
      if (JSON.stringify(body) !== '{"password":"tajné"}') return wrong;
      state.isProved = true;
      return { status: 204 };
    },
    anAnswer('jana', 100_000),
  );
  await showInShell(
    world,
    <ProofAskingContext value={world.tools.proofAsking}>
      <ProofDialog />
    </ProofAskingContext>,
  );
  const make = () => world.tools.http.request(key, { method: 'POST' });
  const asked = () => world.asked.map(({ path }) => path).filter((path) => path === key);
  return { make, asked, dataProvider: world.tools.dataProvider, paths: () => world.asked.map(({ path }) => path) };
}

const question = () => screen.findByRole('dialog', { name: 'Potvrďte to heslem' });
const give = async (password: string): Promise<void> => {
  fireEvent.change(await screen.findByLabelText(/^Heslo/u), { target: { value: password } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Pokračovat' })));
};

describe('a call that needs the password again', () => {
  it('waits until the right one is given, and then happens by itself', async () => {
    const { make, asked } = await aConsole();
    const made = make();
    expect((await question()).textContent).toContain('Zadejte heslo, abyste mohli vytvořit klíč pobočky.');
    await give('jiné');
    expect(await screen.findByText('Heslo není správné.')).toBeTruthy();
    await give('tajné');
    expect((await made).json).toEqual({ pre_shared_key: 'k' });
    expect(asked()).toHaveLength(2);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is an export of personal data too: the dialog says so, and the file comes once the password was given', async () => {
    const { dataProvider, paths } = await aConsole();
    const file = dataProvider.export('web-orders/manage-orders', {
      format: 'csv',
      columns: ['name'],
      filter: {},
      sort: [],
      signal: new AbortController().signal,
    });
    expect((await question()).textContent).toContain('abyste mohli stáhnout soubor s osobními údaji');
    await give('tajné');
    expect(await new Response((await file).content).text()).toContain('Jana Nováková');
    expect(paths().filter((path) => path === '/orders/export' || path === '/auth/proof')).toEqual([
      '/orders/export',
      '/auth/proof',
      '/orders/export',
    ]);
  });

  it('asks once for all that wait', async () => {
    const { make } = await aConsole();
    const both = Promise.all([make(), make()]);
    await question();
    await give('tajné');
    expect((await both).map(({ status }) => status)).toEqual([200, 200]);
  });

  it('is refused as it was when nobody gives it', async () => {
    const { make, asked } = await aConsole();
    const refused = expect(make()).rejects.toMatchObject({ status: 403, body: { err: 'proof_needed' } });
    await question();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Zavřít' })));
    await refused;
    expect(asked()).toHaveLength(1);
  });
});
