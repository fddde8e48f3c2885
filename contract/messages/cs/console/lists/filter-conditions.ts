/** A filter made of conditions, as far as the list itself says it; its builder has more words (`filter-builder.ts`). */
export const filterConditions = {
  open: 'Sestavit filtr',
  counting: 'Počítá se…',
  uncounted: 'Počet záznamů se nepodařilo zjistit.',
  loading: 'Načítá se…',
  chip: 'Složený filtr',
  editChip: 'Upravit složený filtr',
};
export type FilterConditionsWords = typeof filterConditions;
