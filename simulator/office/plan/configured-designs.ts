import { z } from 'zod';
import type { ConfiguredRow } from './setup.ts';

const design = z.object({
  touch_screen_id: z.int(),
  version: z.int(),
  files: z.array(z.object({ digest: z.string() })),
});

/** What a kiosk is to show, and the files that it needs for that. */
export type ConfiguredDesign = { readonly kioskId: number; readonly version: number; readonly digests: readonly string[] };

/** The designs of kiosks in the configuration; a row that makes no sense is as if it were not there. */
export function configuredDesigns(rows: readonly ConfiguredRow[]): readonly ConfiguredDesign[] {
  return rows.flatMap(({ resource, values }) => {
    const read = resource === 'kiosk-designs' ? design.safeParse(values).data : undefined;
    return read === undefined
      ? []
      : [{ kioskId: read.touch_screen_id, version: read.version, digests: read.files.map(({ digest }) => digest) }];
  });
}
