import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loudnessOf, waveformOf } from '../../../../contract/rules/files/waveform.ts';

const tone = (swing: number, samples = 4000): Float32Array => Float32Array.from({ length: samples }, (_, at) => swing * Math.sin(at / 3));
const sound = fc.array(fc.float32Array({ min: -1, max: 1, noNaN: true, maxLength: 300 }), { maxLength: 2 });

describe('the waveform of a sound', () => {
  it('has as many parts as were asked, each between nothing and the loudest, however short the sound is', () => {
    fc.assert(
      fc.property(sound, fc.integer({ min: 1, max: 90 }), (channels, parts) => {
        const { peaks } = waveformOf(channels, parts);
        expect(peaks).toHaveLength(parts);
        expect(peaks.every((peak) => peak >= 0 && peak <= 1)).toBe(true);
        const loudest = Math.max(0, ...channels.flatMap((samples) => [...samples].map(Math.abs)));
        expect(Math.max(...peaks)).toBeCloseTo(loudest, 6);
      }),
    );
  });

  it('shows where the sound is loud', () => {
    const samples = Float32Array.from([...tone(0.1, 1000), ...tone(0.8, 1000)]);
    const { peaks } = waveformOf([samples], 2);
    expect(peaks.map((peak) => Math.round(peak * 10) / 10)).toEqual([0.1, 0.8]);
  });

  it('tells how loud it is as people say it, the same from one loudspeaker and from two', () => {
    const loudness = [0, 0.01, 0.2, 0.9].map((swing) => loudnessOf(waveformOf([tone(swing)], 10)));
    expect(loudness).toEqual(['silent', 'quiet', 'usual', 'loud']);
    expect(waveformOf([tone(0.5), tone(0.5)], 10).decibels).toBe(waveformOf([tone(0.5)], 10).decibels);
    expect(waveformOf([], 10).decibels).toBeNull();
  });
});
