import { writeGiven } from '../../../contract/client/ask.ts';
import type { Central } from '../central-context.ts';
import { askOver } from '../http/ask.ts';
import type { HttpClient } from '../http/http-client.ts';
import { type LiveMessage, readMessage } from './live-message.ts';

/** Changes up to a position. A broken batch is never passed on: it comes again. */
export type LiveBatch = { readonly messages: readonly LiveMessage[]; readonly position: string };

export type ConnectionTools = Pick<Central, 'session' | 'transport'> & {
  readonly http: Pick<HttpClient, 'request' | 'renew'>;
  /** Waits, or less when the server is seen to be back; injected so that tests do not. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  readonly random: () => number;
  /** How long ago this console began to read what it shows. */
  readonly ageMilliseconds: () => number;
};

type Following = {
  /** The last position known, anyone who read up to it. */
  readonly position: () => string | undefined;
  readonly onBatch: (batch: LiveBatch) => void;
  /** Whether the stream is open: not where it did not come back at once. */
  readonly onConnected?: (isConnected: boolean) => void;
  readonly signal: AbortSignal;
};

const firstWaitMilliseconds = 1000;
const longestWaitMilliseconds = 30_000;
/** The server gives a sign of life every 15 seconds. */
const silenceMilliseconds = 40_000;
/** From further back the server does not tell without a position. */
const mostSecondsBack = 600;

/** Keeps one stream open until the signal: after each end it comes back, later and later while the server does not answer. */
export async function keepConnected(tools: ConnectionTools, following: Following): Promise<void> {
  const { signal, onConnected } = following;
  let failures = 0;
  while (!signal.aborted) {
    try {
      await connect(tools, following, () => {
        failures = 0;
        onConnected?.(true);
      });
    } catch {
      // Whatever broke it, it is opened again.
    }
    if (signal.aborted) return;
    const most = Math.min(longestWaitMilliseconds, firstWaitMilliseconds * 2 ** failures);
    if (failures > 0) onConnected?.(false);
    failures += 1;
    // Consoles that a server dropped at once do not come back at once.
    await tools.wait(most * (0.5 + tools.random() / 2), signal);
  }
}

async function connect(tools: ConnectionTools, { position, onBatch, signal }: Following, onAlive: () => void): Promise<void> {
  const { http, transport, session } = tools;
  await http.renew();
  const { accessToken } = session.get();
  if (accessToken === null) return;
  const last = position();
  const seconds = Math.ceil(tools.ageMilliseconds() / 1000);
  const from = last === undefined ? { query: { seconds: Math.min(seconds, mostSecondsBack) } } : { header: { 'Last-Event-ID': last } };
  // Following is no activity: the session ends as if no one had looked.
  const { path, headers } = writeGiven('GET /live', { ...from, background: true }).call;
  const silence = silenceAfter(signal);
  try {
    const response = await transport.fetch(`${transport.base}${path}`, {
      headers: { Accept: 'text/event-stream', Authorization: `Bearer ${accessToken}`, 'X-Client': 'console', ...headers },
      cache: 'no-store',
      credentials: 'same-origin',
      signal: silence.signal,
    });
    // A session that was ended elsewhere, or that owes a step by now: the next call finds out.
    if (response.status === 401 || response.status === 403) await askOver(http)('GET /me', { background: true, signal });
    if (!response.ok || response.body === null) return;
    const isUnknown = last === undefined && seconds > mostSecondsBack;
    const take = batches(isUnknown ? [{ kind: 'reset' }] : [], onBatch);
    await readBlocks(response.body, (block) => {
      silence.postpone();
      onAlive();
      take(block);
    });
  } finally {
    silence.stop();
  }
}

/** Gathers what comes until the position behind it. */
function batches(first: readonly LiveMessage[], onBatch: (batch: LiveBatch) => void): (block: StreamBlock) => void {
  let messages = [...first];
  return ({ name, data, id }) => {
    if (name !== undefined && data !== undefined) messages.push(...messageIn(name, data));
    if (id === undefined) return;
    onBatch({ messages, position: id });
    messages = [];
  };
}

function messageIn(name: string, data: string): readonly LiveMessage[] {
  const message = readMessage(name, JSON.parse(data));
  return message === undefined ? [] : [message];
}

type Silence = { readonly signal: AbortSignal; readonly postpone: () => void; readonly stop: () => void };

/** A connection may be dead without anybody having said so: gives it up when nothing comes for too long. */
function silenceAfter(signal: AbortSignal): Silence {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(timer);
  const postpone = (): void => {
    stop();
    timer = setTimeout(() => silence.abort(), silenceMilliseconds);
  };
  postpone();
  return { signal: AbortSignal.any([signal, silence.signal]), postpone, stop };
}

/** A block of a server-sent stream: an event, the position up to which changes have come, or a sign of life. */
type StreamBlock = { readonly name: string | undefined; readonly data: string | undefined; readonly id: string | undefined };

/** Reads a stream of server-sent events block by block until it ends. */
async function readBlocks(body: ReadableStream<Uint8Array>, onBlock: (block: StreamBlock) => void): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let waiting = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = (waiting + decoder.decode(value, { stream: true })).split('\n\n');
    waiting = blocks.pop() ?? '';
    for (const block of blocks) onBlock(blockOf(block));
  }
}

function blockOf(text: string): StreamBlock {
  const lines = text.split('\n');
  const after = (start: string): string | undefined => lines.find((line) => line.startsWith(start))?.slice(start.length);
  return { name: after('event: '), data: after('data: '), id: after('id: ') };
}
