/** Languages of the console, of the booking page and of letters. */
export const languages = ['cs', 'en'] as const;
export type Language = (typeof languages)[number];
