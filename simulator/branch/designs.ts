import { createHmac } from 'node:crypto';
import { fileAuthorization, fileProofText } from '../../contract/channels/branch/proofs.ts';
import { branchFilePath, branchTerms } from '../../contract/channels/branch/terms.ts';
import type { ConfiguredShow } from '../office/plan/configured-designs.ts';
import type { DesignFiles } from './design-files.ts';

/** The central, and who fetches from it. */
type FileCentral = {
  /** Origin of the central. */
  readonly url: string;
  readonly code: string;
  readonly key: string;
};

type DesignsRequest = {
  readonly central: FileCentral;
  readonly files: DesignFiles;
  /** What can be shown changed. */
  readonly onReady: (ready: ReadyShows) => void;
};

/** Kiosks, displays and playlists with the version of which everything is here; null where files of it are still on their way. */
export type ReadyShows = Readonly<Record<'kiosks' | 'displays' | 'playlists', ReadonlyMap<number, number | null>>>;

/** The designs of the kiosks and displays of a branch and its playlists: what they need is fetched before they show it. */
export type Designs = {
  /** Takes up what the central configured. */
  take(designs: readonly ConfiguredShow[]): void;
  /** Fetches what is missing, for example when the central is there again. */
  fetchMissing(): void;
  close(): void;
};

/** A file of which nothing came is tried again after so long. */
const againMs = 20_000;

/** Designs of which nothing is known yet. */
export function createDesigns({ central, files, onReady }: DesignsRequest): Designs {
  let designs: readonly ConfiguredShow[] = [];
  const underWay = new Set<string>();
  const ended = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  const report = () => {
    const isReady = ({ digests }: ConfiguredShow) => digests.every(files.has);
    const readyOf = (kind: ConfiguredShow['of']) =>
      new Map(designs.filter((show) => show.of === kind).map((show) => [show.id, isReady(show) ? show.version : null]));
    onReady({ kiosks: readyOf('kiosk'), displays: readyOf('display'), playlists: readyOf('playlist') });
    if (designs.every(isReady)) files.keepOnly(new Set(designs.flatMap(({ digests }) => digests)));
  };
  const fetchOne = async (digest: string): Promise<void> => {
    underWay.add(digest);
    const fetched = await fetchFile({ central, files, digest, signal: ended.signal });
    underWay.delete(digest);
    if (ended.signal.aborted) return;
    if (fetched === 'whole') return report();
    clearTimeout(timer);
    timer = setTimeout(fetchMissing, fetched === 'part' ? branchTerms.firstReturnMilliseconds : againMs);
  };
  const fetchMissing = () => {
    const wanted = new Set(designs.flatMap(({ digests }) => digests));
    for (const digest of wanted) if (!files.has(digest) && !underWay.has(digest)) void fetchOne(digest);
  };
  return {
    take: (configured) => {
      designs = configured;
      report();
      fetchMissing();
    },
    fetchMissing,
    close: () => {
      ended.abort();
      clearTimeout(timer);
    },
  };
}

/** What came of fetching a file: it is here, a part of it came before the connection ended, or nothing that is of any use. */
type Fetched = 'whole' | 'part' | 'nothing';

type Fetching = { readonly central: FileCentral; readonly files: DesignFiles; readonly digest: string; readonly signal: AbortSignal };

/** Fetches a file with the right of the branch. What was fetched of it before is kept, and only the rest is asked for. */
async function fetchFile({ central: { url, code, key }, files, digest, signal }: Fetching): Promise<Fetched> {
  const begun = files.begun(digest);
  const proof = createHmac('sha256', key)
    .update(fileProofText({ storeCode: code, digest }))
    .digest('base64url');
  const rest: Readonly<Record<string, string>> = begun === 0 ? {} : { range: `bytes=${begun}-`, 'if-range': `"${digest}"` };
  let at = begun;
  try {
    const headers = { authorization: fileAuthorization({ storeCode: code, proof }), ...rest };
    const answer = await fetch(new URL(branchFilePath(digest), url), { signal, headers });
    // No such part: all of it is here already, or more than there is.
    if (answer.status === 416) return files.finish(digest) ? 'whole' : 'nothing';
    if (!answer.ok || answer.body === null) return 'nothing';
    // The central sends all of it where it cannot go on.
    if (answer.status !== 206) at = 0;
    for await (const part of answer.body) {
      files.add(digest, at, part);
      at += part.length;
    }
    return files.finish(digest) ? 'whole' : 'nothing';
  } catch {
    return at > begun ? 'part' : 'nothing';
  }
}
