import { createHmac, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import type { BranchEvent } from '../../../contract/channels/branch/events.ts';
import { type FromBranch, fromBranch } from '../../../contract/channels/branch/from-branch.ts';
import { branchProofText } from '../../../contract/channels/branch/proofs.ts';
import { branchClosings, branchSocketPath } from '../../../contract/channels/branch/terms.ts';
import type { BranchConfigurationRow, BranchRevision, ToBranch } from '../../../contract/channels/branch/to-branch.ts';

/** What a fake central knows of a store. */
export type FakeStore = {
  readonly key: string;
  configuration: { readonly revision: number; readonly rows: readonly BranchConfigurationRow[] };
  /** Changes since the configuration. */
  revisions: BranchRevision[];
  readonly received: Map<number, BranchEvent>;
  /** Frames with events, as they came: to see repetitions. */
  batches: number;
  applied: number[];
  refused: number[];
  connections: number;
  socket: WebSocket | null;
};

export type FakeCentral = {
  readonly url: string;
  readonly stores: ReadonlyMap<string, FakeStore>;
  /** What of what branches said the contract does not allow. */
  readonly faults: readonly string[];
  addStore(code: string, key: string, rows: readonly BranchConfigurationRow[]): FakeStore;
  /** Reports a branch of a change. */
  change(code: string, change: Omit<BranchRevision, 'revision' | 'at'>): void;
  /** Swallows acknowledgements as long as it is true. */
  isDeaf: boolean;
  /** Another one after it was restored from a backup. */
  incarnation: number;
  close(): Promise<void>;
};

/** A central in memory that speaks the contract and nothing else, for branches to be tried against. */
export async function fakeCentral(): Promise<FakeCentral> {
  const stores = new Map<string, FakeStore>();
  const faults: string[] = [];
  const http = createServer();
  const sockets = new WebSocketServer({ server: http, path: branchSocketPath });
  const state = { isDeaf: false, incarnation: 1 };
  sockets.on('connection', (socket) => speakWith(socket, { stores, faults, state }));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    stores,
    faults,
    addStore: (code, key, rows) => {
      const store: FakeStore = {
        key,
        configuration: { revision: 0, rows },
        revisions: [],
        received: new Map(),
        batches: 0,
        applied: [],
        refused: [],
        connections: 0,
        socket: null,
      };
      stores.set(code, store);
      return store;
    },
    change: (code, change) => {
      const store = stores.get(code);
      if (store === undefined) throw new Error(`no store ${code}`);
      const revision = { ...change, revision: store.configuration.revision + store.revisions.length + 1, at: new Date().toISOString() };
      store.revisions.push(revision);
      if (store.socket !== null) say(store.socket, { type: 'changes', revisions: [revision] });
    },
    get isDeaf() {
      return state.isDeaf;
    },
    set isDeaf(isDeaf) {
      state.isDeaf = isDeaf;
    },
    get incarnation() {
      return state.incarnation;
    },
    set incarnation(incarnation) {
      state.incarnation = incarnation;
    },
    close: async () => {
      for (const client of sockets.clients) client.terminate();
      sockets.close();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

type Room = {
  readonly stores: ReadonlyMap<string, FakeStore>;
  readonly faults: string[];
  readonly state: { readonly isDeaf: boolean; readonly incarnation: number };
};
type Shake = { code: string; branchNonce: string; centralNonce: string };

function speakWith(socket: WebSocket, { stores, faults, state }: Room): void {
  let shake: Shake | null = null;
  let store: FakeStore | null = null;
  socket.on('message', (data) => {
    const read = fromBranch.safeParse(JSON.parse(Buffer.isBuffer(data) ? data.toString('utf8') : '{}'));
    if (!read.success) {
      faults.push(read.error.message);
      return;
    }
    const message = read.data;
    if (message.type === 'hello') {
      shake = { code: message.store_code, branchNonce: message.nonce, centralNonce: randomBytes(32).toString('base64url') };
      return say(socket, { type: 'challenge', protocol: 1, nonce: shake.centralNonce });
    }
    if (message.type === 'proof') {
      const found = shake === null ? undefined : stores.get(shake.code);
      if (shake === null || found === undefined || digest('branch', found.key, shake) !== message.digest) {
        return socket.close(branchClosings.not_admitted);
      }
      store = found;
      return admit(socket, found, shake, { revision: message.revision, incarnation: state.incarnation });
    }
    if (store === null) faults.push(`out of turn: ${message.type}`);
    else receive(socket, store, message, state);
  });
  socket.on('close', () => {
    if (store?.socket === socket) store.socket = null;
  });
}

type Progress = { readonly revision: number | null; readonly incarnation: number };

function admit(socket: WebSocket, store: FakeStore, shake: Shake, { revision, incarnation }: Progress): void {
  store.socket?.close(branchClosings.replaced);
  store.socket = socket;
  store.connections += 1;
  const { configuration, revisions } = store;
  const newest = configuration.revision + revisions.length;
  say(socket, {
    type: 'welcome',
    digest: digest('central', store.key, shake),
    at: new Date().toISOString(),
    revision: newest,
    incarnation,
    ...had(store),
  });
  if (revision === null)
    say(socket, { type: 'configuration', revision: configuration.revision, part: 1, parts: 1, rows: [...configuration.rows] });
  const waiting = revisions.filter((each) => each.revision > (revision ?? configuration.revision));
  if (waiting.length > 0) say(socket, { type: 'changes', revisions: waiting });
}

function receive(socket: WebSocket, store: FakeStore, message: FromBranch, { isDeaf }: { readonly isDeaf: boolean }): void {
  if (message.type === 'heartbeat') say(socket, { type: 'heartbeat', at: new Date().toISOString() });
  if (message.type === 'applied') store.applied.push(message.revision);
  if (message.type === 'not_applied') store.refused.push(message.revision);
  if (message.type !== 'events') return;
  store.batches += 1;
  // What is there already is not kept again.
  for (const event of message.events) if (!store.received.has(event.sequence)) store.received.set(event.sequence, event);
  if (!isDeaf) say(socket, { type: 'acknowledge', ...had(store) });
}

function had({ received }: FakeStore): { readonly acknowledged: number; readonly missing: [number, number][] } {
  const missing: [number, number][] = [];
  let [acknowledged, last] = [0, 0];
  for (const sequence of [...received.keys()].toSorted((one, other) => one - other)) {
    if (sequence > last + 1) missing.push([last + 1, sequence - 1]);
    else if (missing.length === 0) acknowledged = sequence;
    last = sequence;
  }
  return { acknowledged, missing };
}

function digest(by: 'branch' | 'central', key: string, { code, branchNonce, centralNonce }: Shake): string {
  return createHmac('sha256', key)
    .update(branchProofText(by, { storeCode: code, branchNonce, centralNonce }))
    .digest('base64url');
}

function say(socket: WebSocket, message: ToBranch): void {
  socket.send(JSON.stringify(message));
}
