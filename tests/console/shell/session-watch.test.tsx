import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionWatch } from '../../../src/custom/shell/session/session-watch.tsx';
import { SessionTimeContext } from '../../../src/providers/session/time-left.ts';
import { aWorld } from '../providers/console-world.tsx';
import { anAnswer, instant } from '../providers/fake-central.ts';
import { showInShell } from './show-in-shell.tsx';

const minute = 60_000;

/** A session that ends half an hour after the last work of its person, and in all after so many minutes. */
async function aSession({ wholeMinutes = 720, cause = '' } = {}) {
  const state = { activeAt: Date.now(), isDown: false };
  const end = Date.now() + wholeMinutes * minute;
  const world = aWorld(
    ({ path, headers }) => {
      if (state.isDown) return 'cut';
      if (path !== '/auth/refresh' && !headers.has('x-background') && Date.now() < state.activeAt + 30 * minute)
        state.activeAt = Date.now();
      const whole = Math.floor((end - Date.now()) / 1000);
      const idle = Math.min(whole, Math.floor((state.activeAt + 30 * minute - Date.now()) / 1000));
      if (idle <= 0) return { status: 401, json: { err: 'Unauthorized', message: 'Přihlaste se.' } };
      const because = cause === '' ? {} : { 'session-end-cause': cause };
      return { json: {}, headers: { 'session-idle-seconds': String(idle), 'session-left-seconds': String(whole), ...because } };
    },
    anAnswer('jana', 100_000),
    () => new Date(),
  );
  await showInShell(
    world,
    <SessionTimeContext value={world.tools.sessionTime}>
      <SessionWatch />
    </SessionTimeContext>,
  );
  await act(async () => void (await world.tools.http.request('/me')));
  return { world, state };
}

const pass = (minutes: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(minutes * minute)));
const warning = () => screen.queryByRole('dialog', { name: 'Přihlášení brzy skončí' });

beforeEach(() => {
  vi.useFakeTimers({ now: instant, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});

describe('a session that will end by itself', () => {
  it('says so two minutes before, counts down, and goes on when asked to', async () => {
    await aSession();
    await pass(27.9);
    expect(warning()).toBeNull();
    await pass(0.1);
    await vi.waitFor(() => expect(warning()).not.toBeNull());
    expect(warning()?.textContent).toMatch(/Skončí za 2:00 min/u);
    await pass(0.5);
    expect(warning()?.textContent).toMatch(/Skončí za 1:30 min/u);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Zůstat přihlášeni' })));
    await pass(0);
    expect(warning()).toBeNull();
    await pass(27.9);
    expect(warning()).toBeNull();
    await pass(0.2);
    expect(warning()).not.toBeNull();
  });

  it('is not spoken of while somebody works in another tab, and no more once they do', async () => {
    const { state } = await aSession();
    await pass(20);
    state.activeAt = Date.now();
    await pass(20);
    expect(warning()).toBeNull();
    await pass(8.1);
    expect(warning()).not.toBeNull();
    state.activeAt = Date.now();
    await pass(0.4);
    expect(warning()).toBeNull();
  });

  it('signs out when nobody answers', async () => {
    const { world } = await aSession();
    await pass(31);
    expect(world.session.get()).toMatchObject({ loggedIn: false, ended: 'forced' });
  });

  it('says that it has lasted as long as it may, once', async () => {
    await aSession({ wholeMinutes: 20 });
    await pass(18.1);
    expect(warning()?.textContent).toMatch(/prodloužit ho nejde/u);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Rozumím' })));
    await pass(1);
    expect(warning()).toBeNull();
  });

  it('says at once that it ends for want of a second factor, with all the time that is left, and once', async () => {
    await aSession({ wholeMinutes: 10, cause: 'second_factor' });
    // It is fetched when it is first needed.
    await vi.waitFor(() => expect(warning()).not.toBeNull());
    expect(warning()?.textContent).toMatch(/povinné dvoufázové ověření.*Skončí za (?:10:00|9:5\d) min/u);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Rozumím' })));
    await pass(9);
    expect(warning()).toBeNull();
  });

  it('says what to do when it could not be put off', async () => {
    const { state } = await aSession();
    await pass(28.1);
    state.isDown = true;
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Zůstat přihlášeni' })));
    await pass(0.1);
    expect(screen.getByRole('alert').textContent).toMatch(/Zkontrolujte připojení/u);
    state.isDown = false;
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Zůstat přihlášeni' })));
    await pass(0.1);
    expect(warning()).toBeNull();
  });
});
