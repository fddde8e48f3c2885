import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { WebSocket } from 'ws';
import { type FromBranch, fromBranch } from '../../../../contract/channels/branch/from-branch.ts';
import { type BranchClosing, branchProtocol, branchTerms } from '../../../../contract/channels/branch/terms.ts';
import type { BranchFault } from '../../../../contract/channels/branch/to-branch.ts';
import { type Range, receivedStatus } from '../../../../contract/rules/branch/ranges.ts';
import { parseBoundedJson } from '../../../../contract/rules/values/bounded-json.ts';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import type { Admitted, Claim } from '../admission/admit.ts';
import { type Incoming, incomingEvents, wrongField } from '../events/incoming.ts';
import type { Batch, BatchResult } from '../events/write-batches.ts';
import type { Presence } from '../presence/presence.ts';
import type { SocketEnd } from '../presence/socket-end.ts';
import { type ChangesSender, createChangesSender } from './send-changes.ts';
import { type Wire, wireOver } from './wire.ts';

/** What a frame says. `broken` is nothing that could be answered; a fault is answered, and the socket stays open. */
type Frame =
  | { readonly kind: 'message'; readonly message: Exclude<FromBranch, { type: 'events' }> }
  | { readonly kind: 'events'; readonly events: readonly Incoming[] }
  | { readonly kind: 'fault'; readonly code: BranchFault; readonly about: string | null }
  | { readonly kind: 'broken' };

const types: readonly string[] = fromBranch.options.map((option) => option.shape.type.value);

/** Reads a text frame. Nothing in it is believed before it was held against the contract. */
function readFrame(text: string): Frame {
  const value = parseBoundedJson(text, branchTerms.deepest);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { kind: 'broken' };
  const type: unknown = Reflect.get(value, 'type');
  if (typeof type !== 'string') return { kind: 'broken' };
  if (!types.includes(type)) return { kind: 'fault', code: 'unknown_type', about: type.slice(0, 80) };
  if (type === 'events') {
    const read = incomingEvents(value);
    return 'wrong' in read ? { kind: 'fault', code: 'malformed', about: read.wrong } : { kind: 'events', events: read.events };
  }
  const read = fromBranch.safeParse(value);
  if (!read.success) return { kind: 'fault', code: 'malformed', about: wrongField(read.error) };
  return read.data.type === 'events' ? { kind: 'broken' } : { kind: 'message', message: read.data };
}

/** A socket of a branch, from its opening to its end. */
export type Connection = {
  /** Who is admitted on it; null before. */
  readonly admitted: () => Admitted | null;
  readonly tick: () => void;
  readonly close: (closing: BranchClosing) => void;
  /** Something of the store may have changed. */
  readonly checkForChanges: () => void;
  readonly settled: () => Promise<void>;
};

export type ConnectionTools = {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly admit: (claim: Claim) => Promise<Admitted | null>;
  readonly keep: (batch: Batch) => Promise<BatchResult>;
  readonly presence: Presence;
  /** Whether there is room to keep what the branch reports. */
  readonly mayWrite: () => boolean;
  /** Runs what is looked up for a branch, few of it at once. */
  readonly look: <T>(work: () => Promise<T>) => Promise<T>;
  readonly address: string;
  readonly onAdmitted: (connection: Connection, admitted: Admitted) => void;
  readonly onClosed: (connection: Connection, end: SocketEnd) => void;
};

