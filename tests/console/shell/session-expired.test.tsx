import { act, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'ra-core';
import type { JSX } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { SessionExpired } from '../../../src/custom/shell/session/session-expired.tsx';
import { AppearanceContext } from '../../../src/providers/appearance/appearance-store.ts';
import { SessionTimeContext } from '../../../src/providers/session/time-left.ts';
import { useUnsaved } from '../../../src/ui/behaviour/unsaved.ts';
import { aWorld, Entrances } from '../providers/console-world.tsx';
import { anAnswer, aUser, instant } from '../providers/fake-central.ts';

// The dialog is fetched when it is needed, which the first test waits for.
beforeAll(() => configure({ asyncUtilTimeout: 10_000 }));

const minute = 60_000;
const bytes = new ArrayBuffer(1);
/** What a browser signs with a passkey. */
const response = { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes };

function Typed({ isUnsaved }: { readonly isUnsaved: boolean }): JSX.Element {
  useUnsaved(isUnsaved);
  return <input aria-label="Jméno" defaultValue="Michaela Matoušková" />;
}

/** A screen where the session ends, with a central that knows one password. */
function aScreen({ isUnsaved = true, owing = false, method = 'totp' } = {}) {
  const clock = { now: instant };
  const world = aWorld(
    ({ path, body }) => {
      if (path === '/auth/second-factor') return { json: { methods: [method], needs_phone: false, phone: null, code: null, next_at: '' } };
      if (path === '/auth/passkeys/challenge') return { json: { challenge: 'YQ' } };
      if (path === '/auth/passkeys/answer') return { json: anAnswer('three', 100) };
      if (path !== '/auth/token') return { json: {}, headers: { 'session-idle-seconds': '1800', 'session-left-seconds': '7200' } };
      const isRight = typeof body === 'object' && body !== null && 'password' in body && body.password === 'správné';
      if (!isRight) return { status: 401, json: { err: 'invalid_credentials', message: 'Neplatné přihlašovací údaje' } };
      return { json: anAnswer('two', 100, aUser({ secondFactor: owing })) };
    },
    anAnswer('one', 100),
    () => clock.now,
  );
  const element = (
    <Entrances world={world}>
      <CoreAdminContext {...world.tools}>
        <AppearanceContext value={world.tools.appearance}>
          <SessionTimeContext value={world.tools.sessionTime}>
            <Typed isUnsaved={isUnsaved} />
            <SessionExpired />
          </SessionTimeContext>
        </AppearanceContext>
      </CoreAdminContext>
    </Entrances>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  return { ...world, clock };
}

const over = () => screen.findByRole('dialog', { name: 'Přihlaste se znovu' });
const typed = () => screen.getByLabelText('Jméno');
const enter = async (password: string): Promise<void> => {
  await userEvent.type(within(await over()).getByLabelText(/^Heslo/u), `${password}{Enter}`);
};

describe('a screen whose session has ended', () => {
  it('is out of reach, says why, and comes back with the focus when its person has signed in', async () => {
    const { session, tools, clock, asked } = aScreen();
    tools.queryClient.setQueryData(['read before'], 'Michaela');
    await act(async () => void (await tools.http.request('/me')));
    document.title = 'Michaela Matoušková';
    typed().focus();
    clock.now = new Date(instant.getTime() + 31 * minute);
    act(() => session.end('forced'));
    const dialog = await over();
    expect(typed().closest('[inert]')).not.toBeNull();
    expect(dialog.textContent).toContain('Z bezpečnostních důvodu jsme Vás odhlásili.Delší dobu jste nic neudělali.');
    expect(document.title).not.toContain('Matoušková');
    await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByLabelText(/^Heslo/u)));
    await enter('špatné');
    expect((await within(dialog).findByText('Neplatné přihlašovací údaje')).textContent).toBeDefined();
    await userEvent.clear(within(dialog).getByLabelText(/^Heslo/u));
    clock.now = instant;
    await enter('správné');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked.at(-1)?.body).toEqual({ username: 'jana@mesto.test', password: 'správné' });
    await waitFor(() => expect(typed().closest('[inert]')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(typed()));
    await waitFor(() => expect(document.title).toBe('Michaela Matoušková'));
    // What changed meanwhile did not reach it: what is shown is read again.
    await waitFor(() => expect(tools.queryClient.getQueryState(['read before'])?.isInvalidated).toBe(true));
  });

  it('says that Caps Lock is on while its password is typed', async () => {
    const { session } = aScreen();
    act(() => session.end('forced'));
    await userEvent.click(within(await over()).getByLabelText(/^Heslo/u));
    await userEvent.keyboard('{CapsLock}A');
    expect((await over()).textContent).toContain('Caps Lock');
  });

  it('waits for the second factor too', async () => {
    const { session } = aScreen({ owing: true });
    act(() => session.end('forced'));
    await enter('správné');
    await screen.findByText('Opište kód, který právě ukazuje vaše ověřovací aplikace.');
    expect(session.get().suspended).toBe(true);
  });

  it('comes back by a passkey too', async () => {
    const { session, asked } = aScreen({ owing: true, method: 'passkey' });
    const signed = { id: 'a', rawId: bytes, type: 'public-key', response, getClientExtensionResults: () => ({}) };
    vi.stubGlobal('PublicKeyCredential', vi.fn());
    vi.spyOn(navigator, 'credentials', 'get').mockReturnValue(Object.assign(Object.create(null), { get: async () => signed }));
    act(() => session.end('forced'));
    await enter('správné');
    await userEvent.click(await screen.findByRole('button', { name: 'Použít přístupový klíč' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked.map(({ path }) => path)).toEqual(expect.arrayContaining(['/auth/passkeys/challenge', '/auth/passkeys/answer']));
    expect(session.get()).toMatchObject({ suspended: false });
    expect(typed().closest('[inert]')).toBeNull();
  });

  it('leads to the identity provider in a window of its own, and comes back with the session that another tab tells of', async () => {
    document.documentElement.dataset['provider'] = 'Město';
    const { session } = aScreen();
    await userEvent.type(typed(), ' ml.');
    act(() => session.end('forced'));
    const link = within(await over()).getByRole('link', { name: 'Město' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/central/auth/oidc/start', '_blank']);
    act(() => session.begin(anAnswer('two', 100)));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(typed()).toHaveProperty('value', 'Michaela Matoušková ml.');
    expect(typed().closest('[inert]')).toBeNull();
  });

  it('stays under a step that is owed in the middle of the session, which says what it is and nothing of security', async () => {
    const { session } = aScreen();
    const ended = aUser({ next_password_change: new Date(instant.getTime() - minute).toISOString() });
    await userEvent.type(typed(), ' ml.');
    act(() => session.begin(anAnswer('two', 100, ended)));
    const dialog = await screen.findByRole('dialog', { name: 'Než budete pokračovat' });
    expect(dialog.textContent).toContain('Platnost vašeho hesla skončila. Zvolte si nové.');
    expect(dialog.textContent).not.toMatch(/odhlásili|Přihlášení ukončil/u);
    await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByLabelText(/^Stávající heslo/u)));
    expect(typed().closest('[inert]')).not.toBeNull();
    act(() => session.begin(anAnswer('three', 100)));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(typed()).toHaveProperty('value', 'Michaela Matoušková ml.');
    expect(typed().closest('[inert]')).toBeNull();
  });

  it('is kept after a sign-out in another tab only where something is not saved', () => {
    const { session } = aScreen({ isUnsaved: false });
    act(() => session.end('elsewhere'));
    expect(session.get()).toMatchObject({ suspended: false, user: null });
  });

  it('says that its person signed out in another tab, and nothing of security', async () => {
    const { session } = aScreen();
    act(() => session.end('elsewhere'));
    const dialog = await over();
    expect(dialog.textContent).toContain('Odhlásili jste se v jiném okně prohlížeče.');
    expect(dialog.textContent).not.toContain('Z bezpečnostních důvodu');
  });

  it('is given up for somebody else after a question', async () => {
    const { session } = aScreen();
    act(() => session.end('forced'));
    await userEvent.click(within(await over()).getByRole('button', { name: 'Přihlásit se jako někdo jiný' }));
    expect(session.get().suspended).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Odejít bez uložení' }));
    await waitFor(() => expect(session.get()).toMatchObject({ suspended: false, user: null, ended: 'left' }));
  });
});
