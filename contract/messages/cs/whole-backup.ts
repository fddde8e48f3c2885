import { memoize } from '../../rules/values/memoize.ts';
import { czechNumber as count } from '../basics/numbers.ts';

const oneDecimal = memoize(() => new Intl.NumberFormat('cs', { minimumFractionDigits: 1, maximumFractionDigits: 1 }));
const megabytes = (bytes: number): string => `${oneDecimal().format(bytes / 1_000_000)} MB`;

type Made = { readonly bytes: number; readonly tables: number; readonly rows: number; readonly isEncrypted: boolean };

/** What the backup of the whole says to who makes or restores it from the command line. */
export const wholeBackupWords = {
  making: 'Zálohuji…',
  made: (file: string, { bytes, tables, rows, isEncrypted }: Made) =>
    `Záloha je hotová: ${file} (${megabytes(bytes)}, tabulek ${count(tables)}, řádků ${count(rows)}).${
      isEncrypted
        ? ' Je zašifrovaná a obsahuje i tajný klíč; bez hesla ji nikdo neotevře.'
        : ' Tajný klíč v ní není: uschovejte zvlášť SECRET_KEY, nebo soubor keys/secret ze složky DATA_DIR.'
    }`,
  madeForPrevious: (fingerprint: string) =>
    `Pozor: výměna tajného klíče není hotová, záloha proto patří ještě ke klíči ze SECRET_KEY_PREVIOUS (otisk ${fingerprint}). Uschovejte ho k ní, nebo výměnu dokončete příkazem npm run rotate-key a zálohujte znovu.`,
  madeWithForeign: (number: number) =>
    `Pozor: hodnot, které klíč této zálohy neotevře, je v ní ${count(number)} (klíče poboček, ověřovací aplikace, licenční klíče). Je-li rozdělaná výměna klíče, nastavte SECRET_KEY i SECRET_KEY_PREVIOUS, dokončete ji příkazem npm run rotate-key a zálohujte znovu. Zbyly-li po ztraceném klíči, založte je znovu.`,
  reading: (file: string) => `Čtu zálohu ${file}…`,
  restoring: (made: string, version: string) => `Obnovuji zálohu z ${made} (verze ${version})…`,
  restored: (tables: number, rows: number, steps: number) =>
    `Obnoveno: tabulek ${count(tables)}, řádků ${count(rows)}, všechny souhlasí se zálohou.${
      steps === 0 ? '' : ` Databáze je převedena na tuto verzi (kroků: ${steps}).`
    }\nVšichni se přihlásí znovu. Zprávy, které v záloze čekaly na odeslání, čekají dál, dokud je hlavní správce nepustí v Nastavení → Odchozí zprávy. Pobočky po připojení pošlou, co od zálohy hlásily.\nTeď Pořadník spusťte: npm start, jako službu systemctl start poradnik`,
  erasedAgain: (persons: number, rows: number) =>
    `Znovu vymazáno, co se vymazalo až po záloze nebo čemu mezitím skončila doba uchování: osob ${count(persons)}, záznamů ${count(rows)}.`,
  erasedSince: (when: string) =>
    `Tato záloha je od ${when} bez osobních údajů klientů: objednávky nemají jména, e-maily, telefony ani poznámky; zprávy, importy ani historie těchto údajů v ní nejsou. Účty zaměstnanců v ní jsou.`,
  erasing: (file: string) => `Odstraňuji ze zálohy ${file} osobní údaje klientů…`,
  erased: (file: string, { bytes, tables, rows, isEncrypted }: Made) =>
    `Záloha ${file} je přepsaná bez osobních údajů klientů (${megabytes(bytes)}, tabulek ${count(tables)}, řádků ${count(rows)}${
      isEncrypted ? ', zašifrovaná stejným heslem' : ''
    }).`,
  erasedBefore: (file: string, when: string) => `Záloha ${file} je bez osobních údajů klientů už od ${when}. Nic se nezměnilo.`,
  nothingToErase: (folder: string, days: number) =>
    `Ve složce ${folder} není žádná noční záloha starší než ${days} dní, která by ještě měla osobní údaje klientů.`,
  leftToErase: (number: number) => `Další takové zálohy přijdou na řadu příště (${count(number)}). Pro každou můžete příkaz spustit hned.`,
  notErased: (file: string, reason: string) => `${file}: ${reason}`,
  checked: (file: string, tables: number, rows: number) =>
    `Záloha ${file} je v pořádku: zkušebně obnoveno, souhlasí všechny tabulky (${count(tables)}) a řádky (${count(rows)}). Zkušební databáze je smazaná.`,
  checkedForPrevious: 'Tajné hodnoty v ní otevře klíč ze SECRET_KEY_PREVIOUS, ne ten ze SECRET_KEY: obnova bude potřebovat ten dosavadní.',
  checkedWithoutKey: (needed: string) =>
    `Zda v ní půjde přečíst klíče poboček a ověřovací aplikace, jsme nezjistili: tajný klíč tady není. Obnova bude potřebovat klíč s otiskem ${needed}.`,
  checkedWithLost: (lost: LostWithKey) =>
    `Pozor: tyto tajné hodnoty v ní zdejší klíč neotevře, po obnově se ztratí:\n${linesOfLost(lost)}\nJe-li rozdělaná výměna klíče, dokončete ji příkazem npm run rotate-key a zálohujte znovu.`,
  sealedWithOtherKey: (file: string, keys: { readonly found: string; readonly needed: string }, lost: LostWithKey) =>
    `Záloha ${file} je celá, ale tajné hodnoty v ní zdejší klíč (otisk ${keys.found}) neotevře; vznikla s jiným (otisk ${keys.needed}). Bez něj se při obnově ztratí:\n${linesOfLost(lost)}\nNastavte původní SECRET_KEY, nebo dejte původní soubor do DATA_DIR/keys/secret, a ověřte ji znovu. Je-li ztracený, přidejte --accept-new-key.`,
  askPassphrase: 'Heslo zálohy: ',
  askAgain: 'Heslo zálohy znovu: ',
  fileNeeded: (option: string) => `Za ${option} napište jméno souboru, například: npm run ${option.slice(2)} -- zaloha.poradnik`,
  onlyWith: (option: string, other: string) => `Volba ${option} platí jen spolu s ${other}.`,
  oneAtATime: 'Zálohujte, obnovujte, nebo odstraňujte osobní údaje, ne více najednou.',
  nothingToBackUp: 'Není co zálohovat: databáze je prázdná. Zkontrolujte DATA_DIR a DATABASE_URL; mají být stejné jako u běžícího serveru.',
  fileExists: (file: string) => `Soubor ${file} už existuje a nepřepíšeme ho. Zvolte jiné jméno.`,
  fileMissing: (file: string) => `Soubor ${file} nejde přečíst. Zkontrolujte jméno a práva.`,
  folderNotWritable: (folder: string, text: string) =>
    `Noční zálohy se nebudou dařit: do složky ${folder} z BACKUP_DIR nejde zapisovat (${text}). Založte ji pro účet, pod kterým Pořadník běží: install -d -m 0700 -o ÚČET ${folder}; službě ji povolte i v ReadWritePaths. Nebo nastavte BACKUP_DIR jinam a spusťte Pořadník znovu.`,
  fileNotWritable: (file: string) => `Soubor ${file} nejde zapsat. Složka musí existovat a mít práva k zápisu.`,
  filesUnreachable: 'Úložiště souborů zařízení (S3_URL) neodpovídá, nebo odmítá klíče. Nic se nezměnilo; zkuste to, až bude dostupné.',
  madeWithFiles: (files: number) => `Souborů zařízení v ní je ${count(files)}.`,
  madeWithoutFiles: (missing: number) =>
    `Pozor: souborů zařízení, které v úložišti chybí, a v záloze proto nejsou: ${count(missing)}. Databáze o nich ví; nahrajte je znovu.`,
  noRoomForFile: (file: string) => `Na disku není místo pro zálohu ${file}. Uvolněte ho, nebo zvolte jiný disk. Nic po ní nezůstalo.`,
  noRoomInDatabase: 'Na disku databáze není místo pro obnovu. Uvolněte ho a spusťte obnovu znovu; databáze zůstala prázdná.',
  notABackup: 'Soubor není zálohou Pořadníku. Nic se nezměnilo.',
  incomplete: 'Záloha není celá, její konec chybí. Nic se nezměnilo; použijte jinou zálohu.',
  damaged: 'Záloha je poškozená, není taková, jaká byla zapsána. Nic se nezměnilo; použijte jinou zálohu.',
  newerFormat: 'Zálohu udělala novější verze Pořadníku, než je tato. Nic se nezměnilo; obnovte ji stejnou nebo novější verzí.',
  newerSchema: (version: string) =>
    `Zálohu udělala novější verze Pořadníku (${version}), než je tato. Nic se nezměnilo; obnovte ji stejnou nebo novější verzí.`,
  needsPassphrase: 'Záloha je chráněná heslem. Nastavte BACKUP_PASSPHRASE, nebo spusťte příkaz v terminálu a heslo napište.',
  nothingTyped: 'Heslo nebylo zadáno. Nic se nezměnilo.',
  wrongPassphrase: 'Heslo k záloze nesouhlasí. Nic se nezměnilo.',
  shortPassphrase: (least: number) => `Heslo zálohy má mít nejméně ${least} znaků.`,
  shortSetPassphrase: (least: number) => `BACKUP_PASSPHRASE má mít nejméně ${least} znaků.`,
  passphrasesDiffer: 'Hesla se liší. Nic se nezapsalo.',
  placeNotEmpty: (table: string) =>
    `Obnovuje se jen do prázdné databáze, a v této už něco je (${table}). Nic se nezměnilo; založte novou databázi, nebo zvolte prázdnou složku v DATA_DIR.`,
  otherKey: (found: string, needed: string) =>
    `Tajný klíč (otisk ${found}) není ten, se kterým záloha vznikla (otisk ${needed}). Nastavte původní SECRET_KEY, nebo dejte původní soubor do DATA_DIR/keys/secret. Je-li ztracený, přidejte --accept-new-key: klíče poboček a ověřovací aplikace pak bude nutné založit znovu. Nic se nezměnilo.`,
  keyNeeded: (needed: string) =>
    `Záloha neobsahuje tajný klíč (otisk ${needed}) a tady žádný není. Nastavte původní SECRET_KEY, nebo dejte původní soubor do DATA_DIR/keys/secret. Je-li ztracený, přidejte --accept-new-key: klíče poboček a ověřovací aplikace pak bude nutné založit znovu. Nic se nezměnilo.`,
  keyBeingExchanged:
    'Výměna tajného klíče začala a není dokončená: obsah by otevřely jen oba klíče dohromady, a záloha zná jeden. Dokončete výměnu příkazem npm run rotate-key a zálohujte znovu. Nic se nezapsalo.',
  differs: (table: string) => `Obsah tabulky ${table} nesouhlasí se součty v záloze. Nic se nezměnilo; použijte jinou zálohu.`,
  noScratch: (role: string) =>
    `Záloha není ověřená: kontrola potřebuje založit zkušební databázi a role ${role} to nesmí. Povolte jí to jako správce databáze příkazem ALTER ROLE "${role}" CREATEDB; nebo spusťte kontrolu bez DATABASE_URL s prázdnou složkou v DATA_DIR.`,
  failed: (message: string) => `Nepodařilo se: ${message}`,
} as const;

/** How much cannot be read without the secret key that it was made with. */
export type LostWithKey = {
  readonly branch_keys: number;
  readonly authenticators: number;
  readonly begun_authenticators: number;
  readonly licence_keys: number;
  readonly recovery_codes: number;
};

/** A line for each kind of what is lost with the key. */
export function linesOfLost(lost: LostWithKey): string {
  const counted: readonly (readonly [number, string])[] = [
    [lost.branch_keys, 'klíče poboček (pobočka se nepřipojí, dokud na její stránce nevytvoříte nový)'],
    [lost.authenticators, 'ověřovací aplikace uživatelů (správce jim zruší druhý faktor a nastaví si ho znovu)'],
    [lost.begun_authenticators, 'rozdělaná nastavení ověřovacích aplikací (uživatel začne znovu)'],
    [lost.recovery_codes, 'nepoužité záchranné kódy (uživatel si nechá vytvořit nové)'],
    [lost.licence_keys, 'uložená znění licenčních klíčů (licence platí dál)'],
  ];
  const lines = counted.filter(([times]) => times > 0).map(([times, what]) => `  - ${times}× ${what}`);
  return lines.length === 0 ? '  - nic, v databázi zatím nic zašifrovaného není' : lines.join('\n');
}
