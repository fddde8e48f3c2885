import { z } from 'zod';
import type { ConfiguredRow } from './setup.ts';

const derived = { version: z.int(), files: z.array(z.object({ digest: z.string() })) };
const kioskDesign = z.object({ ...derived, touch_screen_id: z.int() });
const show = z.object(derived);

/**
 * What a branch is to show, and the files that it needs for that: the design of a kiosk (`id` is the kiosk's), the settings of a
 * display, or a playlist.
 */
export type ConfiguredShow = {
  readonly of: 'kiosk' | 'display' | 'playlist';
  readonly id: number;
  readonly version: number;
  readonly digests: readonly string[];
};

/** Designs, displays and playlists in the configuration; a row that makes no sense is as if it were not there. */
export function configuredShows(rows: readonly ConfiguredRow[]): readonly ConfiguredShow[] {
  return rows.flatMap(({ resource, id, values }): readonly ConfiguredShow[] => {
    if (resource === 'kiosk-designs') {
      const design = kioskDesign.safeParse(values).data;
      return design === undefined ? [] : [{ ...neededOf(design), of: 'kiosk', id: design.touch_screen_id }];
    }
    const kind = kindOf(resource);
    const read = kind === undefined ? undefined : show.safeParse(values).data;
    return kind === undefined || read === undefined ? [] : [{ ...neededOf(read), of: kind, id }];
  });
}

function kindOf(resource: string): 'display' | 'playlist' | undefined {
  if (resource === 'virtual-displays') return 'display';
  return resource === 'playlists' ? 'playlist' : undefined;
}

function neededOf({ version, files }: z.infer<typeof show>): Pick<ConfiguredShow, 'version' | 'digests'> {
  return { version, digests: files.map(({ digest }) => digest) };
}
