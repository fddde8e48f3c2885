import { keptAskedDays, keptNights } from '../../../../rules/backup/kept-nights.ts';
import { clientDays, defaultRetention } from '../../../../rules/backup/retention.ts';
import type { SystemWarningCode } from '../../../../rules/system/system-warnings.ts';
import { formatInstant } from '../../../../rules/time/shown-time.ts';
import { byteSize } from '../../../basics/byte-size.ts';
import { czechNumber as number } from '../../../basics/numbers.ts';
import { plural } from '../../../basics/plural.ts';

const size = (bytes: number): string => byteSize(bytes, number);

/** What is wrong, and what to do about it. `since` is an instant. */
export type WarningText = (
  since: string,
  count: number,
) => {
  readonly title: string;
  readonly advice: string;
};

const warnings: Readonly<Record<SystemWarningCode, WarningText>> = {
  disk_full: () => ({ title: 'Disk serveru je plný, nic se neukládá', advice: 'Uvolněte na něm místo. Ukládání se zapne samo.' }),
  disk_low: () => ({
    title: 'Na disku serveru dochází místo',
    advice: 'Uvolněte místo. Importy, nahrávání a zálohy zatím nejdou spustit.',
  }),
  backup_failed: (since) => ({
    title: `Poslední záloha celku se nepodařila (${formatInstant(since)})`,
    advice: 'Důvod je níže. Odstraňte ho a spusťte zálohu znovu.',
  }),
  backup_old: (since) => ({
    title: `Od ${formatInstant(since)} není žádná nová záloha celku`,
    advice: 'Zkontrolujte, že server v noci běží, nebo zálohu spusťte teď.',
  }),
  backup_off: () => ({
    title: 'Zálohy celku nejsou zapnuté',
    advice: 'Nastavte na serveru proměnnou BACKUP_DIR na složku, nejlépe na jiném disku, a server restartujte.',
  }),
  jobs_waiting: (since) => ({
    title: `Úlohy na pozadí čekají od ${formatInstant(since)}`,
    advice: 'Podívejte se do protokolu serveru. Pomůže i restart serveru, rozdělaná práce se neztratí.',
  }),
  messages_overdue: (since) => ({
    title: `Zprávy čekají na odeslání od ${formatInstant(since)}`,
    advice:
      'V odchozích zprávách je u každé vidět, proč neodešla. Neodchází-li žádná, zkontrolujte na serveru proměnnou SMTP_URL nebo SMS_URL; důvod je i v protokolu serveru.',
  }),
  messages_failed: (_, count) => ({
    title: `Za poslední den se nepodařilo odeslat ${number(count)} ${plural(count, 'zprávu', 'zprávy', 'zpráv')}`,
    advice: 'V odchozích zprávách je u každé vidět proč.',
  }),
  bounces_unread: (since) => ({
    title: `Od ${formatInstant(since)} nejde číst schránka nedoručených e-mailů`,
    advice:
      'Že se klientům zprávy vracejí, teď není poznat. Zkontrolujte na serveru proměnnou BOUNCE_IMAP_URL; důvod je v protokolu serveru.',
  }),
  email_gateway_missing: () => ({
    title: 'E-maily neodcházejí, není nastaven odesílací server',
    advice: 'Nastavte na serveru proměnnou SMTP_URL na adresu odesílacího serveru a server restartujte.',
  }),
};

/** `/settings/system`, and its line on the dashboard. */
export const system = {
  warnings,
  good: 'Vše v pořádku',
  attention: (count: number) => `${plural(count, 'Pozornost vyžaduje', 'Pozornost vyžadují', 'Pozornost vyžaduje')}: ${number(count)}`,
  loading: 'Zjišťuje se stav systému…',
  failed: 'Stav systému se nepodařilo zjistit',
  retry: 'Zkusit znovu',
  size,
  backups: {
    title: 'Zálohy celku',
    now: 'Zálohovat teď',
    underway: 'Zálohuje se…',
    notStarted: 'Zálohu se nepodařilo spustit.',
    lastGood: 'Poslední ověřená',
    none: 'zatím žádná',
    next: 'Příští noční',
    folder: 'Složka',
    off: 'nejsou zapnuté',
    encrypted: 'Soubory jsou zašifrované heslem.',
    plain: 'Soubory nejsou zašifrované a tajný klíč v nich není. Uložte si ho zvlášť.',
    restore: 'Obnovuje se na serveru příkazem npm run restore -- SOUBOR, jen do prázdného místa.',
    kept: `Noční zálohy zůstávají za posledních ${keptNights.days} dní, ${keptNights.weeks} týdnů a ${keptNights.months} měsíců, zálohy na žádost ${keptAskedDays} dní. Z nočních starších než ${clientDays(defaultRetention)} dní se smažou údaje klientů.`,
    latest: 'Poslední zálohy',
    night: 'Noční',
    asked: (who: string | null) => (who === null ? 'Na žádost' : `Na žádost: ${who}`),
    removed: 'soubor už je smazaný',
    states: {
      waiting: 'Čeká na server',
      making: 'Vytváří se',
      checking: 'Ověřuje se obnovou',
      good: 'Ověřená',
      failed: 'Nepodařila se',
    },
  },
  disk: {
    title: 'Místo na disku',
    free: (free: number, total: number) => `Volno ${size(free)} z ${size(total)}`,
    states: { ample: 'Dost místa', low: 'Dochází místo', read_only: 'Plný' },
    folder: 'Složka s daty',
    elsewhere: 'Databáze běží na jiném serveru, její disk sledujte tam.',
  },
  database: {
    title: 'Databáze',
    kinds: { embedded: 'vestavěná, spouští ji server', server: 'samostatný server' },
    version: 'PostgreSQL',
    kind: 'Druh',
    bytes: 'Velikost',
  },
  jobs: {
    title: 'Úlohy na pozadí',
    waiting: 'Čeká',
    running: 'Běží',
    failed: 'Selhalo za 24 hodin',
  },
  messages: {
    title: 'Odchozí zprávy',
    waiting: 'Čeká na odeslání',
    failed: 'Neodesláno za 24 hodin',
    held: 'Zadrženo po obnově',
    kept: 'Není kudy odeslat, za 24 hodin',
    all: 'Zobrazit odchozí zprávy',
    unsent: { email: 'E-maily neodcházejí: není nastaven odesílací server.', sms: 'SMS neodcházejí: není nastavena brána.' },
  },
  program: {
    title: 'Aplikace',
    version: 'Verze',
    since: 'Běží od',
    node: 'Node.js',
  },
};
export type SystemWords = typeof system;
