import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileStore } from '@tus/file-store';
import { type Lock, type Locker, Server } from '@tus/server';
import type { ErrorCode } from '../../../../contract/basics/errors.ts';
import { type Refusal, refuse } from '../../../../contract/basics/refusal.ts';
import { uploadsAddress } from '../../../../contract/rules/files/upload-name.ts';
import { refusalFor } from '../../../answers/error-answer.ts';
import { ownerHeader } from './own-uploads.ts';

/** Takes files in pieces by the tus protocol (tus.io, 1.0). What may be sent was decided before. */
export type Pieces = {
  readonly answer: (request: Request) => Promise<Response>;
  /** Does the work while no piece of the upload is written. */
  readonly alone: <T>(name: string, work: () => Promise<T>) => Promise<T>;
};

const refusals: Readonly<Record<number, ErrorCode>> = {
  404: 'upload_gone',
  409: 'upload_moved_on',
  410: 'upload_gone',
  413: 'too_large',
};

function refusalOf(status: number): Refusal {
  return refuse(refusals[status] ?? (status < 500 ? 'bad_request' : 'internal'));
}

/** Loads nothing but the folder's name until the first upload. */
export async function openPieces(folder: string): Promise<Pieces> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const faults = new WeakMap<Request, Refusal>();
  const locker = createPieceLocks();
  const server = new Server({
    path: uploadsAddress,
    datastore: new PieceStore({ directory: folder }),
    locker,
    // Behind a proxy the address of the server is another one.
    relativeLocation: true,
    namingFunction: (request) => `${request.headers.get(ownerHeader)}-${randomBytes(16).toString('hex')}`,
    onResponseError: (request, error) => {
      faults.set(request, 'status_code' in error ? refusalOf(error.status_code) : refusalFor(error));
      return undefined;
    },
  });
  return {
    answer: async (request) => {
      const response = await server.handleWeb(request);
      const fault = faults.get(request);
      if (fault !== undefined) throw fault;
      if (response.status >= 400) throw refuse('bad_request');
      return response;
    },
    alone: async (name, work) => {
      const lock = locker.newLock(name);
      // The piece that is being written ends; what came of it stays.
      await lock.lock(AbortSignal.timeout(lockPatienceMs), () => undefined);
      try {
        return await work();
      } finally {
        await lock.unlock();
      }
    },
  };
}

const lockPatienceMs = 20_000;

/** The store of the tus package. Its own way of writing does not say why it failed. */
class PieceStore extends FileStore {
  override async write(sent: Readable, name: string, offset: number): Promise<number> {
    const target = createWriteStream(path.join(this.directory, name), { flags: 'r+', start: offset });
    await pipeline(sent, target);
    return offset + target.bytesWritten;
  }
}

type Held = { readonly askForRelease: () => void; readonly freed: Promise<void>; readonly free: () => void };

/** Locks of uploads within this process, by their names. The one of the package keeps the processor busy while it waits. */
function createPieceLocks(): Locker {
  const held = new Map<string, Held>();
  const newLock = (name: string): Lock => ({
    lock: async (stop, askForRelease) => {
      for (let other = held.get(name); other !== undefined; other = held.get(name)) {
        other.askForRelease();
        await Promise.race([other.freed, aborted(stop)]);
        if (stop.aborted) throw refuse('busy');
      }
      let free = (): void => undefined;
      const freed = new Promise<void>((resolve) => {
        free = resolve;
      });
      held.set(name, { askForRelease: () => void askForRelease(), freed, free });
    },
    unlock: async () => {
      const own = held.get(name);
      held.delete(name);
      own?.free();
    },
  });
  return { newLock };
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
