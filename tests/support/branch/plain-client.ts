import { createHmac } from 'node:crypto';
import { WebSocket } from 'ws';

type Message = Readonly<Record<string, unknown>>;
export type Closing = { readonly code: number; readonly reason: string };

/** What does not come within so long does not come: anyone who waits learns for what. In milliseconds. */
const patience = 20_000;

/** A client as someone writes it who has the page of the protocol and none of our code. */
export class PlainClient {
  readonly closing: Promise<Closing>;
  readonly #socket: WebSocket;
  readonly #opened: Promise<unknown>;
  readonly #received: Message[] = [];
  #notify = (): void => {};

  constructor(address: string) {
    this.#socket = new WebSocket(address, { perMessageDeflate: false });
    this.#opened = new Promise((resolve, reject) => {
      this.#socket.once('open', resolve);
      this.#socket.once('error', reject);
    });
    this.#socket.on('message', (data) => {
      const message: unknown = JSON.parse(String(data));
      this.#received.push({ ...(typeof message === 'object' ? message : {}) });
      this.#notify();
    });
    this.closing = new Promise((resolve) => {
      this.#socket.on('close', (code, reason) => {
        resolve({ code, reason: String(reason) });
        this.#notify();
      });
    });
  }

  async say(message: Message): Promise<void> {
    await this.#opened;
    this.#socket.send(JSON.stringify(message));
  }

  /** The next message, whatever it is. Throws where the socket ends before one comes, and where none comes. */
  async next(): Promise<Message> {
    for (;;) {
      const message = this.#received.shift();
      if (message !== undefined) return message;
      if (this.#socket.readyState === WebSocket.CLOSED) throw new Error(`closed: ${JSON.stringify(await this.closing)}`);
      await new Promise<void>((resolve, reject) => {
        const given = setTimeout(() => reject(new Error('the central says nothing')), patience);
        this.#notify = () => {
          clearTimeout(given);
          resolve();
        };
      });
    }
  }

  /** What was received and asked for by no one. */
  left(): readonly Message[] {
    return this.#received;
  }

  end(): void {
    this.#socket.terminate();
  }
}

type Signed = { readonly key: string; readonly by: 'branch' | 'central'; readonly code: unknown; readonly nonces: readonly unknown[] };

/** The digest as the page describes it; `nonces`: of the branch, then of the central. */
export function plainDigest({ key, by, code, nonces }: Signed): string {
  const text = ['poradnik-branch-1', by, code, ...nonces].join('\n');
  return createHmac('sha256', Buffer.from(key, 'utf8')).update(text, 'utf8').digest('base64url');
}
