/** One picture of a map: its zoom, its column and its row. */
export type Tile = { readonly z: number; readonly x: number; readonly y: number };
export type Picture = { readonly type: string; readonly content: Buffer };
/** Undefined where there is none. */
export type ReadTile = (tile: Tile) => Promise<Picture | undefined>;

const patienceMs = 10_000;
/** Pictures of maps are some tens of kilobytes. */
const mostBytes = 500_000;
const types = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** Pictures of maps from the server that the configuration names. A redirect is not followed. */
export function httpTiles(template: string): ReadTile {
  return async ({ z, x, y }) => {
    const address = template.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));
    const signal = AbortSignal.timeout(patienceMs);
    // Servers of maps ask programs to say what they are.
    const answer = await fetch(address, { redirect: 'error', signal, headers: { 'user-agent': 'Poradnik booking page' } }).catch(
      () => undefined,
    );
    const type = types.find((each) => each === answer?.headers.get('content-type')?.split(';', 1)[0]);
    // What is not read is given up, so that the other side sends nothing more of it.
    if (answer?.ok !== true || answer.body === null || type === undefined) {
      await answer?.body?.cancel().catch(() => undefined);
      return undefined;
    }
    const content = await readContent(answer.body).catch(() => undefined);
    return content === undefined ? undefined : { type, content };
  };
}

/** Undefined where it is too long; what comes after that is not read. */
async function readContent(body: ReadableStream<Uint8Array>): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body) {
    bytes += part.length;
    if (bytes > mostBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** This many pictures are kept, for so long. */
const kept = { most: 600, ms: 86_400_000 } as const;

/** The same from memory as long as it is fresh: many clients look at the same few pictures. A picture that did not come is asked for again. */
export function rememberedTiles(readTile: ReadTile, now: () => Date): ReadTile {
  const known = new Map<string, { readonly until: number; readonly picture: Promise<Picture | undefined> }>();
  return async (tile) => {
    const name = `${tile.z}/${tile.x}/${tile.y}`;
    const before = known.get(name);
    if (before !== undefined && before.until > now().getTime()) return before.picture;
    const picture = readTile(tile);
    known.delete(name);
    known.set(name, { until: now().getTime() + kept.ms, picture });
    const [oldest] = known.keys();
    if (known.size > kept.most && oldest !== undefined) known.delete(oldest);
    const found = await picture;
    if (found === undefined) known.delete(name);
    return found;
  };
}
