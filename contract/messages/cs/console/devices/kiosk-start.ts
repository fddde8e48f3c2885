import type { PreparedWords } from '../../../../rules/kiosk/prepared/layout-maker.ts';
import type { PreparedKind } from '../../../../rules/kiosk/prepared/prepared-styles.ts';
import { plural } from '../../../basics/plural.ts';

const services = (count: number): string => `${count} ${plural(count, 'činnost', 'činnosti', 'činností')}`;

/** The choice of a beginning for a kiosk without pages. */
export const kioskStart = {
  title: 'Nový kiosek: čím začít',
  state: (kiosk: string) => `${kiosk}, ještě bez stránek`,
  over: 'Začít stránky znovu: čím',
  overText: 'Dosavadní stránky na kiosku zůstanou, dokud nové neuložíte.',
  keep: 'Zpět k dosavadním stránkám',
  text: (count: number, store: string) =>
    `Vyberte rozvržení. Tlačítka má pro činnosti pobočky ${store} (${count}), vše půjde potom upravit.`,
  firstServices: {
    text: (store: string) => `Nejdřív činnosti pobočky ${store}, potom rozvržení stránek.`,
    title: 'Co si mají klienti na kiosku vybírat?',
    names: 'Činnosti, každá na svém řádku',
    help: 'Stačí názvy: písmeno a čísla lístků se doplní samy, ostatní nastavíte později v Činnostech.',
    example: 'Občanské průkazy\nCestovní doklady\nPokladna',
    add: 'Přidat činnosti',
    nothing: 'Napište aspoň jednu činnost.',
    refused: (name: string, why: string) => `${name}: ${why}`,
    notAllowed: 'Pobočka nemá žádnou činnost. Požádejte správce, ať ji přidá: vaše práva na to nestačí.',
  },
  takeOver: {
    open: 'Převzít z jiného kiosku',
    title: 'Převzít stránky z jiného kiosku',
    text: 'Činnosti se najdou na této pobočce podle názvu. Druhý kiosek zůstane, jak je.',
    none: 'Žádný jiný kiosek ještě nemá stránky. Začněte připraveným rozvržením.',
    reading: 'Zjišťuje se, co se na této pobočce najde…',
    unread: (why: string) => `Stránky se nepodařilo načíst. ${why}`,
    pages: (count: number) => `${count} ${plural(count, 'stránka', 'stránky', 'stránek')}`,
    matched: (count: number) => `${services(count)} ${plural(count, 'nalezena', 'nalezeny', 'nalezeno')}`,
    unmatched: (names: string) => `Na této pobočce není: ${names}. Jejich tlačítka v kopii nebudou.`,
    scaled: (width: number, height: number) => `Rozměry se přepočítají na ${width} × ${height} px tohoto kiosku.`,
    use: 'Převzít stránky',
    cancel: 'Zrušit',
  },
  empty: 'Začít prázdnou stránkou',
  recommended: 'doporučeno',
  kinds: {
    list: { name: 'Seznam velkých tlačítek', for: 'Pro klienty, kteří čtou pomalu: jeden sloupec shora dolů.' },
    columns: { name: 'Dva sloupce', for: 'Pro většinu úřadů: celá nabídka naráz a u každé činnosti počet lidí i doba čekání.' },
    areas: { name: 'Oblasti, potom činnosti', for: 'Pro úřady s devíti a více činnostmi: nejdřív oblast, na další stránce činnost.' },
    booked: { name: 'Objednaní a neobjednaní', for: 'Kde chodí hodně objednaných: PIN se zadává hned na úvodní stránce.' },
    bilingual: { name: 'Dva jazyky vedle sebe', for: 'Kde chodí cizinci: čeština a angličtina stejně velké, nic se nepřepíná.' },
    contrast: { name: 'Vysoký kontrast', for: 'Pro slabozraké a pro kiosek na přímém slunci: velké písmo, bílá na černé.' },
  } satisfies Readonly<Record<PreparedKind, { readonly name: string; readonly for: string }>>,
  fits: (count: number) => `Vejde se vše na úvodní stránku: ${services(count)}`,
  further: (pages: number) => `Na ${pages} ${plural(pages, 'stránce', 'stránkách', 'stránkách')}: úvodní a další`,
  what: 'Co se vytvoří',
  pages: 'Stránky',
  buttonsOf: 'Tlačítka',
  size: 'Velikost',
  sizeOf: (width: number, height: number, font: number) => `${width} × ${height} px, písmo ${font} px`,
  resolution: 'Rozlišení',
  ofKiosk: 'podle kiosku',
  servicesOf: 'Činnosti z pobočky',
  missing: 'Co ještě doplnit',
  noEnglish: (names: string) => `Anglický název nemá: ${names}`,
  use: 'Použít rozvržení',
  later: 'Klienti ho uvidí, až ho uložíte v editoru. Do té doby jde vybrat jiné.',
};

/** Words that a prepared kiosk page begins with. */
export const preparedKiosk: PreparedWords = {
  question: 'Co potřebujete vyřídit?',
  areaQuestion: 'S čím přicházíte?',
  hint: 'Klepněte na svou záležitost a vezměte si lístek.',
  areaHint: 'Vyberte oblast, na další stránce pak činnost.',
  walkIn: 'Přicházím bez objednání',
  appointment: 'Mám termín',
  enterPin: 'Zadejte PIN ze zprávy',
  help: 'Nevíte si rady? Zeptejte se v informacích.',
  more: 'Další činnosti',
  others: 'Další činnosti',
  back: 'Zpět',
  language: 'English',
  startPage: 'Úvodní stránka',
};
