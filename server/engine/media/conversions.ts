import { randomBytes } from 'node:crypto';
import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { Refusal } from '../../../contract/basics/refusal.ts';
import type { FilePurpose } from '../../../contract/derive/files.ts';
import type { conversionFailures } from '../../../contract/operations/console/media-operations.ts';
import { type FileFacts, maximalBytes } from '../../../contract/rules/files/file-limits.ts';
import { playabilityOf } from '../../../contract/rules/files/file-types.ts';
import { storageLimits } from '../../../contract/rules/system/storage-state.ts';
import type { Clock } from '../../adapters/clock.ts';
import type { Converter } from '../../adapters/media/converter.ts';
import { askMediaProcess } from '../../adapters/media/media-process.ts';
import type { Database } from '../../db/database.ts';
import type { DeviceFiles } from '../files/device-files.ts';
import { type KeptFile, keepInStore } from '../files/keep-file.ts';
import { fetchFile } from './fetch-file.ts';

type Failure = (typeof conversionFailures)[number];

/** How far a conversion is. `none`: it was not asked for, was cancelled, or the server was started again meanwhile. */
export type Conversion =
  | { readonly state: 'none' }
  | { readonly state: 'waiting'; readonly ahead: number }
  | { readonly state: 'converting'; readonly share: number | null }
  | { readonly state: 'done'; readonly file: KeptFile }
  | { readonly state: 'failed'; readonly reason: Failure };

export type Source = FileFacts & { readonly digest: string };
export type Conversions = {
  /** Asks for an MP4 that browsers play; asking again changes nothing. One at a time is made. */
  readonly start: (source: Source, purpose: FilePurpose) => Promise<Conversion>;
  readonly read: (digest: string) => Conversion;
  readonly cancel: (digest: string) => void;
};

type Tools = { readonly db: Database; readonly clock: Clock; readonly files: DeviceFiles; readonly converter: Converter };
type Work = { conversion: Conversion; readonly stopping: AbortController };

/** Conversions that ended are remembered for who asks; the oldest are forgotten. */
const mostRemembered = 200;
const longestMs = 4 * 3_600_000;

/** Converts videos that browsers do not play. What is on its way is known to this server only; what was made is known to all. */
export function openConversions(tools: Tools): Conversions {
  const works = new Map<string, Work>();
  const line = pLimit(1);
  const begin = (source: Source, purpose: FilePurpose): Conversion => {
    const work: Work = { conversion: { state: 'waiting', ahead: 0 }, stopping: new AbortController() };
    works.delete(source.digest);
    works.set(source.digest, work);
    for (const [digest, { conversion }] of works) {
      if (works.size <= mostRemembered) break;
      if (conversion.state === 'done' || conversion.state === 'failed') works.delete(digest);
    }
    void line(async () => {
      if (work.stopping.signal.aborted) return;
      work.conversion = { state: 'converting', share: null };
      try {
        work.conversion = { state: 'done', file: await convert(tools, source, purpose, work) };
      } catch (error) {
        work.conversion = { state: 'failed', reason: failureOf(error) };
        if (!work.stopping.signal.aborted) tools.files.onFault(error);
      }
    });
    return read(source.digest);
  };
  const read = (digest: string): Conversion => {
    const found = works.get(digest)?.conversion ?? ({ state: 'none' } as const);
    if (found.state !== 'waiting') return found;
    const before = [...works.keys()].slice(0, [...works.keys()].indexOf(digest));
    const ahead = before.filter((each) => ['waiting', 'converting'].includes(works.get(each)?.conversion.state ?? '')).length;
    return { state: 'waiting', ahead };
  };
  return {
    read,
    start: async (source, purpose) => {
      const current = read(source.digest);
      if (current.state === 'waiting' || current.state === 'converting') return current;
      const made = await findMade(tools, source.digest, current);
      if (made !== null) return { state: 'done', file: made };
      if ((await tools.files.freeBytes()) - source.bytes < storageLimits.lowBytes) return { state: 'failed', reason: 'disk_full' };
      // Another request may have begun it meanwhile.
      const begun = read(source.digest);
      return begun.state === 'waiting' || begun.state === 'converting' ? begun : begin(source, purpose);
    },
    cancel: (digest) => {
      works.get(digest)?.stopping.abort();
      works.delete(digest);
    },
  };
}

/** The video that was made of it before; from now on it is kept for a day, as one that is uploaded. */
async function findMade({ db, clock }: Tools, digest: string, known: Conversion): Promise<KeptFile | null> {
  const columns = ['digest', 'type', 'bytes', 'width', 'height', 'seconds', 'video', 'audio'] as const;
  const made = await db
    .updateTable('files')
    .set({ created_at: clock.now() })
    .where((row) => row.or([row('converted_from', '=', digest), row('digest', '=', known.state === 'done' ? known.file.digest : '')]))
    .returning(columns)
    .executeTakeFirst();
  return made ?? null;
}

async function convert({ db, clock, files, converter }: Tools, source: Source, purpose: FilePurpose, work: Work): Promise<KeptFile> {
  await mkdir(files.uploadsFolder, { recursive: true, mode: 0o700 });
  const name = randomBytes(16).toString('hex');
  const [copy, output] = [`source-${name}`, `converted-${name}`].map((each) => path.join(files.uploadsFolder, each));
  if (copy === undefined || output === undefined) throw new TypeError('two names were made');
  const mostBytes = maximalBytes(purpose.limit);
  try {
    const file = await fetchFile({ db, files }, source.digest, copy);
    if (file === null) throw new Error('damaged');
    const keepsPicture = playabilityOf(source) === 'silent';
    const { program, stalledMs } = converter;
    const order = { program, stalledMs, file, output, seconds: source.seconds, mostBytes, keepsPicture };
    await askMediaProcess(
      { task: 'conversion', order },
      {
        longestMs,
        stopping: work.stopping.signal,
        onProgress: (share) => {
          work.conversion = { state: 'converting', share };
        },
      },
    );
    // The program cuts off what would be longer.
    if ((await stat(output)).size > mostBytes * 0.99) throw new Error('too_big');
    const kept = await keepInStore({ db, now: clock.now(), files }, purpose, output);
    if (playabilityOf(kept) !== 'plays') throw new Error('damaged');
    await db.updateTable('files').set({ converted_from: source.digest }).where('digest', '=', kept.digest).execute();
    return kept;
  } finally {
    await Promise.all([copy, output].map((each) => rm(each, { force: true })));
  }
}

function failureOf(error: unknown): Failure {
  if (error instanceof Refusal) return 'store';
  const text = error instanceof Error ? `${error.message} ${'code' in error ? String(error.code) : ''}` : '';
  if (/disk_full|ENOSPC|EDQUOT/u.test(text)) return 'disk_full';
  if (/^stalled|^timeout/u.test(text)) return 'hung';
  return text.startsWith('too_big') ? 'too_big' : 'damaged';
}
