import { get, type IncomingMessage } from 'node:http';
import type { Central } from './central.ts';

export type LiveEvent = { readonly name: string; readonly data: Readonly<Record<string, unknown>> };

/** A client that reads the live stream as it comes. */
export type LiveReader = {
  readonly status: number;
  /** The body of a refusal. */
  readonly refusal: unknown;
  /** Waits for the next event. */
  readonly next: () => Promise<LiveEvent>;
  /** Events up to and with the first that fits. */
  readonly until: (fits: (event: LiveEvent) => boolean) => Promise<readonly LiveEvent[]>;
  /** Waits until the server has reported how far it has reported, and answers with it. */
  readonly position: () => Promise<string>;
  /** Settles when the server ends the stream. */
  readonly ended: Promise<void>;
  readonly leave: () => void;
};

/** Milliseconds after which a reader says that nothing came: a test that only waits would not say for what. */
const patience = 20_000;

type Asked = { readonly query?: string; readonly lastId?: string };

/** The address that a server listens on. */
async function originOf({ app }: Pick<Central, 'app'>): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server does not listen');
  return `http://127.0.0.1:${address.port}`;
}

/** Opens the stream as the holder of the token, over a connection of its own. */
export async function readLive(central: Pick<Central, 'app'>, token: string, asked: Asked = {}): Promise<LiveReader> {
  const response = await openStream(central, token, asked);
  const received = queue<LiveEvent>();
  const positions = queue<string>();
  const isStream = response.headers['content-type']?.startsWith('text/event-stream') === true;
  const refusal: unknown = isStream ? undefined : JSON.parse(await textOf(response));
  const ended = isStream ? readBlocks(response, (block) => sort(block, received.add, positions.add)) : Promise.resolve();
  void ended.then(received.end).then(positions.end);
  const until = async (fits: (event: LiveEvent) => boolean): Promise<readonly LiveEvent[]> => {
    const events: LiveEvent[] = [];
    for (;;) {
      const event = await received.take().catch((cause: unknown) => {
        throw new Error(`waited in vain, after ${JSON.stringify(events)}`, { cause });
      });
      events.push(event);
      if (fits(event)) return events;
    }
  };
  const leave = (): void => void response.destroy();
  return { status: response.statusCode ?? 0, refusal, next: received.take, until, position: positions.take, ended, leave };
}

async function openStream(central: Pick<Central, 'app'>, token: string, { query = '', lastId }: Asked = {}): Promise<IncomingMessage> {
  const headers = { authorization: `Bearer ${token}`, 'x-background': '1', ...(lastId === undefined ? {} : { 'last-event-id': lastId }) };
  const address = `${await originOf(central)}/central/live${query}`;
  return new Promise((resolve, reject) => {
    get(address, { agent: false, headers }, resolve).once('error', reject);
  });
}

async function textOf(response: IncomingMessage): Promise<string> {
  let text = '';
  response.setEncoding('utf8');
  for await (const chunk of response) text += String(chunk);
  return text;
}

function sort(block: string, onEvent: (event: LiveEvent) => void, onPosition: (position: string) => void): void {
  const lines = block.split('\n');
  const after = (start: string) => lines.find((line) => line.startsWith(start))?.slice(start.length);
  const [name, data, id] = [after('event: '), after('data: '), after('id: ')];
  if (name !== undefined && data !== undefined) onEvent({ name, data: JSON.parse(data) });
  if (id !== undefined) onPosition(id);
}

async function readBlocks(response: IncomingMessage, onBlock: (block: string) => void): Promise<void> {
  response.setEncoding('utf8');
  let waiting = '';
  try {
    for await (const chunk of response) {
      const blocks = (waiting + String(chunk)).split('\n\n');
      waiting = blocks.pop() ?? '';
      blocks.forEach(onBlock);
    }
  } catch {
    // The reader left, or the connection was cut: either way nothing more comes.
  }
}

/** What comes is kept until it is taken; who takes first waits. After the end, taking fails. */
function queue<T>() {
  const kept: T[] = [];
  const waiting: { readonly give: (one: T) => void; readonly fail: (reason: Error) => void }[] = [];
  let isOver = false;
  return {
    add: (one: T): void => {
      const first = waiting.shift();
      if (first === undefined) kept.push(one);
      else first.give(one);
    },
    take: (): Promise<T> => {
      const first = kept.shift();
      if (first !== undefined) return Promise.resolve(first);
      if (isOver) return Promise.reject(new Error('the stream has ended'));
      return new Promise((give, fail) => {
        const tooLate = setTimeout(() => fail(new Error(`nothing was told within ${patience / 1000} s`)), patience);
        const settled = () => clearTimeout(tooLate);
        waiting.push({ give: (one) => (settled(), give(one)), fail: (reason) => (settled(), fail(reason)) });
      });
    },
    end: (): void => {
      isOver = true;
      for (const { fail } of waiting.splice(0)) fail(new Error('the stream has ended'));
    },
  };
}
