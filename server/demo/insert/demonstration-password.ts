/** The one password of all demonstration users; it stands in the README. */
export const demonstrationPassword = 'Poradnik-Demo-2026';
