import { type LostWithKey, linesOfLost } from './whole-backup.ts';

/** What the server says to who starts it. */
export const serverWords = {
  /** Whom history names for what a client did by the public interface: data of a Czech office. */
  client: 'klient',
  /** The same of what the devices of a branch tell of an order: the kiosk at which the client came, and the branch itself. */
  kiosk: 'kiosek pobočky',
  branch: 'pobočka',
  /** The same of what the server does on its own, such as letting an order expire. */
  system: 'Pořadník',
  /** Name of the plan of opening hours that a new store begins with: data of a Czech office. */
  basePlan: 'Základní úřední hodiny',
  /** Name of the e-mail notification that a new town begins with: data of a Czech office. */
  failedBackups: 'Neúspěšné zálohy',
  running: (port: number) => `Pořadník běží na http://localhost:${port}`,
  /** What people open, and how the server is stopped; without the address of bookings where clients cannot order. */
  opened: (origin: string, isBookable: boolean, pid: number) =>
    [
      `  konzole pro zaměstnance: ${origin}/`,
      ...(isBookable ? [`  objednávání pro klienty: ${origin}/objednani`] : []),
      `  ukončení:                Ctrl+C, nebo kill ${pid}`,
    ].join('\n'),
  stopping: 'Pořadník končí, dokončuje rozdělanou práci.',
  stopped: 'Pořadník skončil.',
  help: `Použití: npm start -- [volby]

Volby:
  --empty         nezakládat ukázková data; vypíše jednorázový odkaz pro prvního hlavního správce
  --demo          založit ukázková data i tehdy, když je nastavena DATABASE_URL, PUBLIC_URL, jiný HOST
                  nebo NODE_ENV=production; jinak se tam nezakládají
  --no-simulator  nehrát pobočky ukázkových dat (jinak osm z nich žije)
  --make-administrator E-MAIL
                  udělat z účtu hlavního správce (není-li, založit ho), vypsat jednorázový odkaz a skončit;
                  pro případ, kdy se už žádný hlavní správce nemůže přihlásit
  --disable-demo-accounts
                  deaktivovat všechny účty, které mají heslo ukázkových dat, vypsat je a skončit
  --accept-new-key
                  spustit se, i když je původní SECRET_KEY ztracený; vypíše, co je třeba vytvořit znovu
  --rotate-key    (npm run rotate-key) zašifrovat vše novým klíčem a skončit; dosavadní je v SECRET_KEY_PREVIOUS,
                  u vestavěné databáze se nový klíč vytvoří sám (nejdřív zastavte server)
  --help          vypsat tuto nápovědu

Záloha celku (i za běhu serveru) a její obnova do prázdné databáze:
  npm run backup -- SOUBOR [--encrypt]   --encrypt se zeptá na heslo, zašifruje jím a přidá tajný klíč
  npm run restore -- SOUBOR [--check]    --check jen zkušebně obnoví a porovná; --accept-new-key obnoví bez původního klíče
  npm run prune-backup -- SOUBOR         přepíše zálohu bez osobních údajů klientů; účty zaměstnanců v ní zůstanou
  npm run prune-backup -- SLOŽKA         přepíše tak nejvýše tři noční zálohy starší než doba uchování údajů (v noci se to dělá samo)

Prostředí:
  PORT (3000)            port, na kterém server poslouchá
  HOST (127.0.0.1)       adresa, na které server poslouchá
  DATA_DIR (./data)      složka vestavěného PostgreSQL, souborů a klíčů
  DATABASE_URL           adresa PostgreSQL 15 nebo novějšího; bez ní se použije vestavěný PostgreSQL
  DATABASE_READ_URL      adresa repliky pro přehledy a exporty
  DATABASE_MIGRATION_URL tatáž databáze pod rolí, která vlastní tabulky; role z DATABASE_URL pak nemůže měnit audit
  PUBLIC_URL             adresa, na které aplikaci otevírají lidé (https)
  S3_URL                 adresa kbelíku úložiště S3 pro soubory zařízení (https://s3.mesto.cz/kbelik); bez ní DATA_DIR/files
  S3_ACCESS_KEY          přístupový klíč k S3_URL; patří k němu S3_SECRET_KEY, případně S3_REGION (auto)
  FFMPEG_PATH            program ffmpeg, který převádí videa pro displeje (jinak ten z PATH)
  MAP_TILE_URL           adresa dlaždic mapy s {z}, {x} a {y}; bez ní se místo mapy zobrazí seznam
  MAP_ATTRIBUTION        komu mapa patří, zobrazí se pod ní
  SECRET_KEY             tajný klíč přihlášení, nejméně 32 znaků; s DATABASE_URL povinný
  SECRET_KEY_PREVIOUS    dosavadní tajný klíč, dokud se mění za nový v SECRET_KEY
  BACKUP_DIR             složka, kam se každou noc uloží ověřená záloha celku; bez ní se noční zálohy nedělají
  BACKUP_PASSPHRASE      heslo záloh: s ním se zálohy šifrují a obnovují bez ptaní
  SMTP_URL               kudy odcházejí e-maily, například smtps://jmeno:heslo@posta.mesto.cz:465
  MAIL_FROM              adresa, ze které e-maily přicházejí; se SMTP_URL povinná
  BOUNCE_IMAP_URL        schránka, do které se vracejí nedoručené e-maily, například imaps://vratky%40mesto.cz:heslo@imap.mesto.cz
  BOUNCE_ADDRESS         adresa té schránky, není-li to MAIL_FROM
  SMS_URL                adresa brány SMS, která přijímá JSON
  SMS_TEMPLATE           tělo požadavku na bránu s {phone} a {text}
  SMS_AUTHORIZATION      hlavička Authorization pro bránu SMS
  LICENCE_PUBLIC_KEY     veřejný klíč Ed25519, jehož licenční klíče platí (PEM nebo base64)
  OIDC_ISSUER            adresa poskytovatele přihlášení (OpenID Connect); bez ní se tlačítko neukáže
  OIDC_CLIENT_ID         jméno této aplikace u poskytovatele
  OIDC_CLIENT_SECRET     její heslo u poskytovatele
  OIDC_BUTTON            text tlačítka na přihlašovací stránce
  OIDC_DEFAULT_ROLE      role účtů, které se při přihlášení založí samy: administrator, operator; bez ní se nezakládají
  PUBLIC_BOOKING (on)    off: klienti se přes web objednávat nemohou
  BOOKING_FRAME_ANCESTORS  weby, do kterých jde stránku objednávání vložit, oddělené mezerou
  ALLOWED_ORIGINS        adresy aplikací, které smějí z prohlížeče volat API s tokenem, oddělené mezerou
  SIMULATOR (on)         off: nehrát pobočky ukázkových dat
  TRUST_PROXY            adresy důvěryhodných proxy serverů oddělené čárkou
  LOG_LEVEL (warn)       podrobnost záznamu: debug, info, warn, error`,
  faults: (faults: readonly string[]) => `Pořadník se nespustil. Opravte prosím:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
  unknownOption: (option: string) => `Volba ${option} neexistuje. Seznam voleb vypíše npm start -- --help.`,
  badPort: (value: string) => `PORT má být číslo od 0 do 65535, je „${value}“.`,
  badTrustProxy: (value: string) =>
    `TRUST_PROXY má obsahovat IP adresy proxy serverů nebo jejich sítě, oddělené čárkou, například „10.0.0.5“ nebo „10.0.0.0/24“. Jména serverů tu být nemohou; adresu k nim zjistí getent hosts. Hodnotu „${value}“ opravte.`,
  badOrigin: (name: string, value: string) =>
    `${name} má obsahovat adresy webů bez cesty, například „https://www.mesto.cz“. Adresu „${value}“ opravte.`,
  badSwitch: (name: string, value: string) => `${name} má být on, nebo off, je „${value}“.`,
  badUrl: (name: string, value: string) => `${name} má být adresa URL, je „${value}“.`,
  badMapTileUrl: 'MAP_TILE_URL má být adresa https, ve které stojí {z}, {x} a {y}, a k ní patří MAP_ATTRIBUTION.',
  badS3Url: 'S3_URL má být adresa kbelíku, například https://s3.mesto.cz/poradnik. Bez https jen na tomto počítači; klíče do ní nepatří.',
  s3Incomplete: 'S3_URL, S3_ACCESS_KEY a S3_SECRET_KEY patří k sobě: nastavte všechny, nebo žádnou.',
  badSmtpUrl: 'SMTP_URL má začínat smtp:// nebo smtps://.',
  mailFromNeeded: 'K SMTP_URL patří MAIL_FROM: nastavte ji na adresu, ze které budou e-maily chodit, například urad@mesto.cz.',
  badMailFrom: (value: string) => `MAIL_FROM má být e-mailová adresa, je „${value}“.`,
  badBounceAddress: (value: string) => `BOUNCE_ADDRESS má být e-mailová adresa, je „${value}“.`,
  badBounceImapUrl:
    'BOUNCE_IMAP_URL má začínat imaps:// nebo imap:// a obsahovat jméno a heslo schránky, například imaps://vratky%40mesto.cz:heslo@imap.mesto.cz.',
  badSmsUrl: 'SMS_URL má začínat http:// nebo https://.',
  licencesWithdrawn: (stores: readonly string[]) =>
    [
      'Licence těchto poboček vydal zkušební vydavatel, jehož klíč je veřejný, proto už neplatí:',
      ...stores.map((store) => `  - ${store}`),
      'Vyžádejte si od dodavatele nové licenční klíče a zadejte je na kartě Licence. Do té doby pobočky nic neomezuje.',
    ].join('\n'),
  badLicenceKey: 'LICENCE_PUBLIC_KEY má být veřejný klíč Ed25519, jako PEM nebo base64.',
  badNewAdministrator: (value: string) =>
    value === ''
      ? 'Za --make-administrator napište e-mail, například: npm start -- --make-administrator jana.novakova@mesto.cz'
      : `Za --make-administrator má být e-mail, je „${value}“.`,
  badSmsTemplate: 'SMS_TEMPLATE má být JSON, ve kterém stojí {phone} a {text}.',
  providerIncomplete: 'OIDC_ISSUER, OIDC_CLIENT_ID a OIDC_CLIENT_SECRET patří k sobě: nastavte všechny, nebo žádnou.',
  badIssuer: (value: string) =>
    `OIDC_ISSUER má být adresa začínající https:// (http:// jen na tomto počítači), bez jména, hesla a dotazu, je „${value}“.`,
  badDefaultRole: (value: string) => `OIDC_DEFAULT_ROLE má být administrator nebo operator, je „${value}“.`,
  badDatabaseUrl: (name: string) => `${name} má začínat postgres:// nebo postgresql://.`,
  needsDatabaseUrl: (name: string) => `${name} platí jen spolu s DATABASE_URL. Nastavte i tu, nebo ${name} vynechte.`,
  badLogLevel: (value: string) => `LOG_LEVEL má být debug, info, warn nebo error, je „${value}“.`,
  badLevel: (value: string) => `MAX_LEVEL_FOR_SHARING_PRIVILEGES má být celé číslo od 0 do 100, je „${value}“.`,
  secretKeyNeeded: 'S DATABASE_URL je nutný SECRET_KEY: všechny servery ho musí mít stejný.',
  secretKeyShort: (name: string) => `${name} má mít nejméně 32 znaků.`,
  sameSecretKeys: 'SECRET_KEY a SECRET_KEY_PREVIOUS jsou stejné. V SECRET_KEY má být nový klíč, v SECRET_KEY_PREVIOUS dosavadní.',
  otherSecretKey: (lost: LostWithKey, missingFile: string | null) =>
    `${
      missingFile === null
        ? 'Údaje v databázi jsou zašifrované jiným tajným klíčem, než který má tento server v SECRET_KEY.'
        : `Údaje v databázi jsou zašifrované tajným klíčem, jehož soubor ${missingFile} chybí.`
    } Nic jsme nezměnili. Bez původního klíče se ztratí:
${linesOfLost(lost)}
Vraťte původní klíč${missingFile === null ? '' : ' (soubor ze zálohy)'}. Měníte-li klíč, uveďte původní v SECRET_KEY_PREVIOUS a spusťte npm run rotate-key. Je-li původní klíč ztracený, spusťte Pořadník s volbou --accept-new-key.`,
  newKeyAccepted: (lost: LostWithKey) => `Platí nový tajný klíč. Vytvořte prosím znovu:\n${linesOfLost(lost)}`,
  keyBeingExchanged: 'Výměna tajného klíče ještě neskončila, platí oba klíče. Dokončí ji npm run rotate-key.',
  rotatingKey: 'Šifruji vše novým tajným klíčem…',
  sealedSoFar: (count: number) => `  hotovo: ${count}`,
  keyRotated: (count: number, hasPrevious: boolean) =>
    `Hotovo, vše je zašifrované novým tajným klíčem (hodnot: ${count}).${hasPrevious ? ' Až nový klíč mají všechny servery, odeberte SECRET_KEY_PREVIOUS.' : ''}`,
  sealsUnreadable: (count: number) =>
    `Hodnot, které neotevře žádný z klíčů: ${count}. Zůstaly, jak byly. Které to jsou, řeknou stránky poboček a uživatelů.`,
  publicUrlNeeded: (host: string) =>
    `HOST ${host} poslouchá i mimo tento počítač, proto je nutná PUBLIC_URL začínající https:// (bez ní prohlížeče nepřijmou přihlašovací cookie).`,
  openAccounts: (emails: readonly string[]) =>
    `Pořadník se nespustil: má být dostupný i mimo tento počítač a tyto aktivní účty mají heslo ukázkových dat, které zná každý:
${emails.map((email) => `  ${email}`).join('\n')}
Účty deaktivuje příkaz:
  npm start -- --disable-demo-accounts
Vlastního hlavního správce vytvoří příkaz:
  npm start -- --make-administrator E-MAIL`,
  openAccountsDisabled: (emails: readonly string[]) =>
    emails.length === 0
      ? 'Žádný aktivní účet nemá heslo ukázkových dat.'
      : `Tyto účty s heslem ukázkových dat jsou deaktivované:
${emails.map((email) => `  ${email}`).join('\n')}
Nemáte-li jiného hlavního správce, vytvoří ho příkaz:
  npm start -- --make-administrator E-MAIL`,
  directoryNotWritable: (directory: string) => `Do složky ${directory} nejde zapisovat. Změňte práva, nebo zvolte jinou v DATA_DIR.`,
  portTaken: (port: number) => `Port ${port} už používá jiný program. Ukončete ho, nebo zvolte jiný v PORT.`,
  portForbidden: (port: number) =>
    `Port ${port} tento účet otevřít nesmí: porty do 1023 patří správci počítače. Zvolte v PORT vyšší, například 3000, a před Pořadník dejte proxy (docs/operations.md).`,
  noSuchAddress: (host: string) =>
    `Na adrese ${host} z HOST tento počítač poslouchat nemůže, protože ji nemá. Opravte HOST: 127.0.0.1 je jen tento počítač, 0.0.0.0 všechny jeho adresy.`,
  locked: (holder: string) => `Složku s daty už používá jiný server${holder}. Ukončete ho, nebo zvolte jinou složku v DATA_DIR.`,
  oldServer: 'PostgreSQL je starší než 15. Povyšte ho.',
  otherDatabase: 'DATABASE_URL a DATABASE_MIGRATION_URL vedou každá do jiné databáze. Mají se lišit jen rolí a heslem.',
  notOwner: (owner: string, role: string) =>
    `Tabulky vlastní role ${owner}, ne ${role} z DATABASE_MIGRATION_URL. Převeďte je jako správce databáze: REASSIGN OWNED BY "${owner}" TO "${role}"; a spusťte Pořadník znovu.`,
  auditChangeable: (role: string) =>
    `Role ${role} z DATABASE_URL může měnit audit. Nesmí to být správce databáze, vlastník tabulek ani člen jeho role; v DATABASE_MIGRATION_URL uveďte jinou roli.`,
  databaseLost:
    'Databáze přestala při startu odpovídat, Pořadník se proto nespustil. Zkontrolujte, zda běží, a spusťte ho znovu; uložená data zůstala.',
  runningSilent:
    'Složku s daty má otevřenou běžící server, ale jeho databáze neodpovídá. Počkejte, až se rozběhne, nebo server spusťte znovu.',
  noRight: (text: string) =>
    `Role z DATABASE_URL (nebo z DATABASE_MIGRATION_URL, je-li nastavena) na to nemá v databázi právo. Má být vlastníkem databáze: ALTER DATABASE databáze OWNER TO role. PostgreSQL říká: ${text}`,
  broken: (text: string) =>
    `PostgreSQL nad složkou s daty nenastartoval a data jsme nezměnili. Odstraňte příčinu, kterou uvádí, a spusťte Pořadník znovu. Jsou-li data opravdu poškozená, zkopírujte složku stranou a teprve pak ji obnovte ze zálohy.\nPostgreSQL říká: ${text}`,
  earlierEngine: (directory: string) =>
    `Složku ${directory} založila starší verze Pořadníku s jinou vestavěnou databází. Tato verze ji neumí otevřít a nic v ní nezměnila. Data přečte jen ta starší verze; chcete-li začít s prázdnou databází, zvolte jinou složku v DATA_DIR.`,
  newerMajor: (found: number, needed: number) =>
    `Data ve složce jsou z PostgreSQL ${found}, tento Pořadník má PostgreSQL ${needed}. Spusťte novější verzi Pořadníku, nebo zvolte jinou složku v DATA_DIR. Nic se nezměnilo.`,
  olderMajor: (found: number, needed: number) =>
    `Data ve složce jsou z PostgreSQL ${found}, tento Pořadník má PostgreSQL ${needed} a převést je neumí. Spusťte verzi Pořadníku, která je založila, nebo zvolte jinou složku v DATA_DIR. Nic se nezměnilo.`,
  copiedWhileRunning: (cluster: string, file: string) =>
    `Složka ${cluster} je kopie pořízená za běhu serveru, data v ní nemusí být celá. Zastavte původní server a zkopírujte ji znovu. Víte-li jistě, že při kopírování server neběžel, smažte soubor ${file} a spusťte Pořadník znovu.`,
  copiedPointer: (pointed: string, home: string) =>
    `Tato složka s daty je kopie složky ${home}. Databáze v ní není, leží v ${pointed} a patří původní složce. Zvolte jinou složku v DATA_DIR.`,
  foreignOwner: (directory: string) =>
    `Složka ${directory} patří jinému účtu. Spusťte Pořadník pod ním, změňte vlastníka celé složky (chown -R), nebo zvolte jinou v DATA_DIR.`,
  folderClosed: (directory: string, closed: string) =>
    `Databáze leží v ${directory}, ale účet, pod kterým PostgreSQL běží, nesmí vstoupit do ${closed}. Povolte průchod (chmod o+x ${closed}), nebo složku s daty přesuňte a nastavte DATA_DIR.`,
  diskFull: (directory: string) =>
    `Na disku se složkou ${directory} není místo. Uvolněte ho a spusťte Pořadník znovu; uložená data zůstala.`,
  databaseDiskFull: 'Na disku databázového serveru není místo. Uvolněte ho a spusťte Pořadník znovu; uložená data zůstala.',
  databaseReadOnly:
    'Databáze dovoluje jen čtení (je to replika, nebo má default_transaction_read_only). V DATABASE_URL uveďte tu, do které jde zapisovat.',
  sharedMemoryFull:
    'PostgreSQL nemá dost sdílené paměti: svazek /dev/shm je plný. Zvětšete ho (v kontejneru --shm-size) a spusťte Pořadník znovu; místo na disku s tím nesouvisí.',
  startsReadOnly: 'Na disku není místo, Pořadník zatím jen čte a nic neukládá. Jakmile místo uvolníte, začne ukládat sám.',
  socketPathTooLong: (directory: string, temporary: string) =>
    `Cesta ke složce ${directory} i k dočasné složce ${temporary} je pro spojení s databází příliš dlouhá (nejvýše asi 85 znaků). Zvolte kratší v DATA_DIR, nebo v TMPDIR.`,
  noPackage: (platform: string) =>
    `Pro tento systém (${platform}) není vestavěný PostgreSQL nainstalován. Spusťte npm install bez --omit=optional; není-li pro něj k mání, nastavte DATABASE_URL.`,
  unknownAccount: (uid: string) =>
    `PostgreSQL nemůže běžet pod účtem číslo ${uid}: systém pro něj nemá jméno. Přidejte účet do /etc/passwd, spusťte Pořadník pod jiným, nebo nastavte DATABASE_URL.`,
  unusablePath: (directory: string) =>
    `Cesta ke složce ${directory} obsahuje uvozovku, dolar nebo obrácený apostrof, se kterými PostgreSQL neumí pracovat. Zvolte jinou v DATA_DIR.`,
  onWindows:
    'Na Windows vestavěný PostgreSQL neběží. Nainstalujte PostgreSQL 15 nebo novější, nastavte DATABASE_URL na jeho adresu a spusťte Pořadník znovu.',
  noAccount:
    'PostgreSQL nesmí běžet jako root a účet postgres ani nobody tu nejde použít. Spusťte Pořadník pod běžným účtem, založte účet postgres, nebo nastavte DATABASE_URL.',
  programsUnusable: (program: string, text: string) =>
    `PostgreSQL se nedá spustit z ${program}. Svazek nesmí zakazovat spouštění (noexec) a systém musí mít glibc (Alpine ji nemá); jinak zvolte jinou složku v DATA_DIR, nebo nastavte DATABASE_URL. Jsou-li programy poškozené, smažte složku jejich verze, při startu se založí znovu; data v ní nejsou.\n${text}`,
  dataFolder: (folder: string) => `Data leží v ${folder}`,
  newerSchema: 'Databázi založila novější verze programu. Spusťte tu.',
  failed: (message: string) => `Pořadník se nespustil: ${message}`,
  embeddedInProduction: 'Vestavěná databáze stačí pro malé město nebo zkoušku. Pro ostrý provoz většího města nastavte DATABASE_URL.',
  openingDatabase: 'Otevírám databázi…',
  migrated: (count: number) => `Databáze je připravena (kroků: ${count}).`,
  loadingDemonstration: 'Zakládám ukázková data města…',
  demonstrationStep: (step: string, percent: number) => `  ${step}: ${percent} %`,
  countingStatistics: 'Počítám statistiky…',
  recountDifference: (store: number, day: string, table: string, rows: number) =>
    `  pobočka ${store}, ${day}: ${table}, rozdílných řádků ${rows}, opraveno`,
  recounted: (stores: number, months: number, differences: number) =>
    `Statistiky jsou přepočítané. Poboček ${stores}, měsíců ${months}, rozdílů ${differences}.`,
  demonstrationReady: 'Ukázková data jsou připravena.',
  signIns: (password: string, emails: readonly string[]) =>
    `Ukázková přihlášení zaměstnanců do konzole (všichni mají heslo ${password}, klienti se nepřihlašují):\n${emails.map((email) => `  ${email}`).join('\n')}`,
  /** Who did it, in the history and the audit. */
  commandLine: 'Příkazová řádka serveru',
  administratorMade: (email: string, isNew: boolean, link: string) =>
    `${isNew ? `Účet ${email} je založen a je` : `Účet ${email} je`} hlavním správcem úrovně 0. Heslo si nastaví na této jednorázové adrese (platí 24 hodin):\n  ${link}`,
  firstAdministrator: (link: string) =>
    `Založte prvního hlavního správce na této jednorázové adrese. Vypíše ji každý start, dokud ji nikdo nepoužije, nejdéle 24 hodin:\n  ${link}`,
} as const;
