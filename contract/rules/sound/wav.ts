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
  const isHeard = (sample: number): boolean => Math.abs(sample) > loudest * silentShare;
  const [first, last] = [samples.findIndex(isHeard), samples.findLastIndex(isHeard)];
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
