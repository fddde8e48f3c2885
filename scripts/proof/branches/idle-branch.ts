import { createHmac, randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import { branchProofText } from '../../../contract/channels/branch/proofs.ts';
import { branchSocketPath, branchTerms } from '../../../contract/channels/branch/terms.ts';
import type { ProvenStore } from './proof-setup.ts';

/** A branch that holds its socket, comes back as the protocol says, and says what it is given. Small: there are ten thousand. */
export class IdleBranch {
  #socket: WebSocket | null = null;
  #tries = 0;
  #isOver = false;
  #sequence = 0;
  #revision: number | null = null;
  isAdmitted = false;
  /** Why its sockets ended so far, by code. */
  readonly endings: number[] = [];
  readonly store: ProvenStore;
  readonly #origin: string;
  readonly #place: number;

  constructor(store: ProvenStore, origin: string, place: number) {
    this.store = store;
    this.#origin = origin.replace(/^http/u, 'ws');
    this.#place = place;
  }

  connect(): void {
    const nonce = randomBytes(32).toString('base64url');
    // Branches are in many places: each network is counted on its own.
    const localAddress = `127.0.${1 + (this.#place >> 8)}.${1 + (this.#place & 127)}`;
    const socket = new WebSocket(`${this.#origin}${branchSocketPath}`, { perMessageDeflate: false, localAddress });
    this.#socket = socket;
    const say = (message: object) => socket.send(JSON.stringify(message));
    socket.on('open', () => say({ type: 'hello', protocol: 1, store_code: this.store.code, nonce }));
    socket.on('message', (data) => {
      const message = JSON.parse(Buffer.isBuffer(data) ? data.toString() : '{}');
      if (message.type === 'challenge') {
        const text = branchProofText('branch', { storeCode: this.store.code, branchNonce: nonce, centralNonce: message.nonce });
        const digest = createHmac('sha256', this.store.key).update(text).digest('base64url');
        say({ type: 'proof', digest, revision: this.#revision, at: new Date().toISOString() });
      } else if (message.type === 'welcome') {
        this.isAdmitted = true;
        this.#tries = 0;
      } else if (message.type === 'heartbeat') say({ type: 'heartbeat', at: new Date().toISOString() });
      else if (message.type === 'configuration' && message.part === message.parts) {
        this.#revision = message.revision;
        say({ type: 'applied', revision: message.revision });
      }
    });
    socket.on('error', () => undefined);
    socket.on('close', (code) => {
      this.isAdmitted = false;
      this.endings.push(code);
      if (this.#isOver) return;
      const most = Math.min(branchTerms.longestReturnMilliseconds, branchTerms.firstReturnMilliseconds * 2 ** this.#tries);
      this.#tries += 1;
      setTimeout(() => this.connect(), Math.random() * most);
    });
  }

  /** Reports a new ticket; answers with its number. */
  issue(): string {
    this.#sequence += 1;
    const number = `A ${this.#sequence}`;
    const event = { ticket: this.#sequence, number, service_id: this.store.service, visit: null, order_id: null };
    const common = { sequence: this.#sequence, at: new Date().toISOString(), kind: 'ticket_created' };
    this.#socket?.send(JSON.stringify({ type: 'events', events: [{ ...common, ...event }] }));
    return number;
  }

  end(): void {
    this.#isOver = true;
    this.#socket?.terminate();
  }
}
