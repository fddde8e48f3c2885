import { createHmac, randomBytes } from 'node:crypto';
import { type ClientOptions, WebSocket } from 'ws';
import type { BranchEvent } from '../../../contract/channels/branch/events.ts';
import { branchProofText } from '../../../contract/channels/branch/proofs.ts';
import { branchSocketPath } from '../../../contract/channels/branch/terms.ts';
import { type ToBranch, toBranch } from '../../../contract/channels/branch/to-branch.ts';

/** What a branch says of an event, without what numbers and times it. */
export type UnnumberedEvent = BranchEvent extends infer E ? (E extends BranchEvent ? Omit<E, 'sequence' | 'at'> : never) : never;
type Of<T extends ToBranch['type']> = Extract<ToBranch, { type: T }>;
export type Ended = { readonly code: number; readonly reason: string };

/** A socket to the central that says what the test wants said, and holds every word that it receives against the contract. */
export class BranchClient {
  readonly received: ToBranch[] = [];
  readonly ended: Promise<Ended>;
  readonly socket: WebSocket;
  #listeners = new Set<() => void>();
  #over: Ended | null = null;

  constructor(origin: string, headers: Readonly<Record<string, string>> = {}, connection: ClientOptions = {}) {
    const address = `${origin.replace(/^http/u, 'ws')}${branchSocketPath}`;
    this.socket = new WebSocket(address, { ...connection, headers, perMessageDeflate: false });
    this.socket.on('message', (data) => {
      this.received.push(toBranch.parse(JSON.parse(String(data))));
      this.#notify();
    });
    this.socket.on('error', () => undefined);
    this.ended = new Promise((resolve) => {
      this.socket.on('close', (code, reason) => {
        this.#over = { code, reason: String(reason) };
        resolve(this.#over);
        this.#notify();
      });
    });
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }

  async opened(): Promise<this> {
    if (this.socket.readyState === WebSocket.OPEN) return this;
    await new Promise<void>((resolve, reject) => {
      this.socket.once('open', resolve);
      this.socket.once('error', reject);
    });
    return this;
  }

  say(message: unknown): void {
    this.socket.send(JSON.stringify(message));
  }

  /** The next message of one of the types that was not taken before. */
  async next<T extends ToBranch['type']>(...types: readonly T[]): Promise<Of<T>> {
    const is = (message: ToBranch): message is Of<T> => types.some((type) => type === message.type);
    for (;;) {
      const place = this.received.findIndex(is);
      const found = this.received[place];
      if (found !== undefined && is(found)) {
        this.received.splice(place, 1);
        return found;
      }
      if (this.#over !== null) throw new Error(`closed with ${this.#over.code} ${this.#over.reason} before ${types.join()}`);
      await new Promise<void>((resolve) => {
        const listener = () => {
          this.#listeners.delete(listener);
          resolve();
        };
        this.#listeners.add(listener);
      });
    }
  }

  close(): void {
    this.socket.close();
  }
}

export type Holder = { readonly code: string; readonly key: string };
type Knocking = {
  readonly origin: string;
  readonly revision?: number | null;
  readonly at?: string;
  readonly headers?: Record<string, string>;
  /** How it connects, where not as usual. */
  readonly connection?: ClientOptions;
};

/** Goes through the handshake; the proof is made with the key, whatever key that is. */
export async function tryHandshake(
  { code, key }: Holder,
  { origin, revision = null, at = new Date().toISOString(), headers, connection }: Knocking,
): Promise<BranchClient> {
  const client = await new BranchClient(origin, headers, connection).opened();
  const nonce = randomBytes(32).toString('base64url');
  client.say({ type: 'hello', protocol: 1, store_code: code, nonce });
  const challenge = await client.next('challenge');
  const nonces = { storeCode: code, branchNonce: nonce, centralNonce: challenge.nonce };
  client.say({ type: 'proof', digest: proof(key, 'branch', nonces), revision, at });
  return client;
}

export function proof(key: string, by: 'branch' | 'central', nonces: Parameters<typeof branchProofText>[1]): string {
  return createHmac('sha256', key).update(branchProofText(by, nonces)).digest('base64url');
}

/** Numbers what a branch says, from the sequence on, a second apart. */
export function eventsFrom(sequence: number, at: string, said: readonly UnnumberedEvent[]): readonly BranchEvent[] {
  const start = Date.parse(at);
  return said.map((one, place): BranchEvent => ({ ...one, sequence: sequence + place, at: new Date(start + place * 1000).toISOString() }));
}
