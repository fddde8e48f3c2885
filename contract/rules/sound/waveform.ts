/** What is seen of a sound before it is heard. */
export type Waveform = {
  /** The largest swing in each of equal parts of the sound, from 0 to 1. */
  readonly peaks: readonly number[];
  /** Its mean loudness in decibels below the loudest possible one; null where it is silent. */
  readonly decibels: number | null;
};

/** Below this people in a hall hear hardly anything of a sound. */
const audibleDecibels = -35;
/** Above this a sound comes near to the loudest possible one, and small loudspeakers distort it. */
const pleasantDecibels = -9;

export type Loudness = 'silent' | 'quiet' | 'usual' | 'loud';

/** Reads a sound into so many parts; `channels` are the samples of its loudspeakers, each from -1 to 1. */
export function waveformOf(channels: readonly ArrayLike<number>[], parts: number): Waveform {
  const length = Math.max(0, ...channels.map((samples) => samples.length));
  const peaks = Array.from({ length: parts }, (_, part) => {
    const [from, to] = [Math.floor((part * length) / parts), Math.floor(((part + 1) * length) / parts)];
    return Math.min(1, Math.max(0, ...channels.map((samples) => largest(samples, from, to))));
  });
  const power = channels.reduce((sum, samples) => sum + powerOf(samples), 0) / Math.max(1, length * channels.length);
  return { peaks, decibels: power === 0 ? null : Math.round(100 * Math.log10(power)) / 10 };
}

/** How loud that is, as people say it. */
export function loudnessOf({ decibels }: Pick<Waveform, 'decibels'>): Loudness {
  if (decibels === null) return 'silent';
  if (decibels < audibleDecibels) return 'quiet';
  return decibels > pleasantDecibels ? 'loud' : 'usual';
}

function largest(samples: ArrayLike<number>, from: number, to: number): number {
  let found = 0;
  for (let at = from; at < to; at += 1) found = Math.max(found, Math.abs(samples[at] ?? 0));
  return found;
}

function powerOf(samples: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < samples.length; at += 1) sum += (samples[at] ?? 0) ** 2;
  return sum;
}
