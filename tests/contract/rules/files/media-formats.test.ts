import { describe, expect, it } from 'vitest';
import { needsConversion, playabilityOf } from '../../../../contract/rules/files/file-types.ts';

const video = (type: string, picture: string | null, audio: string | null, seconds: number | null = 10) => ({
  type,
  video: picture,
  audio,
  seconds,
});

describe('how browsers play a file', () => {
  it.each([
    ['plays', video('video/mp4', 'AVC', 'AAC')],
    ['plays', video('video/mp4', 'AVC', null)],
    ['plays', video('video/x-matroska', 'VP9', 'Opus')],
    ['plays', video('video/webm', 'AV1', 'Vorbis')],
    ['plays', video('image/png', null, null, null)],
    ['silent', video('video/mp4', 'AVC', 'AC-3')],
    ['silent', video('video/x-matroska', 'AVC', 'MPEG Audio Layer 2')],
    ['black', video('video/mp4', 'HEVC', 'AAC')],
    ['black', video('video/mp4', 'MPEG-4 Visual', null)],
    ['black', video('video/mp4', null, 'AAC')],
    ['unreadable', video('video/vnd.avi', 'AVC', 'AAC')],
    ['unreadable', video('video/mpeg', 'MPEG Video', null)],
    ['unknown', video('video/mp4', null, null, null)],
  ])('%s: %o', (expected, facts) => {
    expect(playabilityOf(facts)).toBe(expected);
    expect(needsConversion(facts)).toBe(!['plays', 'unknown'].includes(expected));
  });
});
