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
