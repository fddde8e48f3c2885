/** Days of the week as a playlist names them, Monday first. */
export const playDays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
