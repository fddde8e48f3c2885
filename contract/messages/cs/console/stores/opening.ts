/** Days of a week, and tabs of opening hours and of the calendar: what lists and the frame of a branch show. */
export const opening = {
  weekdays: ['neděle', 'pondělí', 'úterý', 'středa', 'čtvrtek', 'pátek', 'sobota'],
  weekdaysShort: ['Ne', 'Po', 'Út', 'St', 'Čt', 'Pá', 'So'],
  applyDefaults: 'Použít výchozí úřední hodiny',
  tabs: { hours: 'Úřední hodiny', plans: 'Plány a výjimky', calendar: 'Kalendář' },
};

export type OpeningWords = typeof opening;
