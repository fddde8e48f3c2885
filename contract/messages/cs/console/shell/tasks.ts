import type { TaskKind, TaskState } from '../../../../rules/system/task-state.ts';
import { plural } from '../../../basics/plural.ts';
import { grammar } from '../../basics/grammar.ts';

const { number } = grammar;

/** The right panel: what others do, and work that goes on in the background. */
export const tasks = {
  kinds: {
    import_check: (page: string) => `Kontrola souboru: ${page}`,
    import: (page: string) => `Import: ${page}`,
    backup: () => 'Vytvoření zálohy',
    backup_restore: () => 'Obnova ze zálohy',
  } satisfies Record<TaskKind, (page: string) => string>,
  exportOf: (page: string, format: string) => `Export: ${page}, ${format}`,
  states: {
    waiting: 'Čeká',
    running: 'Běží',
    done: 'Hotovo',
    failed: 'Nepodařilo se',
    cancelled: 'Přerušeno',
  } satisfies Record<TaskState, string>,
  cancelling: 'Přerušuje se',
  exported: (rows: number, file: string) => `${number(rows)} ${plural(rows, 'řádek', 'řádky', 'řádků')}, soubor ${file}`,
  progress: (done: number, total: number) => `${number(done)} z ${number(total)}`,
  progressName: (what: string) => `Průběh: ${what}`,
  began: (time: string) => `Začátek ${time}`,
  ended: (began: string, ended: string) => `Začátek ${began}, konec ${ended}`,
  cancel: 'Přerušit',
  cancelOf: (what: string) => `Přerušit: ${what}`,
  retry: 'Zkusit znovu',
  retryOf: (what: string) => `Zkusit znovu: ${what}`,
  openImport: 'Otevřít import',
  openImportOf: (what: string) => `Otevřít import: ${what}`,
  toList: 'Do seznamu',
  toListOf: (page: string) => `Do seznamu: ${page}`,
  failed: 'Úlohy se nepodařilo načíst.',
  loading: 'Načítají se úlohy…',
  /** Shown when a task ends while another screen is open. */
  endings: {
    stopped: (what: string) => `${what}: přerušeno.`,
    done: (what: string, file: string) => `${what} je hotovo, soubor ${file}.`,
    failed: (what: string, file: string, reason: string) => `${what} se nepodařilo dokončit, soubor ${file}. ${reason}`,
    cancelled: (what: string, file: string) => `${what}: přerušeno, soubor ${file}.`,
  },
  preview: 'Náhled',
  nothingToPreview: 'Zatím tu není žádný text.',
  by: (name: string) => `Kdo: ${name}`,
  outageBegan: 'Nový výpadek:',
  outageEnded: 'Konec výpadku:',
  outageChanged: 'Výpadek trvá:',
  outageOf: 'pobočka',
  outageSince: (at: string) => `od ${at}`,
  outagesBegan: (count: number) => `${plural(count, 'Nový výpadek', 'Nové výpadky', 'Nové výpadky')}: ${number(count)}`,
  outagesTurned: (count: number) => `Výpadky, které skončily nebo se změnily: ${number(count)}`,
  outagesMany: 'Mnoho výpadků začalo nebo skončilo najednou.',
  manyChanged: (page: string) => `Hromadná změna: ${page}`,
};
export type TaskWords = typeof tasks;
