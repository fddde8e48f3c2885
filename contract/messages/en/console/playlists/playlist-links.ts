import type { playlistLinks as czech } from '../../../cs/console/playlists/playlist-links.ts';

export const playlistLinks: typeof czech = { copy: 'Copy the playlist', copyName: (name) => `${name} – copy` };
