/** The way from a playlist to a copy of it. Fetched with the playlists. */
export const playlistLinks = { copy: 'Kopírovat playlist', copyName: (name: string) => `${name} – kopie` };
