import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { StorageWatch } from '../../../src/custom/shell/storage-watch.tsx';
import { StorageNoticeContext } from '../../../src/providers/storage-notice.ts';
import { aWorld } from '../providers/console-world.tsx';
import { anAnswer } from '../providers/fake-central.ts';
import { showInShell } from './show-in-shell.tsx';

/** A console where the server says with every answer how much room its disk has. */
async function aConsole() {
  const server = { state: 'ample' };
  const world = aWorld(
    () => {
      const room = server.state === 'ample' ? {} : { 'storage-state': server.state };
      return { json: {}, headers: { 'session-idle-seconds': '1800', 'session-left-seconds': '7200', ...room } };
    },
    anAnswer('jana', 100_000),
  );
  await showInShell(
    world,
    <StorageNoticeContext value={world.tools.storageNotice}>
      <StorageWatch />
    </StorageNoticeContext>,
  );
  return {
    ask: async (state: string) => {
      server.state = state;
      await act(async () => void (await world.tools.http.request('/me')));
    },
  };
}

const banner = () => screen.queryByRole('status')?.textContent ?? null;

describe('the banner of a full disk', () => {
  it('says what does not work while the server says so, and goes away by itself', async () => {
    const { ask } = await aConsole();
    await ask('ample');
    expect(banner()).toBeNull();
    await ask('low');
    await vi.waitFor(() => expect(banner()).toMatch(/dochází místo.*importovat a zálohovat teď nejde/u));
    await ask('read_only');
    await vi.waitFor(() => expect(banner()).toMatch(/nic se neukládá.*formuláře nechte otevřené/u));
    await ask('ample');
    await vi.waitFor(() => expect(banner()).toBeNull());
  });
});
