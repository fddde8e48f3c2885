import { deletedBackupDays } from '../../../../rules/backup/terms.ts';
import type { LicenceState } from '../../../../rules/branch-status/licence.ts';
import { formatInstant } from '../../../../rules/time/shown-time.ts';
import { czechNumber as number } from '../../../basics/numbers.ts';
import { plural } from '../../../basics/plural.ts';

const days = (count: number): string => `${number(count)} ${plural(count, 'den', 'dny', 'dní')}`;
const records = (count: number): string => `${number(count)} ${plural(count, 'záznam', 'záznamy', 'záznamů')}`;
type RestoreAction = 'create' | 'edit' | 'bring_back' | 'delete';

/** Backups and licences of branches. */
export const backupsAndLicences = {
  backups: {
    text: 'Záloha obsahuje vše, čím je pobočka nastavena: činnosti, přepážky, zaměstnance, zařízení, playlisty jen této pobočky, úřední hodiny a kalendář. Lístky, objednávky a klíče v ní nejsou.',
    deleted: `Smazaná záloha zůstává v koši ${days(deletedBackupDays)}, pak se smaže natrvalo.`,
    usualName: (instant: string) => `Záloha ${formatInstant(instant)}`,
    nightlyName: (day: string) => `Noční záloha ${day}`,
    beforeName: (name: string) => `Před obnovou: ${name}`,
    nameLabel: 'Název nové zálohy',
    nameHelp: 'Nemusíte vyplňovat, pojmenuje se podle data.',
    make: 'Vytvořit zálohu',
    making: 'Vytváří se záloha…',
    made: 'Záloha byla vytvořena.',
    notMade: (reason: string) => `Zálohu se nepodařilo vytvořit. ${reason}`,
    upload: 'Nahrát zálohu ze souboru',
    uploading: 'Záloha se nahrává…',
    uploaded: 'Záloha byla nahrána.',
    notUploaded: (reason: string) => `Zálohu se nepodařilo nahrát. ${reason}`,
    progress: (done: number, total: number) => `krok ${done} z ${total}`,
    what: 'Co se zálohou',
    download: 'Stáhnout',
    notDownloaded: (reason: string) => `Zálohu se nepodařilo stáhnout. ${reason}`,
    look: 'Zobrazit rozdíly a obnovit',
    looking: 'Porovnává se záloha se současným nastavením…',
    notLooked: (reason: string) => `Rozdíly se nepodařilo zjistit. ${reason}`,
    processing: 'Záloha se ještě vytváří. Stáhnout a obnovit ji půjde, až bude dokončená.',
    failed: 'Zálohu se nepodařilo vytvořit. Nic v ní není, můžete ji smazat a vytvořit jinou.',
    noRights: 'Stáhnout a obnovit zálohu smí, kdo má přístup ke všem oblastem, které jsou v ní.',
    differences: 'Co obnova změní',
    same: 'Pobočka je nastavena přesně tak, jak je v záloze. Není co obnovovat.',
    count: (count: number) => `Obnova změní ${records(count)}.`,
    changeCount: (action: string, count: number) => `${action}: ${number(count)}`,
    fields: (count: number) => `${number(count)} ${plural(count, 'pole', 'pole', 'polí')}`,
    sameRows: (count: number) => `Beze změny: ${number(count)} ${plural(count, 'řádek', 'řádky', 'řádků')}`,
    changes: { create: 'Vytvoří se', edit: 'Změní se', bring_back: 'Vrátí se smazané', delete: 'Smaže se' } satisfies Record<
      RestoreAction,
      string
    >,
    change: (field: string, before: string, after: string) => `${field}: ${before} → ${after}`,
    nothing: 'prázdné',
    field: 'Pole',
    before: 'Nyní',
    after: 'Po obnově',
    changesOf: (name: string) => `Změny: ${name}`,
    collides: 'Pobočku takto obnovit nejde. Nejprve vyřešte, co je označené, a rozdíly načtěte znovu.',
    left: 'Tyto záznamy teď sdílí víc poboček, obnova je nechá být:',
    apply: 'Obnovit pobočku',
    question: (name: string) => `Obnovit pobočku ze zálohy ${name}?`,
    warning: 'Současné nastavení se předtím samo zálohuje, takže se k němu můžete vrátit. Obnoví se všechno, nebo nic.',
    back: 'Neobnovovat',
    applying: 'Pobočka se obnovuje…',
    applied: 'Pobočka byla obnovena ze zálohy.',
    notApplied: (reason: string) => `Pobočku se nepodařilo obnovit. ${reason}`,
    again: 'Načíst rozdíly znovu',
    toStore: 'Zálohy pobočky',
  },
  licence: {
    loading: 'Načítá se licence…',
    failed: 'Licenci se nepodařilo načíst.',
    states: {
      none: 'Bez licence',
      valid: 'Platná',
      ending: 'Brzy skončí',
      ended: 'Skončila',
    } satisfies Record<LicenceState, string>,
    none: 'Pobočka nemá licenci. Počty přepážek a zařízení se zatím nehlídají; začnou se hlídat, jakmile vložíte licenční klíč.',
    valid: (day: string | null) => (day === null ? 'Licence platí bez omezení.' : `Licence platí do ${day}.`),
    ending: (day: string, left: number) =>
      `Licence platí do ${day}, ${plural(left, 'zbývá', 'zbývají', 'zbývá')} ${days(left)}. Pak nepůjde přidat nové přepážky, displeje ani kiosky.`,
    lastDay: (day: string) => `Licence platí naposledy dnes, ${day}. Od zítřka nepůjde přidat nové přepážky, displeje ani kiosky.`,
    ended: (day: string) =>
      `Licence skončila ${day}. Co běží, běží dál, jen nejde přidat ani zapnout další přepážky, displeje a kiosky. Vložte nový licenční klíč.`,
    serial: 'Sériové číslo',
    serialHelp: 'Sdělte ho dodavateli, klíč se vydává právě pro toto číslo.',
    validTo: 'Platí do',
    unlimited: 'bez omezení',
    modules: 'Moduly',
    noModules: 'žádné',
    counts: 'Využití licence',
    kind: 'Co se počítá',
    used: 'Využito',
    licensed: 'Licencováno',
    notLimited: 'nehlídá se',
    full: 'Plně využito',
    over: 'Nad licenci',
    room: (count: number) => `Zbývá ${number(count)}`,
    key: 'Nový licenční klíč',
    keyHelp: 'Vložte celý text, který začíná PL1. Nesprávný klíč se odmítne a platit bude dál ten dosavadní.',
    keyNeeded: 'Vložte licenční klíč.',
    change: 'Změnit licenční klíč',
    changed: 'Licenční klíč byl změněn.',
  },
};

export type BackupsAndLicencesWords = typeof backupsAndLicences;
