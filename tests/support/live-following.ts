import type { Central } from './central.ts';
import { type LiveReader, readLive } from './live-reader.ts';

type Asked = Parameters<typeof readLive>[2];

/** Readers of a live stream that a test opens, to be closed behind each test. */
export type Followers = {
  readonly reading: (token: string, asked?: Asked, server?: Central) => Promise<LiveReader>;
  /** Reads, and learns where the stream begins. */
  readonly following: (token: string, asked?: Asked, server?: Central) => Promise<{ reader: LiveReader; position: string }>;
  readonly leave: () => void;
};

/** Readers of the central that there is when they are opened. */
export function followersOf(central: () => Central): Followers {
  const open: LiveReader[] = [];
  const reading: Followers['reading'] = async (token, asked = {}, server = central()) => {
    const reader = await readLive(server, token, asked);
    open.push(reader);
    return reader;
  };
  return {
    reading,
    following: async (token, asked, server) => {
      const reader = await reading(token, asked, server);
      return { reader, position: await reader.position() };
    },
    leave: () => {
      for (const reader of open.splice(0)) reader.leave();
    },
  };
}
