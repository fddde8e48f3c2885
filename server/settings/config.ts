import { resolve } from 'node:path';
import { serverWords as words } from '../../contract/messages/cs/server.ts';
import { wholeBackupWords as backupWords } from '../../contract/messages/cs/whole-backup.ts';
import { leastPassphrase } from '../../contract/rules/backup/terms.ts';
import { isEmail } from '../../contract/rules/text/contact.ts';
import { isLoopback, isReachable, readOrigins, readTrustedProxies, readUrl } from './addresses.ts';
import { readPublicKey } from './issuers.ts';
import { type MailSettings, readMailSettings } from './mail-settings.ts';
import { readMapTiles } from './map-settings.ts';
import { type NamedProvider, readProviderSettings } from './provider-settings.ts';
import { readS3Settings, type StoreSettings } from './s3-settings.ts';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error';

/** What the environment and the options of the server say, read once. */
export type Configuration = MailSettings & {
  readonly port: number;
  readonly host: string;
  readonly dataDirectory: string;
  readonly databaseUrl: string | null;
  readonly databaseReadUrl: string | null;
  /** As whom the schema is made, where the application is not to own it. */
  readonly databaseMigrationUrl: string | null;
  readonly publicUrl: URL | null;
  /** Null on the embedded database without one: then it is made and kept in the data directory. */
  readonly secretKey: string | null;
  /** Accepted next to the secret key, while that is being exchanged. */
  readonly previousSecretKey: string | null;
  /** Goes on although the database was sealed with a secret key that is not given any more. */
  readonly acceptsNewKey: boolean;
  /** Where SMS go, by HTTP. */
  readonly smsUrl: URL | null;
  readonly smsTemplate: string;
  readonly smsAuthorization: string | null;
  /** Verifies licence keys: an Ed25519 public key as base64 or PEM; null for those of the demonstration. */
  readonly licencePublicKey: string | null;
  /** Where else one may sign in. */
  readonly provider: NamedProvider | null;
  /** Where files of devices are; null stores them in the data directory. */
  readonly s3: StoreSettings | null;
  /** The program that converts videos, instead of the ffmpeg of the machine. */
  readonly converterPath: string | null;
  /** Pictures of maps; null shows lists instead. */
  readonly mapTiles: { readonly url: string; readonly attribution: string } | null;
  readonly trustProxy: readonly string[];
  readonly logLevel: LogLevel;
  readonly maxLevelForSharingPrivileges: number;
  readonly isProduction: boolean;
  /** What an empty database is filled with. */
  readonly isDemonstration: boolean;
  /** Whether branches of the demonstration are played. */
  readonly isSimulated: boolean;
  /** Whether clients can order: the booking page and its interface are served. */
  readonly publicBooking: boolean;
  /** Origins of pages that may show the booking page within them. */
  readonly bookingFrameAncestors: readonly string[];
  /** Origins of applications that may call the API from a browser, with a bearer token. */
  readonly allowedOrigins: readonly string[];
  readonly isDevelopment: boolean;
  /** E-mail of whom `--make-administrator` makes a super administrator, instead of starting a server. */
  readonly newAdministrator: string | null;
  /** File that `--backup` makes, or `--restore` restores, instead of starting a server. */
  readonly backupFile: string | null;
  readonly restoreFile: string | null;
  /** File, or folder of nightly ones, that `--prune-backup` takes personal values out of. */
  readonly pruneFile: string | null;
  /** Restores into a database that is thrown away again. */
  readonly isCheck: boolean;
  /** Asks for a passphrase where the environment has none. */
  readonly isEncrypting: boolean;
  readonly backupPassphrase: string | null;
  /** Where a backup of everything is made each night; null makes none. */
  readonly backupDirectory: string | null;
};

type Environment = Readonly<Record<string, string | undefined>>;
type Outcome = { readonly configuration: Configuration } | { readonly faults: readonly string[] };

const logLevels: readonly LogLevel[] = ['debug', 'info', 'warn', 'error'];
const options = [
  '--empty',
  '--demo',
  '--no-simulator',
  '--dev',
  '--help',
  '--recount',
  '--disable-demo-accounts',
  '--check',
  '--encrypt',
  '--accept-new-key',
  '--rotate-key',
];
/** Each is followed by a value: an e-mail, a file. */
const valued = ['--make-administrator', '--backup', '--restore', '--prune-backup'] as const;

