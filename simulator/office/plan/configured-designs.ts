import { z } from 'zod';
import type { branchDevices } from '../../../contract/channels/branch/events.ts';
import type { ConfiguredRow } from './setup.ts';

const derived = { version: z.int(), files: z.array(z.object({ digest: z.string() })) };
const kioskDesign = z.object({ ...derived, touch_screen_id: z.int() });
const display = z.object(derived);

/** What a device is to show, and the files that it needs for that. */
export type ConfiguredDesign = {
  readonly device: (typeof branchDevices)[number];
  readonly id: number;
  readonly version: number;
  readonly digests: readonly string[];
};

/** The designs of kiosks and displays in the configuration; a row that makes no sense is as if it were not there. */
export function configuredDesigns(rows: readonly ConfiguredRow[]): readonly ConfiguredDesign[] {
  return rows.flatMap(({ resource, id, values }): readonly ConfiguredDesign[] => {
    const ofKiosk = resource === 'kiosk-designs' ? kioskDesign.safeParse(values).data : undefined;
    const ofDisplay = resource === 'virtual-displays' ? display.safeParse(values).data : undefined;
    if (ofKiosk !== undefined) return [{ ...neededOf(ofKiosk), device: 'touch_screen', id: ofKiosk.touch_screen_id }];
    return ofDisplay === undefined ? [] : [{ ...neededOf(ofDisplay), device: 'virtual_display', id }];
  });
}

function neededOf({ version, files }: z.infer<typeof display>): Pick<ConfiguredDesign, 'version' | 'digests'> {
  return { version, digests: files.map(({ digest }) => digest) };
}
