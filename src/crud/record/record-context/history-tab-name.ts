/** The history of a record: a tab, and the last segment of its address. Alone, because the router needs nothing more before sign-in. */
export const historyTab = 'history';
