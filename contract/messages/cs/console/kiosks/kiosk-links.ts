/** Ways from a touch screen to its editors. Fetched with the touch screens. */
export const kioskLinks = { pages: 'Stránky kiosku', tickets: 'Lístek', states: 'Zvuky a obrazy stavů' };
