import type { kioskLinks as czechKiosks, playlistLinks as czechPlaylists } from '../../../cs/console/lists/row-links.ts';

export const kioskLinks: typeof czechKiosks = { pages: 'Pages', tickets: 'Ticket', states: 'Sounds and pictures of states' };

/** Ways from a display to its screens. Fetched with the displays. */
export const displayLinks = { sound: 'Calls and sound', name: 'Rename' };

export const playlistLinks: typeof czechPlaylists = { copy: 'Copy the playlist', copyName: (name) => `${name} – copy` };
