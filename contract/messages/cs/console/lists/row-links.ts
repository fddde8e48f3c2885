/** Ways from a touch screen to its editors. Fetched with the touch screens. */
export const kioskLinks = { pages: 'Stránky kiosku', tickets: 'Lístek', states: 'Zvuky a obrazy stavů' };

/** Ways from a display to its screens. Fetched with the displays. */
export const displayLinks = { sound: 'Vyvolávání a zvuk', name: 'Přejmenovat' };

/** The way from a playlist to a copy of it. Fetched with the playlists. */
export const playlistLinks = { copy: 'Kopírovat playlist', copyName: (name: string) => `${name} – kopie` };
