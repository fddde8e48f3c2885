import { describe, expect, it } from 'vitest';
import { soundTypeOf, toWav, withoutSilence } from '../../../../contract/rules/files/waveform.ts';

describe('a recorded sound', () => {
  it('is a WAV file of 16 bits that says its own length', () => {
    const bytes = toWav({ samples: Float32Array.from([0, 1, -1, 2]), rate: 16_000 });
    const view = new DataView(bytes.buffer);
    expect([bytes.length, view.getUint32(4, true), view.getUint32(40, true), view.getUint32(24, true)]).toEqual([52, 44, 8, 16_000]);
    expect([44, 46, 48, 50].map((at) => view.getInt16(at, true))).toEqual([0, 32_767, -32_767, 32_767]);
    expect(soundTypeOf(bytes)).toBe('wav');
  });

  it('loses the silence around the word, and is empty where nothing was said', () => {
    const samples = new Float32Array(1_000);
    samples.fill(0.5, 400, 500);
    samples.fill(0.001, 0, 100);
    expect(withoutSilence({ samples, rate: 100 }).samples).toHaveLength(110);
    expect(withoutSilence({ samples: new Float32Array(50), rate: 100 }).samples).toHaveLength(0);
  });

  it('is told from an MP3 by its first bytes', () => {
    const text = (letters: string) => new TextEncoder().encode(letters);
    expect([text('ID3\u0004'), Uint8Array.of(0xff, 0xfb, 0x90), text('RIFF....AVI '), text('')].map(soundTypeOf)).toEqual([
      'mp3',
      'mp3',
      'other',
      'other',
    ]);
  });
});
