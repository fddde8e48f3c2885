import type { RawData, WebSocket } from 'ws';
import { type BranchClosing, branchClosings, branchTerms } from '../../../../contract/channels/branch/terms.ts';
import type { ToBranch } from '../../../../contract/channels/branch/to-branch.ts';
import { type Bucket, takeFrom } from '../../../../contract/rules/branch/token-bucket.ts';
import type { SocketEnd } from '../presence/socket-end.ts';

/** How long a branch may take to close from its side before its socket is cut, in milliseconds. */
const cutAfter = 2_000;
/** What `ws` says of a connection that ended without a word: RFC 6455 section 7.4.1. */
const noCloseFrame = 1006;
/** Frames that wait for their turn: with more, nothing is read from the socket. */
const mostWaiting = 16;

/** One socket: frames in, one after the other, messages out, and the rules that hold for both. */
export type Wire = {
  readonly send: (message: ToBranch) => void;
  /** The same, and waits until it is on its way or the socket is closed: for what is long, part by part. */
  readonly sendPart: (message: ToBranch) => Promise<void>;
  readonly close: (closing: BranchClosing, about?: string) => void;
  /** Looks whether it is silent, does not read, or has to be cut; says that we are here. */
  readonly tick: () => void;
  readonly isOpen: () => boolean;
  /** When what was received so far has been dealt with. */
  readonly settled: () => Promise<void>;
};

type Wiring = {
  readonly monotonic: () => number;
  readonly now: () => Date;
  /** After so many seconds without a word, and why it is then closed. */
  readonly patience: () => { readonly seconds: number; readonly closing: BranchClosing; readonly since: 'opening' | 'last word' };
  readonly onText: (text: string) => Promise<void>;
  readonly onClosed: (end: SocketEnd) => void;
  readonly onFault: (error: unknown) => void;
};

const faults: Readonly<Record<string, BranchClosing>> = {
  WS_ERR_UNSUPPORTED_MESSAGE_LENGTH: 'too_large',
  WS_ERR_TOO_MANY_BUFFERED_PARTS: 'too_many_parts',
  WS_ERR_INVALID_UTF8: 'not_utf8',
};

export function wireOver(socket: WebSocket, { monotonic, now, patience, onText, onClosed, onFault }: Wiring): Wire {
  const opened = monotonic();
  let lastFrameAt = opened;
  let spoke = opened;
  /** When something last went out, or began to wait. */
  let moved = opened;
  let bucket: Bucket = { left: branchTerms.burstFrames, at: opened };
  let closedAs: { readonly why: BranchClosing; readonly at: number } | null = null;
  let turn: Promise<void> = Promise.resolve();
  let waiting = 0;

  const close = (why: BranchClosing, about = ''): void => {
    if (closedAs !== null) return;
    closedAs = { why, at: monotonic() };
    socket.close(branchClosings[why], about);
    // It may be that no one reads it, or that this is the end of the process: real time, whatever the clock says.
    setTimeout(() => socket.terminate(), cutAfter).unref();
  };
  const sendPart = (message: ToBranch): Promise<void> => {
    if (closedAs !== null || socket.readyState !== socket.OPEN) return Promise.resolve();
    spoke = monotonic();
    if (socket.bufferedAmount === 0) moved = spoke;
    const sent = new Promise<void>((resolve) => {
      // The close event that follows says what went wrong.
      socket.send(JSON.stringify(message), () => {
        moved = monotonic();
        resolve();
      });
    });
    if (socket.bufferedAmount > branchTerms.unreadBytes) close('unread');
    return sent;
  };
  const send = (message: ToBranch): void => void sendPart(message);
  const isUnread = (at: number): boolean =>
    socket.bufferedAmount > branchTerms.unreadBytes || (socket.bufferedAmount > 0 && at - moved > branchTerms.silentSeconds * 1000);
  /** Whether one more frame may be taken; one too many ends it. */
  const take = (): boolean => {
    lastFrameAt = monotonic();
    const next = takeFrom(bucket, lastFrameAt, { burst: branchTerms.burstFrames, perSecond: branchTerms.framesPerSecond });
    if (next === null) close('flood');
    else bucket = next;
    return next !== null && closedAs === null;
  };
  socket.on('message', (data, isBinary) => {
    if (!take()) return;
    if (isBinary) return close('not_text');
    waiting += 1;
    if (waiting > mostWaiting) socket.pause();
    turn = turn
      .then(() => (closedAs === null ? onText(textOf(data)) : undefined))
      .catch((error: unknown) => {
        onFault(error);
        close('failed');
      })
      .finally(() => {
        waiting -= 1;
        if (waiting < mostWaiting / 2 && socket.isPaused) socket.resume();
      });
  });
  socket.on('ping', take);
  socket.on('pong', take);
  socket.on('error', (error) => {
    const why = 'code' in error && typeof error.code === 'string' ? faults[error.code] : undefined;
    closedAs ??= { why: why ?? 'malformed', at: monotonic() };
  });
  socket.once('close', (code) => onClosed(closedAs?.why ?? (code === noCloseFrame ? 'cut' : 'by the branch')));
  return {
    send,
    sendPart,
    close,
    isOpen: () => closedAs === null && socket.readyState === socket.OPEN,
    settled: () => turn,
    tick: () => {
      const at = monotonic();
      if (closedAs !== null) return;
      const { seconds, closing, since } = patience();
      if (at - (since === 'opening' ? opened : lastFrameAt) > seconds * 1000 && !socket.isPaused) return close(closing);
      if (isUnread(at)) return close('unread');
      if (since === 'last word' && at - spoke >= branchTerms.heartbeatSeconds * 1000) send({ type: 'heartbeat', at: now().toISOString() });
    },
  };
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString();
  return Buffer.isBuffer(data) ? data.toString() : Buffer.from(data).toString();
}
