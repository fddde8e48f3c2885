/** What is seen of a sound before it is played. */
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

/** Bytes of the header of a WAV file with 16-bit samples. */
const headerBytes = 44;
const bytesOfSample = 2;

/** A sound of one loudspeaker; samples from -1 to 1. */
export type Mono = { readonly samples: Float32Array; readonly rate: number };

/** A WAV file of a sound: 16 bits, one loudspeaker. */
export function toWav({ samples, rate }: Mono): Uint8Array<ArrayBuffer> {
  const dataBytes = samples.length * bytesOfSample;
  const bytes = new Uint8Array(headerBytes + dataBytes);
  const view = new DataView(bytes.buffer);
  const write = (at: number, text: string): void =>
    bytes.set(
      Array.from(text, (letter) => letter.codePointAt(0) ?? 0),
      at,
    );
  write(0, 'RIFF');
  view.setUint32(4, headerBytes - 8 + dataBytes, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * bytesOfSample, true);
  view.setUint16(32, bytesOfSample, true);
  view.setUint16(34, 8 * bytesOfSample, true);
  write(36, 'data');
  view.setUint32(40, dataBytes, true);
  for (const [at, sample] of samples.entries())
    view.setInt16(headerBytes + at * bytesOfSample, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true);
  return bytes;
}

/** Quieter than this share of the loudest sample is the silence around a word. */
const silentShare = 0.05;
/** Kept before and after a word, so that its beginning and end are not cut. */
const keptSeconds = 0.05;

/** The sound without the silence before and after it; empty where all of it is silent. */
export function withoutSilence({ samples, rate }: Mono): Mono {
  const loudest = samples.reduce((found, sample) => Math.max(found, Math.abs(sample)), 0);
  const isAudible = (sample: number): boolean => Math.abs(sample) > loudest * silentShare;
  const [first, last] = [samples.findIndex(isAudible), samples.findLastIndex(isAudible)];
  if (loudest === 0 || first === -1) return { samples: new Float32Array(), rate };
  const kept = Math.round(keptSeconds * rate);
  return { samples: samples.slice(Math.max(0, first - kept), last + kept + 1), rate };
}

/** What the first bytes of a file say it is: a WAV file, an MP3 file, or something else. */
export function soundTypeOf(bytes: Uint8Array): 'wav' | 'mp3' | 'other' {
  const text = (from: number, to: number): string => String.fromCodePoint(...bytes.subarray(from, to));
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WAVE') return 'wav';
  const [first = 0, second = 0] = bytes;
  return text(0, 3) === 'ID3' || (first === 0xff && (second & 0xe0) === 0xe0) ? 'mp3' : 'other';
}
