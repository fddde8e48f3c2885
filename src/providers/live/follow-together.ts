import type { LiveBatch } from './connection.ts';
import { isMessage, isObject, type LiveMessage } from './live-message.ts';
import type { LiveTabs } from './live-tabs.ts';

/** A new tab asks what it missed while it was opening; the answer is for that tab alone. */
type TabMessage =
  | { readonly kind: 'told'; readonly user: number; readonly batch: LiveBatch; readonly to?: string }
  | { readonly kind: 'hello'; readonly user: number; readonly from: string };

type Connect = (following: {
  readonly position: () => string | undefined;
  readonly onBatch: (batch: LiveBatch) => void;
  readonly signal: AbortSignal;
}) => Promise<void>;

type Following = {
  readonly tabs: LiveTabs;
  /** The person of the session: what is reported to one person is not taken by another's tab. */
  readonly user: number;
  readonly tab: string;
  readonly connect: Connect;
  readonly onMessages: (messages: readonly LiveMessage[]) => void;
  readonly signal: AbortSignal;
};

/** So much is kept for tabs that are opening. */
const mostKept = 100;

/**
 * Follows with all tabs of the browser over one stream: the leading tab reads it and notifies the others. All of them know
 * how far was reported, so that the next leader goes on from there and nothing is missed between.
 */
export async function followTogether({ tabs, user, tab, connect, onMessages, signal }: Following): Promise<void> {
  let position: string | undefined;
  let isLeading = false;
  let kept: readonly LiveMessage[] = [];
  const take = ({ messages, position: reached }: LiveBatch): void => {
    position = reached;
    kept = [...kept, ...messages].slice(-mostKept);
    if (messages.length > 0) onMessages(messages);
  };
  tabs.listen((data) => {
    if (signal.aborted || !isTabMessage(data) || data.user !== user) return;
    if (data.kind === 'hello') {
      if (isLeading && position !== undefined)
        tabs.send({ kind: 'told', user, to: data.from, batch: { messages: kept, position } } satisfies TabMessage);
    } else if (data.to === undefined || data.to === tab) take(data.batch);
  });
  tabs.send({ kind: 'hello', user, from: tab } satisfies TabMessage);
  await tabs.lead(async () => {
    isLeading = true;
    const onBatch = (batch: LiveBatch): void => {
      take(batch);
      tabs.send({ kind: 'told', user, batch } satisfies TabMessage);
    };
    await connect({ position: () => position, onBatch, signal });
  }, signal);
}

function isTabMessage(value: unknown): value is TabMessage {
  if (!isObject(value) || typeof value['user'] !== 'number') return false;
  if (value['kind'] === 'hello') return typeof value['from'] === 'string';
  const { batch } = value;
  return value['kind'] === 'told' && isObject(batch) && typeof batch['position'] === 'string' && isMessages(batch['messages']);
}

function isMessages(value: unknown): boolean {
  return Array.isArray(value) && value.every(isMessage);
}
