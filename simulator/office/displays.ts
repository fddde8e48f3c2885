import { z } from 'zod';
import { type CallSound, callSound } from '../../contract/rules/display/call-sound.ts';
import { type DisplayDesign, parseDisplayDesign } from '../../contract/rules/display/display-design.ts';
import { timeOf } from './plan/local-day.ts';
import type { ConfiguredRow } from './plan/setup.ts';

const settings = z.object({
  version: z.int(),
  volume: z.int(),
  repeat: z.int(),
  call_sound_file: z.string().nullable(),
  quiet_from: z.string().nullable(),
  quiet_to: z.string().nullable(),
  design: z.unknown(),
});

type Settings = Omit<z.infer<typeof settings>, 'design'> & { readonly design: DisplayDesign | null };

/** A call as displays know it. */
export type DisplayedCall = { readonly number: string; readonly desk: string; readonly service: string };

/** What a display shows and how it sounds when someone is called; `version` is that of the settings it has. */
export type DisplayedNow = {
  readonly display: number;
  readonly version: number;
  readonly at: number;
  /** The newest first, as many as the design has rows. */
  readonly shown: readonly DisplayedCall[];
  readonly sound: CallSound;
};

/** What displays of an office show. A display keeps its settings until all files of the new ones are here. */
export type Displays = {
  /** Displays with the version of which everything is here; null where one waits for files. */
  settle(ready: ReadonlyMap<number, number | null>, rows: readonly ConfiguredRow[]): void;
  /** Someone is called at the instant: what each of the displays shows then. */
  call(called: DisplayedCall, at: number, displayIds: readonly number[]): readonly DisplayedNow[];
};

/** Rows of a display that no one has set up. */
const usualRows = 7;

/** Displays that show nothing yet. */
export function createDisplays(): Displays {
  const settled = new Map<number, Settings>();
  let calls: readonly DisplayedCall[] = [];
  return {
    settle: (ready, rows) => {
      for (const { resource, id, values } of rows) {
        const read = resource === 'virtual-displays' ? settings.safeParse(values).data : undefined;
        if (read !== undefined && ready.get(id) === read.version)
          settled.set(id, { ...read, design: parseDisplayDesign(read.design) ?? null });
      }
    },
    call: (called, at, displayIds) => {
      // A number that is called again moves up.
      calls = [called, ...calls.filter(({ number }) => number !== called.number)].slice(0, 20);
      return displayIds.flatMap((display) => {
        const own = settled.get(display);
        if (own === undefined) return [];
        const { design, version } = own;
        const sound = callSound({ ...own, voice: design?.voice ?? null }, called, timeOf(at));
        return [{ display, version, at, shown: calls.slice(0, design?.rows ?? usualRows), sound }];
      });
    },
  };
}
