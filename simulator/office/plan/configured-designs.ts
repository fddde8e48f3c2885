import { z } from 'zod';
import type { ConfiguredRow } from './setup.ts';

const files = z.array(z.object({ digest: z.string() }));
const design = z.object({ touch_screen_id: z.int(), version: z.int(), files });
const playlist = z.object({ version: z.int(), files });

/** What a branch is to show, and the files that it needs for that: the design of a kiosk (`id` is the kiosk's), or a playlist. */
export type ConfiguredShow = {
  readonly of: 'kiosk' | 'playlist';
  readonly id: number;
  readonly version: number;
  readonly digests: readonly string[];
};

/** The designs and playlists in the configuration; a row that makes no sense is as if it were not there. */
export function configuredShows(rows: readonly ConfiguredRow[]): readonly ConfiguredShow[] {
  return rows.flatMap(({ resource, id, values }): readonly ConfiguredShow[] => {
    const read = resource === 'kiosk-designs' ? design.safeParse(values).data : undefined;
    if (read !== undefined) return [{ of: 'kiosk', id: read.touch_screen_id, version: read.version, digests: digestsOf(read.files) }];
    const list = resource === 'playlists' ? playlist.safeParse(values).data : undefined;
    return list === undefined ? [] : [{ of: 'playlist', id, version: list.version, digests: digestsOf(list.files) }];
  });
}

function digestsOf(list: readonly { readonly digest: string }[]): readonly string[] {
  return list.map(({ digest }) => digest);
}
