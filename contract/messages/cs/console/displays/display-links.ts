/** Ways from a display to its screens. Fetched with the displays. */
export const displayLinks = { sound: 'Vyvolávání a zvuk', name: 'Přejmenovat' };
