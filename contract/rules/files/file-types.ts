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
