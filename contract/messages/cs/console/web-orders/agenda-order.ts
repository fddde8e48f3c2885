/** The order of agendas. Fetched with its dialog. */
export const agendaOrder = {
  open: 'Změnit pořadí',
  title: 'Pořadí skupin',
  help: 'V tomto pořadí skupiny uvidí klient. Přetáhněte je, nebo použijte šipky.',
  cancel: 'Zrušit',
  save: 'Uložit pořadí',
  saved: 'Pořadí skupin je uložené.',
  moved: (name: string, place: number, of: number) => `${name}: ${place}. z ${of}`,
  conflict: 'Pořadí mezitím změnil někdo jiný. Zkontrolujte ho a uložte znovu.',
  up: (name: string) => `Posunout výš: ${name}`,
  down: (name: string) => `Posunout níž: ${name}`,
  close: 'Zavřít',
};
