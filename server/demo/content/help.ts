import { imports } from '../../../contract/messages/cs/console/lists/imports.ts';

/** Context help of the main screens in Markdown: address pattern, title, text. */
export const help: readonly (readonly [path: string, title: string, text: string])[] = [
  [
    '/',
    'Jak číst úvodní přehled',
    `Pobočky jsou seskupené podle spojení s centrálou:

- **Komunikuje** – ozvala se v posledních 10 minutách.
- **Dočasně nekomunikuje** – mlčí déle než 10 minut.
- **Nekomunikuje** – mlčí déle než hodinu.
- **Čeká na první připojení** – ještě se nikdy neozvala.

Stav se mění sám, stránku není třeba obnovovat. Pobočka bez spojení dál obsluhuje klienty; chybí jen čerstvá čísla.`,
  ],
  [
    '/stores/manage',
    'Správa poboček',
    `Seznam všech poboček, které smíte vidět. Klepnutím na řádek otevřete podrobnosti.

**Kód** je krátký a jedinečný, pobočka se jím hlásí centrále. Mažou se jen pobočky, na které se nic neodkazuje.`,
  ],
  [
    '/stores/create-store',
    'Nová pobočka',
    `1. Vyplňte název a kód.
2. Doplňte adresu a region.
3. Uložte a vytvořte předsdílený klíč.

Klíč se ukáže **jen jednou**. Opište jej do nastavení pobočkového serveru; kdo jej ztratí, vytvoří si nový.`,
  ],
  [
    '/stores/monitoring',
    'Monitoring poboček',
    `Pobočky s potížemi stojí nahoře. U každé je doba od poslední komunikace, stav kiosků a displejů a změny čekající na stažení.

Žlutá pobočka bývá jen chvilka bez internetu. Červená stojí za telefonát.`,
  ],
  [
    '/stores/services',
    'Činnosti',
    `Činnost je to, pro co si klient přichází. Na každém místě se může jmenovat jinak: na kiosku podrobně, na displeji krátce.

Nevyplněný název se nahradí hlavním **názvem činnosti**.`,
  ],
  [
    '/stores/{store}/services/{service}',
    'Úprava činnosti',
    `- **Předpona** je písmeno před pořadovým číslem, například A v A027.
- **Rozsah čísel** začíná každý den znovu.
- **Záložní** činnost se otevře, až když si ji přepážka vyžádá.
- **Priorita** 9 je nejvyšší: taková fronta jde dřív.

Změna se na pobočku stáhne při nejbližším spojení.`,
  ],
  [
    '/stores/desks',
    'Přepážky',
    'Přepážka vyvolává jen činnosti, které má přiřazené. Má-li jich více, rozhoduje priorita a potom doba čekání.',
  ],
  [
    '/stores/employees',
    'Zaměstnanci',
    'Kód zaměstnance se zadává při přihlášení k přepážce. Kdo odešel, toho označte jako neaktivního: v přehledech zůstane.',
  ],
  [
    '/stores/tickets',
    'Lístky',
    `Každý řádek je jedna návštěva jedné činnosti.

- **Doba čekání** běží od vytištění lístku do vyvolání.
- **Doba obsluhy** běží od vyvolání do ukončení.
- **Nedostavil se**: klient na vyvolání nepřišel.`,
  ],
  [
    '/touch-screens',
    'Dotykové kiosky',
    'Kiosek vydává lístky. Sloupec **Papír** hlásí, kdy dochází: výměna trvá dvě minuty, prázdný kiosek zastaví celou halu.',
  ],
  [
    '/virtual-displays',
    'Virtuální displeje',
    'Displej ukazuje vyvolaná čísla a mezi nimi přehrává playlist. V **tichém čase** čísla svítí, ale nezní.',
  ],
  [
    '/playlists',
    'Playlisty',
    `Playlist hraje na vybraných pobočkách od–do. Sejde-li se jich víc, vyhraje vyšší priorita.

Bez vybraného displeje hraje na všech displejích svých poboček.`,
  ],
  [
    '/web-orders/manage-orders',
    'Správa objednávek',
    `Objednávku najdete podle jména, PINu, e-mailu i telefonu. Seznam se otevře na dnešku, jiné dny jsou v záložkách nad ním.

- Nepotvrzená webová objednávka propadne, když uplyne lhůta, která platila při objednání. Lhůtu nastavíte v nastavení webových objednávek.
- Stav mění tlačítka v záhlaví: nabízejí jen to, co teď může následovat.
- Mimo úřední hodiny ani na blokovaný e-mail objednávka uložit nejde.
- O objednání, přesunu a zrušení dostane klient zprávu, pokud nechal e-mail nebo telefon. Co mu odešlo a s jakým výsledkem, je u objednávky v části Zprávy klientovi.
- Zrušenou objednávku nelze obnovit, vytvořte novou.`,
  ],
  [
    '/web-orders/email-blacklist/*',
    'Blokované e-maily',
    `Zablokovat lze jednu adresu (\`jan@firma.example\`) i celou doménu (\`firma.example\`). Velikost písmen nerozhoduje.

Uveďte důvod a konec platnosti: za rok si jej nikdo nebude pamatovat.

Při **importu** prázdná buňka nic nemění. Uložený důvod nebo konec platnosti smaže slovo \`${imports.clearWord}\` v buňce.`,
  ],
  [
    '/web-orders/notification-settings/*',
    'Šablony a upozornění',
    `Značky ve složených závorkách se nahradí údaji objednávky: \`{store}\`, \`{address}\`, \`{service}\`, \`{pin}\`, \`{date}\`, \`{time}\`.

Povinné značky šablony nelze vynechat. SMS bez háčků a čárek pojme 160 znaků, s nimi jen 70.

Aktivní šablony se klientům posílají, jakmile se s objednávkou něco stane, publikovaná upozornění určenou dobu před termínem. E-maily a SMS zapnete v Globálním nastavení webových objednávek.`,
  ],
  [
    '/web-orders/settings',
    'Globální nastavení objednávání',
    'Texty čtou klienti na webu města. Pole, které se nezobrazuje, nemůže být povinné.',
  ],
  [
    '/web-orders/webkiosk-settings',
    'Webkiosek',
    'Klient si naskenuje kód z lístku a frontu sleduje v telefonu. Odložit pořadí smí jen o nabízené počty minut.',
  ],
  [
    '/settings/users',
    'Uživatelé a práva',
    `Právo tvoří tři věci:

1. **role** – hlavní správce smí vše;
2. **oprávnění** – do kterých částí uživatel vidí;
3. **omezení na pobočky** – prázdné znamená všechny.

Nový uživatel si při prvním přihlášení zvolí heslo.`,
  ],
  ['/settings/change-password', 'Změna hesla', 'Dobré heslo je dlouhé. Čtyři nesouvisející slova si zapamatujete lépe než osm znaků.'],
  [
    '/settings/password-policy',
    'Zásady hesel',
    'Zásady platí od nejbližší změny hesla. Platnost **0 dnů** znamená, že hesla nezastarávají.',
  ],
  [
    '/settings/email-notifications/*',
    'Upozornění pro zaměstnance',
    'Zpráva vznikne, až když pobočka mlčí déle než nastavený počet minut. Není-li na serveru nastavené odesílání, zůstane v odchozích zprávách. Prázdný výběr poboček znamená všechny.',
  ],
  ['/settings/audit-log', 'Historie změn', 'Kdo, kdy a co změnil. Záznam nelze upravit ani smazat.'],
];
