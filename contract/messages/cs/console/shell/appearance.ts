/** The panel "Vzhled": themes, density, layout. */
export const appearance = {
  title: 'Vzhled',
  theme: 'Motiv',
  themes: { A: 'Motiv A', B: 'Motiv B', C: 'Motiv C', D: 'Motiv D', E: 'Motiv E', F: 'Motiv F', G: 'Motiv G', H: 'Motiv H' },
  mode: 'Světlost',
  modes: { light: 'Světlý', dark: 'Tmavý', system: 'Podle systému' },
  density: 'Hustota řádků',
  densities: { comfortable: 'Vzdušná', standard: 'Běžná', compact: 'Hustá' },
  layout: 'Rozvržení',
  layouts: {
    fixed: 'Pevná nabídka a lišta',
    collapsed: 'Sbalená nabídka',
    collapsedText: 'Sbalená nabídka s popisky',
    boxed: 'Obsah v omezené šířce',
    floating: 'Plovoucí nabídka',
    hover: 'Rozbalit nabídku najetím myší',
  },
  singleKeys: 'Zkratky z jedné klávesy',
  singleKeysHelp: 'Vypněte, pokud ovládáte počítač hlasem nebo se spouštějí omylem.',
  keepErrors: 'Nechat chyby zobrazené, dokud je nezavřu',
  reset: 'Obnovit výchozí',
  saved: 'Vzhled byl uložen.',
};
export type AppearanceWords = typeof appearance;
