import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import pLimit from 'p-limit';
import { WebSocketServer } from 'ws';
import { branchSocketPath, branchTerms } from '../../../contract/channels/branch/terms.ts';
import type { Clock } from '../../adapters/clock.ts';
import { answerLast } from '../../answers/answer-last.ts';
import { retryAfterSeconds } from '../../answers/error-answer.ts';
import { within } from '../../db/connect/pool/within.ts';
import { type Database, whenCommitted } from '../../db/database.ts';
import type { Keys } from '../../keys/keys.ts';
import { findNetwork } from '../accounts/sign-in-attempts/find-network.ts';
import { addressReader } from './admission/address-of.ts';
import { createAdmission } from './admission/admit.ts';
import { createPendingSockets } from './admission/pending-sockets.ts';
import { createEventBatcher } from './batch-events.ts';
import { type Connection, openConnection } from './connection/open-connection.ts';
import type { OrderTools } from './events/apply-orders.ts';
import { createHub } from './hub.ts';
import { createPresence } from './presence/presence.ts';

export type BranchTools = {
  readonly db: Database;
  readonly clock: Clock;
  /** What orders are changed with as branches tell of them. */
  readonly orders: OrderTools;
  readonly log: FastifyBaseLogger;
  /** What keys of branches are sealed with. */
  readonly keys: Keys;
  readonly publicUrl: URL | null;
  readonly trustProxy: readonly string[];
  /** Whether there is room to write what branches tell. */
  readonly mayWrite: () => boolean;
  /** Whether other servers write into the same database. */
  readonly isShared: boolean;
  /** Whether someone else answers upgrades to other addresses. */
  readonly sharesUpgrades: boolean;
};

/** In milliseconds. */
const pace = { tick: 1_000, flush: 5_000, judge: 5_000, gathering: 250, poll: 2_000, settling: 5_000, leaving: 2_500 } as const;

/** Of the shortest packets that any network has a frame needs fewer; each that waits costs far more than what is in it. */
const chunksOfFrame = 1_024;

/** Fewer than there are connections to the database, so that admissions and batches always find one. */
const lookedUpAtOnce = 3;

/** The sockets of branches on this server. */
export type Branches = {
  readonly close: () => Promise<void>;
  /** Writes what was received, now: otherwise it is done every few seconds. */
  readonly flush: () => Promise<void>;
  readonly count: () => number;
};

/** Takes the socket of branches on the server's own port (page 03, The branch socket). */
export function serveBranches(app: FastifyInstance, tools: BranchTools): Branches {
  const { db, clock, log } = tools;
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: branchTerms.frameBytes,
    maxFragments: branchTerms.partsOfFrame,
    maxBufferedChunks: chunksOfFrame,
    clientTracking: false,
    handleProtocols: () => false,
  });
  const [presence, hub, pending] = [createPresence(db, clock), createHub(db, tools.keys.accepted), createPendingSockets()];
  const [admit, keep] = [createAdmission(db, clock, tools.keys.accepted, presence.refused), createEventBatcher(db, clock, tools.orders)];
  const look = pLimit(lookedUpAtOnce);
  const addressOf = addressReader(tools.trustProxy);
  const open = new Set<Connection>();
  let isClosing = false;

  const attempt = (work: () => Promise<unknown>, what: string) => (): void => {
    work().catch((error: unknown) => log.warn({ fault: error instanceof Error ? error.message : String(error) }, what));
  };
  const accept = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const address = addressOf(request);
    sockets.handleUpgrade(request, socket, head, (ws) => {
      const place = pending.add(findNetwork(address), () => connection.close('too_slow'));
      const connection = openConnection(ws, {
        db,
        clock,
        log,
        admit,
        keep,
        presence,
        mayWrite: tools.mayWrite,
        look,
        address,
        onAdmitted: (one, admitted) => {
          place.remove();
          hub.join(one, admitted);
          log.info({ store: admitted.storeCode, address }, 'a branch is connected');
        },
        onClosed: (one, end) => {
          place.remove();
          open.delete(one);
          hub.leave(one);
          log.info({ store: one.admitted()?.storeCode ?? null, address, why: end }, 'a socket of a branch ended');
        },
      });
      open.add(connection);
    });
  };
  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    socket.on('error', () => socket.destroy());
    if (request.url?.split('?')[0] !== branchSocketPath) {
      if (!tools.sharesUpgrades) refuseUpgrade(socket, '404 Not Found');
    } else if (isClosing) refuseUpgrade(socket, `503 Service Unavailable\r\nRetry-After: ${retryAfterSeconds}`);
    else if (isForeign(request, tools.publicUrl)) refuseUpgrade(socket, '403 Forbidden');
    else accept(request, socket, head);
  };
  app.server.on('upgrade', onUpgrade);

  const checkForChanges = attempt(hub.checkForChanges, 'looking for changes to send to branches failed');
  let isWaking = false;
  const stopListening = whenCommitted(db, () => {
    if (isWaking || hub.size() === 0) return;
    isWaking = true;
    setTimeout(() => {
      isWaking = false;
      checkForChanges();
    }, pace.gathering).unref();
  });
  const flush = attempt(presence.flush, 'writing down which branches communicate failed, and is tried again');
  const timers = [
    setInterval(() => {
      for (const connection of open) connection.tick();
    }, pace.tick),
    setInterval(() => {
      if (tools.mayWrite()) flush();
    }, pace.flush),
    setInterval(attempt(hub.judge, 'judging sockets of branches failed, and is tried again'), pace.judge),
    ...(tools.isShared ? [setInterval(checkForChanges, pace.poll)] : []),
  ];
  for (const timer of timers) timer.unref();
  const close = async (): Promise<void> => {
    isClosing = true;
    stopListening();
    for (const timer of timers) clearInterval(timer);
    const all = [...open];
    // What was received is finished and acknowledged first.
    await within(pace.settling, Promise.all(all.map((connection) => connection.settled())));
    for (const connection of all) connection.close('restarting');
    const deadline = performance.now() + pace.leaving;
    while (open.size > 0 && performance.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20));
    await presence
      .flush()
      .catch((error: unknown) => log.warn({ fault: String(error) }, 'the last words of branches were not written down'));
  };
  return { close, flush: presence.flush, count: hub.size };
}

/** Branches are no browsers: a page of another origin has no business here. */
function isForeign({ headers }: IncomingMessage, publicUrl: URL | null): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return false;
  return !(publicUrl === null ? [`http://${host}`, `https://${host}`] : [publicUrl.origin]).includes(origin);
}

function refuseUpgrade(socket: Duplex, status: string): void {
  answerLast(socket, `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