/** Reads the environment and the options; all faults together, so that no one fixes them one start at a time. */
export function readConfiguration(environment: Environment, given: readonly string[]): Outcome {
  const faults: string[] = [];
  const value = (name: string) => (environment[name] === undefined || environment[name] === '' ? null : environment[name]);
  const isProduction = value('NODE_ENV') === 'production';
  const databaseUrl = value('DATABASE_URL');
  const host = value('HOST') ?? '127.0.0.1';
  // Their passwords are in the README: on their own they load only where no one else can come (page 09, Safe by default).
  const trustProxy = readTrustedProxies(value('TRUST_PROXY'), faults);
  const isPrivate =
    [databaseUrl, value('PUBLIC_URL')].every((url) => url === null) && !isProduction && !isReachable({ host, publicUrl: null, trustProxy });
  const isDemonstration = given.includes('--demo') || (isPrivate && !given.includes('--empty'));
  const configuration: Configuration = {
    port: wholeNumber(value('PORT') ?? '3000', 65_535, words.badPort, faults),
    host,
    dataDirectory: resolve(value('DATA_DIR') ?? './data'),
    databaseUrl,
    databaseReadUrl: value('DATABASE_READ_URL'),
    databaseMigrationUrl: value('DATABASE_MIGRATION_URL'),
    publicUrl: readUrl('PUBLIC_URL', value('PUBLIC_URL'), faults),
    secretKey: value('SECRET_KEY'),
    previousSecretKey: value('SECRET_KEY_PREVIOUS'),
    acceptsNewKey: given.includes('--accept-new-key'),
    ...readMailSettings(value, faults),
    smsUrl: readUrl('SMS_URL', value('SMS_URL'), faults),
    smsTemplate: value('SMS_TEMPLATE') ?? '{"phone":"{phone}","text":"{text}"}',
    smsAuthorization: value('SMS_AUTHORIZATION'),
    licencePublicKey: value('LICENCE_PUBLIC_KEY'),
    provider: readProviderSettings(value, faults),
    s3: readS3Settings(value, faults),
    converterPath: value('FFMPEG_PATH'),
    mapTiles: readMapTiles(value, faults),
    trustProxy,
    logLevel: logLevels.find((level) => level === value('LOG_LEVEL')) ?? 'warn',
    maxLevelForSharingPrivileges: wholeNumber(value('MAX_LEVEL_FOR_SHARING_PRIVILEGES') ?? '1', 100, words.badLevel, faults),
    isProduction,
    isDemonstration,
    isSimulated: isDemonstration && value('SIMULATOR') !== 'off' && !given.includes('--no-simulator'),
    publicBooking: value('PUBLIC_BOOKING') !== 'off',
    bookingFrameAncestors: readOrigins('BOOKING_FRAME_ANCESTORS', value('BOOKING_FRAME_ANCESTORS'), faults),
    allowedOrigins: readOrigins('ALLOWED_ORIGINS', value('ALLOWED_ORIGINS'), faults),
    isDevelopment: given.includes('--dev'),
    newAdministrator: valueOf(given, '--make-administrator')?.trim().toLowerCase() ?? null,
    backupFile: valueOf(given, '--backup'),
    restoreFile: valueOf(given, '--restore'),
    pruneFile: valueOf(given, '--prune-backup'),
    isCheck: given.includes('--check'),
    isEncrypting: given.includes('--encrypt'),
    backupPassphrase: value('BACKUP_PASSPHRASE'),
    backupDirectory: value('BACKUP_DIR') === null ? null : resolve(value('BACKUP_DIR') ?? ''),
  };
  faults.push(
    ...given.filter((word, place) => !isOption(word) && !isValued(given[place - 1])).map(words.unknownOption),
    ...wrongTogether(configuration),
    ...brokenRules(configuration, value('LOG_LEVEL')),
    ...(['SIMULATOR', 'PUBLIC_BOOKING'] as const).flatMap((name) =>
      [null, 'on', 'off'].includes(value(name)) ? [] : [words.badSwitch(name, value(name) ?? '')],
    ),
  );
  return faults.length === 0 ? { configuration } : { faults };
}

function isOption(word: string): boolean {
  return isValued(word) || options.includes(word);
}

function isValued(word: string | undefined): boolean {
  return valued.some((option) => option === word);
}

