import { expect, it } from 'vitest';
import type { LiveBatch } from '../../../src/providers/live/connection.ts';
import { followTogether, type LiveTabs } from '../../../src/providers/live/follow-together.ts';
import type { LiveMessage } from '../../../src/providers/live/live-message.ts';

type Open = { readonly from: string | undefined; readonly say: (batch: LiveBatch) => void };

/** Tabs of one browser: one leads at a time, in the order in which they asked; a closed tab receives no longer. */
function aBrowser() {
  const streams: Open[] = [];
  const listeners = new Map<object, (message: unknown) => void>();
  let turn: Promise<void> = Promise.resolve();
  const open = (): LiveTabs => {
    const me = {};
    return {
      lead: (work, signal) => {
        const mine = turn.then(() => (signal.aborted ? undefined : work()));
        turn = mine;
        return mine;
      },
      send: (message) => {
        for (const [tab, listener] of listeners) if (tab !== me) listener(structuredClone(message));
      },
      listen: (listener) => listeners.set(me, listener),
      close: () => listeners.delete(me),
    };
  };
  return { open, streams };
}

/** A tab that follows; `streams` are those that any tab has opened. */
function aTab(tabs: LiveTabs, streams: Open[], { user = 1, tab = 'a' } = {}) {
  const leaving = new AbortController();
  const received: LiveMessage[] = [];
  void followTogether({
    tabs,
    user,
    tab,
    signal: leaving.signal,
    onMessages: (messages) => received.push(...messages),
    connect: ({ position, onBatch, signal }) =>
      new Promise((resolve) => {
        streams.push({ from: position(), say: onBatch });
        signal.addEventListener('abort', () => resolve());
      }),
  });
  const close = (): void => {
    tabs.close();
    leaving.abort();
  };
  return { received, close };
}

const change = (id: number): LiveMessage => ({ kind: 'change', resource: 'stores', id, version: 2, action: 'edit' });
/** Lets everything that is ready happen. */
const soon = () => new Promise((resolve) => setTimeout(resolve));

it('opens one stream for all tabs, which all of them hear', async () => {
  const { open, streams } = aBrowser();
  const [first, second] = [aTab(open(), streams), aTab(open(), streams, { tab: 'b' })];
  await soon();
  expect(streams).toHaveLength(1);
  streams[0]?.say({ messages: [change(1)], position: 'p1' });
  expect([first.received, second.received]).toEqual([[change(1)], [change(1)]]);
});

it('hands over where the leading tab was when it closed', async () => {
  const { open, streams } = aBrowser();
  const [first, second] = [aTab(open(), streams), aTab(open(), streams, { tab: 'b' })];
  await soon();
  streams[0]?.say({ messages: [change(1)], position: 'p1' });
  streams[0]?.say({ messages: [], position: 'p2' });
  first.close();
  await soon();
  expect(streams.map(({ from }) => from)).toEqual([undefined, 'p2']);
  streams[1]?.say({ messages: [change(2)], position: 'p3' });
  expect(second.received).toEqual([change(1), change(2)]);
});

it('tells a tab that opens what it may have missed, and no other', async () => {
  const { open, streams } = aBrowser();
  const first = aTab(open(), streams);
  await soon();
  streams[0]?.say({ messages: [change(1)], position: 'p1' });
  const second = aTab(open(), streams, { tab: 'b' });
  const third = aTab(open(), streams, { tab: 'c' });
  expect([first.received, second.received, third.received]).toEqual([[change(1)], [change(1)], [change(1)]]);
});

it('tells nothing to a tab in which somebody else is signed in', async () => {
  const { open, streams } = aBrowser();
  aTab(open(), streams);
  const other = aTab(open(), streams, { user: 2, tab: 'b' });
  await soon();
  streams[0]?.say({ messages: [change(1)], position: 'p1' });
  expect(other.received).toEqual([]);
});
