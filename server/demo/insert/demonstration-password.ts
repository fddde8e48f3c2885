/** The one password of all demonstration users; it is in the README. */
export const demonstrationPassword = 'Poradnik-Demo-2026';
