import type { LiveBatch } from './connection.ts';
import { isMessage, isObject, type LiveMessage } from './live-message.ts';

/** A new tab asks what it missed while it was opening; the answer is for that tab alone. */
type TabMessage =
  | { readonly kind: 'news'; readonly user: number; readonly batch: LiveBatch; readonly to?: string }
  | { readonly kind: 'hello'; readonly user: number; readonly from: string };

type Connect = (following: {
  readonly position: () => string | undefined;
  readonly onBatch: (batch: LiveBatch) => void;
  readonly signal: AbortSignal;
}) => Promise<void>;

type Following = {
  readonly tabs: LiveTabs;
  /** The person of the session: what is reported to one person is not taken by another's tab. */
  readonly user: number;
  readonly tab: string;
  readonly connect: Connect;
  readonly onMessages: (messages: readonly LiveMessage[]) => void;
  readonly signal: AbortSignal;
};

/** This much is kept for tabs that are opening. */
const mostKept = 100;

/**
 * Follows with all tabs of the browser over one stream: the leading tab reads it and notifies the others. All of them know
 * up to which position changes have come, so that the next leader goes on from there and nothing is missed between.
 */
export async function followTogether({ tabs, user, tab, connect, onMessages, signal }: Following): Promise<void> {
  let position: string | undefined;
  let isLeading = false;
  let kept: readonly LiveMessage[] = [];
  const take = ({ messages, position: reached }: LiveBatch): void => {
    position = reached;
    kept = [...kept, ...messages].slice(-mostKept);
    if (messages.length > 0) onMessages(messages);
  };
  tabs.listen((data) => {
    if (signal.aborted || !isTabMessage(data) || data.user !== user) return;
    if (data.kind === 'hello') {
      if (isLeading && position !== undefined)
        tabs.send({ kind: 'news', user, to: data.from, batch: { messages: kept, position } } satisfies TabMessage);
    } else if (data.to === undefined || data.to === tab) take(data.batch);
  });
  tabs.send({ kind: 'hello', user, from: tab } satisfies TabMessage);
  await tabs.lead(async () => {
    isLeading = true;
    const onBatch = (batch: LiveBatch): void => {
      take(batch);
      tabs.send({ kind: 'news', user, batch } satisfies TabMessage);
    };
    await connect({ position: () => position, onBatch, signal });
  }, signal);
}

function isTabMessage(value: unknown): value is TabMessage {
  if (!isObject(value) || typeof value['user'] !== 'number') return false;
  if (value['kind'] === 'hello') return typeof value['from'] === 'string';
  const { batch } = value;
  return value['kind'] === 'news' && isObject(batch) && typeof batch['position'] === 'string' && isMessages(batch['messages']);
}

function isMessages(value: unknown): boolean {
  return Array.isArray(value) && value.every(isMessage);
}

/** What connects the tabs of a browser: one of them leads, all of them hear each other. */
export type LiveTabs = {
  /** Does the work once no other tab does it, until the signal. Another tab takes over when this one closes. */
  readonly lead: (work: () => Promise<void>, signal: AbortSignal) => Promise<void>;
  readonly send: (message: unknown) => void;
  readonly listen: (listener: (message: unknown) => void) => void;
  readonly close: () => void;
};

const name = 'poradnik.live';

/** Web Locks and a broadcast channel; where the browser withholds them, each tab leads itself. */
export function browserLiveTabs(): LiveTabs {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null;
  return {
    lead: async (work, signal) => {
      if (!('locks' in navigator) || navigator.locks === undefined) return work();
      await navigator.locks.request(name, { signal }, work);
    },
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target; it never leaves the origin
    send: (message) => channel?.postMessage(message),
    listen: (listener) => channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => listener(data)),
    close: () => channel?.close(),
  };
}
