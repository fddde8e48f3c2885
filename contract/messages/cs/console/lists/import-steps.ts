import type { ImportState } from '../../../../derive/imports/import-states.ts';
import { plural } from '../../../basics/plural.ts';

/** Writes a number. */
type WriteNumber = (value: number) => string;

/** What the dialog of an import says: it is fetched with the dialog. */
export const importSteps = (number: WriteNumber) => {
  const rows = (count: number): string => `${number(count)} ${plural(count, 'řádek', 'řádky', 'řádků')}`;
  return {
    title: (page: string) => `Import ze souboru: ${page}`,
    close: 'Zavřít import',
    steps: { file: 'Soubor', columns: 'Sloupce', rows: 'Kontrola', result: 'Výsledek' },
    stepOf: (place: number, of: number, name: string) => `Krok ${place} ze ${of}: ${name}`,
    chooseFile: 'Vybrat soubor',
    dropFile: 'Přetáhněte sem soubor, nebo ho vyberte.',
    fileHelp: (megabytes: number, most: number) =>
      `CSV nebo XLSX, nejvýš ${megabytes} MB a ${number(most)} řádků. Kódování a oddělovač poznáme. Nic se neuloží, dokud to nepotvrdíte.`,
    oneFile: 'Najednou jde načíst jen jeden soubor. Přetáhněte ho sem samotný.',
    reading: 'Soubor se čte…',
    readFile: (name: string, count: number) => `Soubor ${name}: ${rows(count)}`,
    emptyCellHelp: (word: string) => `Prázdná buňka nic nemění. Uloženou hodnotu smaže slovo ${word} v buňce.`,
    columnsHelp: 'Zkontrolujte, co který sloupec znamená. Sloupce bez pole se nenačtou.',
    asLastTime: 'Sloupce jsou přiřazeny jako minule.',
    guessAnew: 'Přiřadit podle názvů',
    samples: (values: string) => `Například ${values}`,
    noSamples: 'Sloupec je prázdný.',
    noHeader: (place: number) => `Sloupec ${place}`,
    noField: 'Nenačítat',
    timeOf: (field: string) => `${field}: jen čas`,
    timeHelp:
      'Je-li čas ve vlastním sloupci, přiřaďte mu stejné pole jako datu, s dodatkem „jen čas“. Čas bez vlastního data patří k prvnímu datu v řádku.',
    keyHelp: (fields: string) => `Řádky se poznají podle: ${fields}. Co už existuje, se upraví, ostatní se založí.`,
    keyMissing: (field: string) => `Přiřaďte sloupec k poli ${field}, podle něj se řádky poznají.`,
    sameField: (field: string) => `Pole ${field} je přiřazené dvakrát. Ponechte ho jen u jednoho sloupce.`,
    storeOfAll: 'Pobočka pro všechny řádky',
    check: 'Zkontrolovat řádky',
    checking: 'Kontrolují se řádky…',
    back: 'Zpět na sloupce',
    checkedRows: (counts: string) => `Zkontrolováno. ${counts}`,
    states: { new: 'Nový', changed: 'Změněný', same: 'Beze změny', wrong: 'Chybný' } satisfies Record<ImportState, string>,
    showState: 'Zobrazit řádky',
    everyState: 'Všechny',
    state: 'Stav',
    line: 'Řádek',
    tableOf: 'Řádky souboru',
    noRows: 'Takový řádek v souboru není.',
    cleared: 'bude smazáno',
    clearedCount: (values: number, inRows: number) =>
      `${plural(values, 'Smaže se', 'Smažou se', 'Smaže se')} ${number(values)} ${plural(values, 'hodnota', 'hodnoty', 'hodnot')} v ${number(inRows)} ${plural(inRows, 'řádku', 'řádcích', 'řádcích')}.`,
    before: (value: string) => (value === '' ? 'dříve prázdné' : `dříve ${value}`),
    saveAll: (count: number) => `Uložit ${rows(count)}`,
    saveGood: (count: number) => `Uložit bezchybné (${number(count)})`,
    notifyClients: 'Dát klientům vědět, že jsou objednaní',
    notifyClientsHelp: 'Klienti dostanou stejnou zprávu, jako když je objedná úřad. Bez zaškrtnutí se jim o importu nic nepošle.',
    clientsNotified: 'Klientům s e-mailem nebo telefonem se píše, pokud jsou zprávy zapnuté a mají šablonu.',
    clientsNotNotified: 'Klientům se o importu nic neposlalo.',
    nothingToSave: 'V souboru není nic nového. Import můžete zavřít.',
    onlyWrong: 'Všechny řádky jsou chybné. Opravte je v souboru a načtěte ho znovu.',
    saving: 'Řádky se ukládají…',
    progress: (done: number, total: number) => `${number(done)} z ${number(total)}`,
    cancel: 'Přerušit',
    cancelling: 'Přerušuje se…',
    saved: (fresh: number, changed: number) =>
      `Uloženo: ${number(fresh)} ${plural(fresh, 'nový', 'nové', 'nových')}, ${number(changed)} ${plural(changed, 'změněný', 'změněné', 'změněných')}.`,
    cancelled: (done: number, total: number) =>
      `Import jste přerušili. Zpracováno: ${number(done)} z ${number(total)} řádků. Co se uložilo, zůstalo. Můžete pokračovat, nic se neuloží dvakrát.`,
    checkCancelled: 'Kontrolu jste přerušili. Můžete ji spustit znovu.',
    goOn: 'Pokračovat',
    failed: 'Import se nepodařilo dokončit',
    wrongLeft: (count: number) => `${rows(count)} ${plural(count, 'zůstal chybný', 'zůstaly chybné', 'zůstalo chybných')}.`,
    goesOn: 'Import pokračuje i bez tohoto okna. Výsledek najdete v pravém panelu v Mých úlohách.',
    another: 'Načíst další soubor',
  };
};

export type ImportSteps = typeof importSteps;
