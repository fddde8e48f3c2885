/** What settings of statistics change. Fetched with their form. */
export const settingsEffects = {
  title: 'Co nastavení mění',
  lines: [
    'Cíl platí pro celé město. Podle něj se v přehledu, v tabulkách i v přehledech označí, kdo zůstal pod cílem, a v grafu stojí jeho čára. Odkaz s vlastním cílem si svůj cíl ponechá.',
    'Obsluha kratší než zadaný počet sekund se bere jako volání omylem: do dob obsluhy se nepočítá, klient se počítá dál. Po změně se všechny dny přepočítají; dokud to trvá, tabulky to oznamují.',
    'Vynechané činnosti se nepočítají nikde, kde se na ně nikdo neptá jménem. U celých poboček pak nelze říct, kolik lidí čekalo najednou.',
    'Vedoucím můžete každé pondělí posílat souhrn minulého týdne e-mailem: zobrazte přehled, uložte ho jako šablonu a v její nabídce zvolte Posílat e-mailem.',
  ],
  toReport: 'Sestavit přehled minulého týdne',
  toStatistics: 'Podívat se na minulý měsíc',
};
