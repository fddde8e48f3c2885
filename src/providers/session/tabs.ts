import { isSessionAnswer, type SessionAnswer } from './session-answer.ts';

export type TabMessage =
  | { readonly kind: 'renewed'; readonly answer: SessionAnswer }
  | { readonly kind: 'ended'; readonly how: 'asked' | 'forced' };

/** Informs the other tabs of the browser what became of the session that they share. */
export type Tabs = {
  readonly send: (message: TabMessage) => void;
  readonly listen: (listener: (message: TabMessage) => void) => void;
  /** Carries out one piece of work at a time among all tabs. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
};

const channelName = 'poradnik.session';

function isTabMessage(value: unknown): value is TabMessage {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  if (value.kind === 'ended') return 'how' in value && (value.how === 'asked' || value.how === 'forced');
  return value.kind === 'renewed' && 'answer' in value && isSessionAnswer(value.answer);
}

/** Web Locks and a broadcast channel; where the browser withholds them, each tab goes on its own. */
export function browserTabs(): Tabs {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(channelName) : null;
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target; it never leaves the origin
    send: (message) => channel?.postMessage(message),
    listen: (listener) =>
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (isTabMessage(data)) listener(data);
      }),
    alone: async (work) => {
      if (!('locks' in navigator) || navigator.locks === undefined) return work();
      return navigator.locks.request('poradnik.refresh', work);
    },
  };
}