/** What is behind an option; empty where nothing does, null without the option. */
function valueOf(given: readonly string[], option: (typeof valued)[number]): string | null {
  const place = given.indexOf(option);
  if (place === -1) return null;
  const value = given[place + 1] ?? '';
  return isOption(value) ? '' : value;
}

function wrongTogether({ backupFile, restoreFile, pruneFile, isCheck, isEncrypting }: Configuration): readonly string[] {
  return [
    ...(backupFile === '' ? [backupWords.fileNeeded('--backup')] : []),
    ...(restoreFile === '' ? [backupWords.fileNeeded('--restore')] : []),
    ...(pruneFile === '' ? [backupWords.fileNeeded('--prune-backup')] : []),
    ...([backupFile, restoreFile, pruneFile].filter((file) => file !== null).length > 1 ? [backupWords.oneAtATime] : []),
    ...(isCheck && restoreFile === null ? [backupWords.onlyWith('--check', 'npm run restore')] : []),
    ...(isEncrypting && backupFile === null ? [backupWords.onlyWith('--encrypt', 'npm run backup')] : []),
  ];
}

function brokenRules(
  {
    host,
    publicUrl,
    databaseUrl,
    databaseReadUrl,
    databaseMigrationUrl,
    secretKey,
    previousSecretKey,
    smsUrl,
    smsTemplate,
    licencePublicKey,
    newAdministrator,
    ...backups
  }: Configuration,
  logLevel: string | null,
): readonly string[] {
  return [
    ...(logLevel !== null && !logLevels.some((level) => level === logLevel) ? [words.badLogLevel(logLevel)] : []),
    ...Object.entries({ DATABASE_URL: databaseUrl, DATABASE_READ_URL: databaseReadUrl, DATABASE_MIGRATION_URL: databaseMigrationUrl })
      .filter(([, url]) => url !== null && !/^postgres(?:ql)?:\/\//u.test(url))
      .map(([name]) => words.badDatabaseUrl(name)),
    ...(databaseUrl === null && databaseReadUrl !== null ? [words.needsDatabaseUrl('DATABASE_READ_URL')] : []),
    ...(databaseUrl === null && databaseMigrationUrl !== null ? [words.needsDatabaseUrl('DATABASE_MIGRATION_URL')] : []),
    ...(databaseUrl !== null && secretKey === null ? [words.secretKeyNeeded] : []),
    ...Object.entries({ SECRET_KEY: secretKey, SECRET_KEY_PREVIOUS: previousSecretKey })
      .filter(([, key]) => key !== null && key.length < 32)
      .map(([name]) => words.secretKeyShort(name)),
    ...(secretKey !== null && secretKey === previousSecretKey ? [words.sameSecretKeys] : []),
    ...(smsUrl !== null && !['http:', 'https:'].includes(smsUrl.protocol) ? [words.badSmsUrl] : []),
    ...(newAdministrator !== null && !isEmail(newAdministrator) ? [words.badNewAdministrator(newAdministrator)] : []),
    ...(isSmsTemplate(smsTemplate) ? [] : [words.badSmsTemplate]),
    ...(isShort(backups) ? [backupWords.shortSetPassphrase(leastPassphrase)] : []),
    ...(licencePublicKey !== null && readPublicKey(licencePublicKey) === null ? [words.badLicenceKey] : []),
    // Browsers drop `__Host-` cookies and lack Web Locks and crypto on plain http beyond loopback (page 08, API).
    ...(!isLoopback(host) && publicUrl?.protocol !== 'https:' ? [words.publicUrlNeeded(host)] : []),
  ];
}

/** Only where it encrypts: a backup of another program may be read with a short one. */
function isShort({
  backupPassphrase,
  restoreFile,
  pruneFile,
}: Pick<Configuration, 'backupPassphrase' | 'restoreFile' | 'pruneFile'>): boolean {
  return backupPassphrase !== null && backupPassphrase.length < leastPassphrase && restoreFile === null && pruneFile === null;
}

function isSmsTemplate(template: string): boolean {
  try {
    JSON.parse(template);
    return template.includes('{phone}') && template.includes('{text}');
  } catch {
    return false;
  }
}

function wholeNumber(text: string, max: number, fault: (text: string) => string, faults: string[]): number {
  const number = Number(text);
  if (!/^\d+$/u.test(text) || number > max) faults.push(fault(text));
  return number;
}
