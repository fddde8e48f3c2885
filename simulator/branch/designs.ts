import { branchFilePath } from '../../contract/channels/branch/terms.ts';
import type { ConfiguredShow } from '../office/plan/configured-designs.ts';
import type { DesignFiles } from './design-files.ts';

type DesignsRequest = {
  /** Origin of the central. */
  readonly url: string;
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

/** A file that could not be fetched is tried again after so long. */
const againMs = 20_000;

/** Designs of which nothing is known yet. */
export function designsOf({ url, files, onReady }: DesignsRequest): Designs {
  let designs: readonly ConfiguredShow[] = [];
  const underWay = new Set<string>();
  const ended = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  const tell = () => {
    const isReady = ({ digests }: ConfiguredShow) => digests.every(files.has);
    const readyOf = (kind: ConfiguredShow['of']) =>
      new Map(designs.filter((show) => show.of === kind).map((show) => [show.id, isReady(show) ? show.version : null]));
    onReady({ kiosks: readyOf('kiosk'), displays: readyOf('display'), playlists: readyOf('playlist') });
    if (designs.every(isReady)) files.keepOnly(new Set(designs.flatMap(({ digests }) => digests)));
  };
  const fetchOne = async (digest: string): Promise<void> => {
    underWay.add(digest);
    const content = await contentAt(new URL(branchFilePath(digest), url), ended.signal);
    underWay.delete(digest);
    if (ended.signal.aborted) return;
    if (content !== null && files.keep(digest, content)) return tell();
    clearTimeout(timer);
    timer = setTimeout(fetchMissing, againMs);
  };
  const fetchMissing = () => {
    const wanted = new Set(designs.flatMap(({ digests }) => digests));
    for (const digest of wanted) if (!files.has(digest) && !underWay.has(digest)) void fetchOne(digest);
  };
  return {
    take: (configured) => {
      designs = configured;
      tell();
      fetchMissing();
    },
    fetchMissing,
    close: () => {
      ended.abort();
      clearTimeout(timer);
    },
  };
}

/** Null where the central does not answer, or has no such file. */
async function contentAt(address: URL, signal: AbortSignal): Promise<Buffer | null> {
  try {
    const answer = await fetch(address, { signal });
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
  } catch {
    return null;
  }
}
