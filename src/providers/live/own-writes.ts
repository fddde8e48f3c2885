import { createContext } from 'react';
import { collectionOf } from '../data/collections.ts';
import type { ConsoleDataProvider } from '../data/data-provider.ts';
import { type LiveMessage, stateTurned } from './live-message.ts';

/** What this tab has written itself: its screens have it already when the central reports it. */
export type OwnWrites = {
  /** Whether the change is this tab's own. */
  readonly includes: (message: LiveMessage) => boolean;
  /** Settles when no write is on its way: only its answer says who made the change. */
  readonly settled: () => Promise<void>;
};

export const OwnWritesContext = createContext<OwnWrites | null>(null);

const mostKept = 200;

/** The data provider, remembering what was written through it. */
export function notingWrites(provider: ConsoleDataProvider): { readonly dataProvider: ConsoleDataProvider; readonly writes: OwnWrites } {
  const done = new Set<string>();
  const underWay = new Set<Promise<unknown>>();
  const note = (name: string, row: unknown, further = 0): void => {
    if (typeof row !== 'object' || row === null || !('id' in row) || !('version' in row)) return;
    done.add(keyOf(collectionOf(name), row.id, Number(row.version) + further));
    if (done.size > mostKept) done.delete([...done][0] ?? '');
  };
  const during = <T>(write: Promise<T>): Promise<T> => {
    underWay.add(write);
    const forget = (): void => void underWay.delete(write);
    write.then(forget, forget);
    return write;
  };
  const dataProvider: ConsoleDataProvider = {
    ...provider,
    create: (name, params) =>
      during(
        provider.create(name, params).then((answer) => {
          note(name, answer.data);
          return answer;
        }),
      ),
    update: (name, params) =>
      during(
        provider.update(name, params).then((answer) => {
          note(name, answer.data);
          return answer;
        }),
      ),
    delete: (name, params) =>
      during(
        provider.delete(name, params).then((answer) => {
          // The answer is the row as it was; deleting is one version more.
          note(name, answer.data, 1);
          return answer;
        }),
      ),
  };
  const writes: OwnWrites = {
    // Live values turn under the version that is: anyone who wrote it has not read them.
    includes: (message) =>
      message.kind === 'change' && message.action !== stateTurned && done.has(keyOf(message.resource, message.id, message.version)),
    settled: async () => {
      await Promise.allSettled(underWay);
    },
  };
  return { dataProvider, writes };
}

function keyOf(collection: string, id: unknown, version: number): string {
  return `${collection}/${String(id)}/${version}`;
}
