import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type RawData, WebSocket } from 'ws';
import type { FromBranch } from '../../contract/channels/branch/from-branch.ts';
import { branchProofText } from '../../contract/channels/branch/proofs.ts';
import { branchProtocol, branchSocketPath, branchTerms } from '../../contract/channels/branch/terms.ts';
import { type ToBranch, toBranch } from '../../contract/channels/branch/to-branch.ts';

export type Welcome = Extract<ToBranch, { type: 'welcome' }>;

export type ConnectionRequest = {
  /** Origin of the central. */
  readonly url: string;
  readonly code: string;
  readonly key: string;
  /** The last revision that was applied; null asks for the whole configuration. */
  readonly revision: number | null;
  /** How far the branch's clock is ahead, in milliseconds. */
  readonly skewMs: number;
  readonly onWelcome: (welcome: Welcome) => void;
  readonly onMessage: (message: Exclude<ToBranch, { type: 'challenge' | 'welcome' | 'heartbeat' }>) => void;
  /** Once, whatever ended it. `code`: by RFC 6455, or one of the protocol's own. */
  readonly onClose: (code: number) => void;
};

export type Connection = {
  /** False when it is not open any more. */
  send(message: FromBranch): boolean;
  /** Says good-bye, and receives nothing any more. */
  close(): void;
  /** As when a cable is pulled. */
  cut(): void;
};

/** Opens a socket to the central and proves that both sides hold the key. */
export function connect(request: ConnectionRequest): Connection {
  const { code, key, revision, skewMs } = request;
  const address = new URL(branchSocketPath, request.url.replace(/^http/u, 'ws'));
  const socket = new WebSocket(address, {
    perMessageDeflate: false,
    maxPayload: branchTerms.unreadBytes,
    handshakeTimeout: branchTerms.handshakeSeconds * 1000,
  });
  const branchNonce = randomBytes(32).toString('base64url');
  let centralNonce: string | null = null;
  let isWelcome = false;
  let lastFrameAt = performance.now();
  const at = () => new Date(Date.now() + skewMs).toISOString();
  const digestBy = (side: 'branch' | 'central') =>
    createHmac('sha256', key)
      .update(branchProofText(side, { storeCode: code, branchNonce, centralNonce: centralNonce ?? '' }))
      .digest('base64url');

  const send = (message: FromBranch) => {
    if (socket.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(message));
    return true;
  };
  const shake = (message: ToBranch) => {
    if (message.type === 'challenge' && centralNonce === null && message.protocol === branchProtocol) {
      centralNonce = message.nonce;
      send({ type: 'proof', digest: digestBy('branch'), revision, at: at() });
      return;
    }
    // Anyone who does not hold the key is not the central, however it answers.
    if (message.type !== 'welcome' || centralNonce === null || !isSame(message.digest, digestBy('central'))) return socket.terminate();
    isWelcome = true;
    request.onWelcome(message);
  };
  const beat = setInterval(() => {
    if (performance.now() - lastFrameAt > branchTerms.silentSeconds * 1000) socket.terminate();
    else if (isWelcome) send({ type: 'heartbeat', at: at() });
  }, branchTerms.heartbeatSeconds * 1000);

  socket.on('open', () => send({ type: 'hello', protocol: branchProtocol, store_code: code, nonce: branchNonce }));
  const receive = (data: RawData, isBinary: boolean): void => {
    lastFrameAt = performance.now();
    const message = isBinary || !Buffer.isBuffer(data) ? null : read(data.toString('utf8'));
    if (message === null || message.type === 'heartbeat') return;
    if (!isWelcome) return shake(message);
    if (message.type !== 'challenge' && message.type !== 'welcome') request.onMessage(message);
  };
  socket.on('message', receive);
  // The close event that follows says what went wrong.
  socket.on('error', () => {});
  socket.on('close', (closing) => {
    clearInterval(beat);
    request.onClose(closing);
  });
  return {
    send,
    close: () => {
      // What the central still says before it has received the good-bye comes to no one.
      socket.off('message', receive);
      socket.close(1000);
    },
    cut: () => socket.terminate(),
  };
}

function read(text: string): ToBranch | null {
  try {
    return toBranch.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
