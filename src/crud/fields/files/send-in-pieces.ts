import { DetailedError, Upload } from 'tus-js-client';
import { bytesInOnePiece } from '../../../../contract/rules/files/file-limits.ts';
import { uploadsAddress } from '../../../../contract/rules/files/upload-name.ts';

/** A file that is being sent in pieces. */
export type Sending = { readonly pause: () => void; readonly resume: () => void; readonly giveUp: () => void };

type Asked = {
  readonly file: File;
  readonly resource: string;
  readonly field: string;
  /** A token that holds for the next request. */
  readonly freshToken: () => Promise<string>;
  readonly onProgress: (sent: number) => void;
  /** A piece did not come through. It is sent again without asking. */
  readonly onBroken: () => void;
  /** All of it is on the server, under this name. */
  readonly onSent: (name: string) => void;
  /** The server refused it, or did not answer for several minutes. `why`: the words of the server, where it said any. */
  readonly onStopped: (why: string | undefined) => void;
};

/** Between tries in milliseconds; any piece that comes through begins them again. */
const waits = [0, 1000, 2000, 4000, 8000, 15_000, 30_000, 30_000, 60_000, 60_000, 60_000] as const;
/** What can be otherwise a moment later: the offset, a lock, a token, too many requests. Above them the server is at fault. */
const passing = [401, 408, 409, 423, 429];

/** Sends a file in pieces. One that was sent in part before, also before the page was loaded again, goes on from there. */
export function sendInPieces(asked: Asked): Sending {
  const { file, resource, field } = asked;
  const upload = new Upload(file, {
    endpoint: uploadsAddress,
    chunkSize: bytesInOnePiece,
    metadata: { resource, field },
    retryDelays: [...waits],
    fingerprint: async () => ['file', resource, field, file.name, file.size, file.lastModified].join(':'),
    removeFingerprintOnSuccess: true,
    onBeforeRequest: async (request) => request.setHeader('Authorization', `Bearer ${await asked.freshToken()}`),
    onProgress: (sent) => asked.onProgress(sent),
    onShouldRetry: (error) => {
      const isPassing = mayPass(error);
      if (isPassing) asked.onBroken();
      return isPassing;
    },
    onError: (error) => asked.onStopped(wordsOf(error)),
    onSuccess: () => asked.onSent(upload.url?.split('/').at(-1) ?? ''),
  });
  void begin(upload);
  return {
    pause: () => void upload.abort(),
    resume: () => upload.start(),
    giveUp: () => void upload.abort(true).catch(() => undefined),
  };
}

async function begin(upload: Upload): Promise<void> {
  const [before] = await upload.findPreviousUploads();
  if (before !== undefined) upload.resumeFromPreviousUpload(before);
  upload.start();
}

function mayPass({ originalResponse }: DetailedError): boolean {
  const status = originalResponse?.getStatus() ?? 0;
  return status === 0 || status >= 500 || passing.includes(status);
}

/** The message in the answer of the server. */
function wordsOf(error: Error): string | undefined {
  const body = error instanceof DetailedError ? error.originalResponse?.getBody() : undefined;
  try {
    const said: unknown = JSON.parse(body ?? '');
    return typeof said === 'object' && said !== null && 'message' in said ? String(said.message) : undefined;
  } catch {
    return undefined;
  }
}
