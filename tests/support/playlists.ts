/** A playlist of one picture that plays in branch 1 at any time, but for what is given. */
export function aPlaylist<Given extends object>(given: Given) {
  return {
    id: 1,
    name: 'Smyčka',
    active: true,
    storeIds: [1],
    displayIds: [],
    buttons: [],
    from: null,
    to: null,
    days: [],
    opens: null,
    closes: null,
    priority: 0,
    items: [{ title: 'Plakát', file: 'a'.repeat(64), kind: 'image' as const, display_length: 10 }],
    ...given,
  };
}