export function openConnection(socket: WebSocket, tools: ConnectionTools): Connection {
  const { db, clock, log, presence } = tools;
  let admitted: Admitted | null = null;
  let changes: ChangesSender | null = null;

  const wire: Wire = wireOver(socket, {
    monotonic: clock.monotonic,
    now: clock.now,
    patience: () =>
      admitted === null
        ? { seconds: branchTerms.handshakeSeconds, closing: 'too_slow', since: 'opening' }
        : { seconds: branchTerms.silentSeconds, closing: 'silent', since: 'last word' },
    onText: (text) => onFrame(readFrame(text)),
    onClosed: (end) => {
      tools.onClosed(connection, end);
      if (changes !== null) quietly(changes.end());
      // Anyone who is sent away for a restart is back in a moment.
      if (admitted !== null && end !== 'restarting') presence.left(admitted, end);
    },
    onFault: (error) => log.error({ store: admitted?.storeCode, fault: faultOf(error) }, 'a message of a branch failed'),
  });
  const enter = createHandshake(() => wire, tools.admit);
  const quietly = (work: Promise<unknown>): void => {
    work.catch((error: unknown) => log.warn({ store: admitted?.storeCode, fault: faultOf(error) }, 'work for a branch failed'));
  };
  const connection: Connection = {
    admitted: () => admitted,
    tick: wire.tick,
    close: (closing) => wire.close(closing),
    checkForChanges: () => {
      if (changes !== null) quietly(changes.checkForChanges());
    },
    settled: wire.settled,
  };

  const onFrame = async (frame: Frame): Promise<void> => {
    if (frame.kind === 'broken') return wire.close('malformed');
    if (admitted !== null && changes !== null) return onWord(frame, admitted, changes);
    const entered = await enter(frame);
    if (entered !== null && wire.isOpen()) welcome(entered);
  };
  const welcome = ({ admitted: who, proof }: Entered): void => {
    admitted = who;
    changes = createChangesSender({ db, clock, wire, storeId: who.storeId, look: tools.look });
    tools.onAdmitted(connection, who);
    presence.connected(who.storeId);
    presence.contacted(who.storeId, proof.at);
    wire.send({
      type: 'welcome',
      digest: who.digest,
      at: clock.now().toISOString(),
      revision: who.revision,
      incarnation: who.incarnation,
      ...receivedAnswer(who.received),
    });
    quietly(changes.begin(who, proof.revision));
  };
  const onWord = async (frame: Exclude<Frame, { kind: 'broken' }>, who: Admitted, sender: ChangesSender): Promise<void> => {
    if (frame.kind === 'fault') {
      presence.contacted(who.storeId);
      return wire.send({ type: 'error', code: frame.code, about: frame.about });
    }
    if (frame.kind === 'events') {
      presence.contacted(who.storeId);
      if (!tools.mayWrite()) return wire.send({ type: 'error', code: 'busy', about: 'events' });
      const kept = await tools
        .keep({ storeId: who.storeId, connection: who.connection, events: frame.events })
        .catch((error: unknown): null => {
          log.warn({ store: who.storeCode, fault: faultOf(error) }, 'events of a branch were not kept');
          return null;
        });
      // Not acknowledged: the branch keeps them and sends them again.
      if (kept === null) return wire.send({ type: 'error', code: 'busy', about: 'events' });
      if (kept.kind === 'replaced') return wire.close('replaced');
      // Before it is acknowledged: anyone who received that received this.
      if (kept.refused.length > 0) wire.send({ type: 'refused', events: [...kept.refused] });
      wire.send({ type: 'acknowledge', ...receivedAnswer(kept.received) });
      return kept.kind === 'scattered' ? wire.send({ type: 'error', code: 'busy', about: 'events' }) : undefined;
    }
    const { message } = frame;
    presence.contacted(who.storeId, 'at' in message ? message.at : undefined);
    if (message.type === 'applied') quietly(sender.applied(message.revision));
    else if (message.type === 'not_applied') quietly(sender.notApplied(message.revision, message.reason));
    else if (message.type !== 'heartbeat') wire.send({ type: 'error', code: 'out_of_turn', about: message.type });
  };
  return connection;
}

function receivedAnswer(received: readonly Range[]): { acknowledged: number; missing: [number, number][] } {
  const { acknowledged, missing } = receivedStatus(received, branchTerms.missingOfMessage);
  return { acknowledged, missing: missing.map(([from, to]) => [from, to]) };
}

/** The database's own details would carry people's data into the log. */
function faultOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

type Proof = Extract<FromBranch, { type: 'proof' }>;
type Entered = { readonly admitted: Admitted; readonly proof: Proof };

/** The steps before `welcome`. Each frame answers null until someone proved who they are; what is out of turn ends it. */
function createHandshake(wire: () => Wire, admit: (claim: Claim) => Promise<Admitted | null>): (frame: Frame) => Promise<Entered | null> {
  let greeting: Omit<Claim, 'digest'> | null = null;
  return async (frame) => {
    const message = frame.kind === 'message' ? frame.message : null;
    if (greeting === null && message?.type === 'hello') {
      if (message.protocol !== branchProtocol) {
        wire().close('unknown_version', `protocol ${branchProtocol}`);
        return null;
      }
      // Fresh for each connection: what was said to another is worth nothing here.
      greeting = { storeCode: message.store_code, branchNonce: message.nonce, centralNonce: randomBytes(32).toString('base64url') };
      wire().send({ type: 'challenge', protocol: branchProtocol, nonce: greeting.centralNonce });
      return null;
    }
    if (greeting !== null && message?.type === 'proof') {
      const admitted = await admit({ ...greeting, digest: message.digest });
      if (admitted === null) wire().close('not_admitted');
      return admitted === null ? null : { admitted, proof: message };
    }
    wire().close('malformed');
    return null;
  };
}
