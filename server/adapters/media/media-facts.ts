import { z } from 'zod';
import { askMediaProcess } from './media-process.ts';

/** What is in a video: its size as it is shown, in pixels, its length and its codecs. */
export type MediaFacts = z.infer<typeof facts>;

const positive = z.number().positive().nullable();
const codec = z.string().min(1).max(60).nullable();
const facts = z.object({
  seconds: positive,
  width: positive.transform((value) => (value === null ? null : Math.round(value))),
  height: positive.transform((value) => (value === null ? null : Math.round(value))),
  video: codec,
  audio: codec,
});
const unknown: MediaFacts = { seconds: null, width: null, height: null, video: null, audio: null };
const longestMs = 20_000;

/** Reads what is in a video of the disk, by its first megabytes. What cannot be read is unknown: such a file is taken as well. */
export async function readMediaFacts(file: string): Promise<MediaFacts> {
  try {
    return facts.parse(await askMediaProcess({ task: 'facts', order: { file } }, { longestMs }));
  } catch {
    return unknown;
  }
}
