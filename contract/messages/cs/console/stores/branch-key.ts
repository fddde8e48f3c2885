/** Ways to the pre-shared key that a branch signs in with; what its dialogs say is fetched with them. */
export const branchKey = {
  tab: 'Klíč a spojení',
  make: 'Vytvořit klíč',
  renew: 'Vytvořit nový klíč',
};
export type BranchKeyWords = typeof branchKey;
