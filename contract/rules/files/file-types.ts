import type { FileFacts } from './file-limits.ts';

/** How people call types of files. */
const names: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/png': 'PNG',
  'image/jpeg': 'JPG',
  'image/webp': 'WebP',
  'image/bmp': 'BMP',
  'image/gif': 'GIF',
  'audio/wav': 'WAV',
  'video/mp4': 'MP4',
  'video/webm': 'WebM',
  'video/x-matroska': 'MKV',
  'video/vnd.avi': 'AVI',
  'video/mpeg': 'MPEG',
};

/** The types as people call them, in a list: `PNG, JPG nebo WebP` with the conjunction of the language. */
export function listOfTypes(types: readonly string[], or: string): string {
  const called = types.map((type) => names[type] ?? type);
  const last = called.at(-1) ?? '';
  return called.length < 2 ? last : `${called.slice(0, -1).join(', ')} ${or} ${last}`;
}

const groupNames: Readonly<Record<string, 'image' | 'sound' | 'video'>> = { image: 'image', audio: 'sound', video: 'video' };

/** What people call the files of these types: of one kind by it, of several a file. */
export function groupOfTypes(types: readonly string[]): 'image' | 'sound' | 'video' | 'file' | 'document' {
  const groups = new Set(types.map((type) => groupNames[type.split('/')[0] ?? ''] ?? 'document'));
  const [first = 'document'] = groups;
  return groups.size === 1 ? first : 'file';
}

/**
 * How browsers play a video: `silent` and `black` are played without sound or picture, `unreadable` is not played at all. `unknown`: no
 * one could read what is in it.
 */
export type Playability = 'plays' | 'silent' | 'black' | 'unreadable' | 'unknown';

/** Containers and codecs that browsers play, as `mediainfo` calls the codecs. */
const playedTypes = ['video/mp4', 'video/webm', 'video/x-matroska'];
const playedPictures = ['AVC', 'VP8', 'VP9', 'AV1'];
const playedSounds = ['AAC', 'Opus', 'Vorbis', 'FLAC', 'PCM', 'MPEG Audio Layer 3'];

/** How browsers play a file, by its container and its codecs and not by its name. Images and sounds play. */
export function playabilityOf({ type, video, audio, seconds }: Pick<FileFacts, 'type' | 'video' | 'audio' | 'seconds'>): Playability {
  if (!type.startsWith('video/')) return 'plays';
  if (!playedTypes.includes(type)) return 'unreadable';
  if (video === null && audio === null) return seconds === null ? 'unknown' : 'black';
  if (video === null || !playedPictures.includes(video)) return 'black';
  return audio === null || playedSounds.includes(audio) ? 'plays' : 'silent';
}

/** Whether a program has to make another file of it before displays can play it as it is meant. */
export function needsConversion(facts: Parameters<typeof playabilityOf>[0]): boolean {
  return !['plays', 'unknown'].includes(playabilityOf(facts));
}
