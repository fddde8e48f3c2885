/** Every word that a person sees from the commands; they run before any message of the application can be loaded. */

const seconds = (milliseconds) => `${(milliseconds / 1000).toLocaleString('cs', { maximumFractionDigits: 1 })} s`;
const kilobytes = (bytes) => `${(bytes / 1000).toLocaleString('cs', { maximumFractionDigits: 0 })} kB`;

export const words = {
  nodeTooOld: (found, needed) =>
    `Pořadník potřebuje Node ${needed} nebo novější, tady běží ${found}. Nainstalujte novější Node z https://nodejs.org a zkuste to znovu.`,
  notInstalled: 'Chybí nainstalované balíčky. Spusťte nejdřív: npm install',

  staleFile: (path) => `${path} neodpovídá zdrojům. Vytvořte ho znovu: npm run generate`,

  ratchets: {
    recorded: (oldWords, riddles, crumbs, perThousand) =>
      `Zapsáno. Stará slova: ${oldWords} (nejvýš ${perThousand} na 1 000 slov), nejasná jména: ${riddles}, drobky: ${crumbs}`,
    refused: (paths) =>
      [
        'Záznam se jen snižuje. Tyto soubory mají víc, než smějí (přesunuté nejdřív přidejte: git add -A):',
        ...paths.map((path) => `  ${path}`),
        'Co v nich opravit: npx vitest run --project unit tests/architecture/plain-english.test.ts tests/architecture/crumbs.test.ts',
      ].join('\n'),
    broken: (paths) =>
      ['Nic se nezapsalo. Nejdřív opravte importy souborů, které tu nejsou:', ...paths.map((path) => `  ${path}`)].join('\n'),
  },

  withoutServer: {
    started: (url) =>
      `Konzole bez serveru běží na ${url}\nData jsou ukázková a jen v paměti. Přihlaste se jako spravce@mesto.test s libovolným heslem.`,
    refused: 'Bez serveru to nejde. Spusťte konzoli se serverem: npm run dev',
  },

  migration: {
    usage: [
      'Napíše krok schématu, který dovede tabulky k tomu, co žádají deklarace.',
      '  npm run migration -- NÁZEV   (malá písmena, číslice a pomlčky)',
    ].join('\n'),
    nothing: 'Tabulky už odpovídají deklaracím, není co psát.',
    undecided:
      'O tomhle rozhodněte sami a krok doplňte. Je to v něm v poznámce (hodnota pro stávající řádky, nebo co se stane s tím, co už nikdo nedeklaruje):',
    declared: 'deklarace chce',
    present: 'v tabulce dnes je',
    reserved: (fields) => `Tato jména polí jsou vyhrazená slova SQL. Pojmenujte pole jinak: ${fields}`,
  },

  licence: {
    usage: [
      'Vydá licenční klíč pro jednu pobočku. Bez --private-key ho podepíše vydavatel ukázky.',
      '  npm run licence -- --serial PO-XXXX-XXXX-XXXX [--valid-to RRRR-MM-DD] [volby]',
      '',
      '  --serial ČÍSLO           sériové číslo z karty Licence v detailu pobočky',
      '  --valid-to DEN           poslední den platnosti; bez něj platí bez omezení',
      '  --software-desks POČET   softwarové přepážky (20)',
      '  --hardware-desks POČET   hardwarové přepážky (10)',
      '  --displays POČET         virtuální displeje (10)',
      '  --hardware-displays POČET  hardwarové displeje (0)',
      '  --kiosks POČET           kiosky (5)',
      '  --modules SEZNAM         moduly oddělené čárkou; bez něj všechny',
      '  --private-key SOUBOR     soukromý klíč Ed25519 (PEM) vlastního vydavatele',
    ].join('\n'),
    wrong: (what) => `Hodnota ${what} není v pořádku.`,
  },

  building: {
    starts: 'Sestavuji Pořadník (poprvé a po každé změně zdrojů) …',
    console: 'konzole',
    bookingPage: 'stránka objednávání',
    server: 'server',
    part: (name, milliseconds) => `  ${name}: hotovo za ${seconds(milliseconds)}`,
    done: (milliseconds) => `Sestaveno za ${seconds(milliseconds)}.`,
    failed: 'Sestavení se nepodařilo:',
    clash: (name) => `Dva soubory serveru se jmenují ${name}; vedle sestaveného serveru může ležet jen jeden.`,
    size: (bytes, most) => `  JavaScript před přihlášením: ${kilobytes(bytes)} z nejvýše ${kilobytes(most)} (gzip)`,
    tooBig: 'Konzole je před přihlášením větší, než smí být.',
  },

  testing: {
    steps: {
      format: 'formátování',
      lint: 'pravidla kódu',
      types: (part) => `typy: ${part}`,
      generated: 'vytvořené soubory',
      unit: 'jednotkové testy',
      server: 'server',
      program: 'spuštěný program',
      console: 'části konzole',
      browser: 'prohlížeč',
    },
    opening: (parts, minutes) =>
      `Poběží: ${parts.join(', ')}. Na dvou volných jádrech asi ${minutes} min. Jen to, čeho se týkají vaše změny: npm test -- changed`,
    unknownPart: (name, known) => `Neznámá část „${name}“. Známé jsou: ${known.join(', ')}.`,
    passed: (name, detail, milliseconds) => `  v pořádku  ${name}${detail} (${seconds(milliseconds)})`,
    failed: (name, detail, milliseconds) => `  NEPROŠLO   ${name}${detail} (${seconds(milliseconds)})`,
    skipped: (name, reason) => `  vynecháno  ${name}: ${reason}`,
    slow: (file, milliseconds) => `               ${file} (${seconds(milliseconds)})`,
    tests: (count) => `, testů ${count}`,
    noChromium:
      'chybí Chromium; přidáte je příkazem: sudo apt-get install chromium (Debian, Ubuntu), brew install chromium (macOS), winget install Google.Chrome (Windows), nebo nastavte CHROMIUM na jeho soubor',
    noGenerator: 'chybí scripts/generate.ts',
    tooLong: (milliseconds) => `Ukončeno: trvalo to déle než ${milliseconds / 60_000} minut.`,
    strict: 'V CI se vynechaná část počítá jako chyba.',
    dearest: (count) => `Nejdelší soubory testů (${count}):`,
    dear: ({ suite, file, milliseconds }) => `  ${seconds(milliseconds).padStart(8)}  ${suite.padEnd(8)}  ${file}`,
  },

  changed: {
    plan: 'výběr testů',
    nothing: (commit) => `Proti ${commit} se nic nezměnilo.`,
    touchesAll: (files) => `Tyhle soubory se dotýkají všeho, spusťte raději npm test: ${files.join(', ')}.`,
    count: (count, commit) => `Změněných souborů proti ${commit}: ${count}.`,
    entities: (names) => `Entity, kterých se změna týká: ${names.join(', ')}.`,
    none: (suite) => `  ${suite}: nic`,
    suite: (suite, count, all, reasons) => `  ${suite}, souborů ${count} z ${all}: ${reasons.join('; ')}`,
    left: (count) => `vzdáleně souvisí ještě ${count}`,
    reasons: {
      itself: () => 'změněné testy',
      folder: (of) => `složka ${of}`,
      imports: (of) => `načítá ${of}`,
      generated: () => 'vytvořené z deklarace',
      tables: () => 'tabulky podle deklarací',
      named: (of) => `jmenuje se podle ${of}`,
      mentions: (of) => `zmiňuje ${of}`,
      opens: (of) => `otevírá ${of}`,
      screens: (of) => `obrazovky s ${of}`,
      always: () => 'čtou zdroje',
    },
  },

  proof: {
    unknown: (name, known) => `Neznámý důkaz „${name}“. Známé jsou: ${known.join(', ')}.`,
    installs: 'Instaluji balíčky, které potřebují jen některé důkazy (scripts/proof/package.json) …',
    holds: 'drží',
    fails: 'NEDRŽÍ',
    sum: (failed, count) => `Řádků ${count}, nedrží ${failed}.`,
    step: (text) => `  … ${text}`,
  },

  screens: {
    usage: [
      'Snímky obrazovek, není-li řečeno jinak, v šířkách 1280 a 400 px, světle i tmavě.',
      '  npx tsx scripts/screens.ts --out SLOŽKA [--url ADRESA] [--user E-MAIL] [--password HESLO] [--theme A…H]',
      '    [--width ŠÍŘKA]… [--mode light|dark]… CESTA…',
      '  npx tsx scripts/screens.ts --documented [--at OKAMŽIK] [--only ZAČÁTEK]…',
      'S --documented se znovu vyfotí obrázky, které jmenuje docs/screens.md, nad během s ukázkovými daty.',
      'S --only jen ty, jejichž jméno souboru tak začíná, například --only playlists.',
      'S --at ukazují hodiny prohlížeče tento okamžik, například pracovní den, ve kterém přes faketime běží i server.',
      'Bez --user se jinak fotí nepřihlášený návštěvník. Výchozí adresa je http://localhost:3000.',
    ].join('\n'),
    taken: (file) => `  ${file}`,
    complaints: (route, lines) => `Konzole prohlížeče na ${route}:\n${lines.map((line) => `    ${line}`).join('\n')}`,
  },
};
