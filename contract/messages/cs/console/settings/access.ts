import type { Area } from '../../../../basics/access.ts';
import { plural } from '../../../basics/plural.ts';

/** What each area opens, by the names of the menu. */
const areaHelps = {
  store: 'Přehled poboček, Správa poboček, Monitoring, Činnosti, Lístky, Výpadky, Agregační skupiny, Nastavení, Noční zálohy',
  virtual_display: 'Virtuální displeje, jejich název a zvuk',
  touch_screen: 'Dotykové kiosky, jejich stránky a lístky',
  advertisement: 'Playlisty, Právě se přehrává',
  overviews: 'Činnosti, Klienti, Zaměstnanci; Lístky v Pobočkách jen ke čtení',
  ordering:
    'Přehled objednávek, Správa objednávek, Kalendář, Čekající na termín, Konfigurace intervalů, Blokování činností, Správa skupin, Činnosti ve skupinách, Blokované e-maily, Šablony a upozornění, Import, Nastavení webkiosku',
  over_capacity: 'Spolu s Webovými objednávkami: objednat klienta mimo úřední hodiny nebo nad kapacitu, s uvedením důvodu',
  statistics: 'Tabulky, Graf, Plánování, Co kdyby',
  settings: 'Spolu s Webovými objednávkami: Nastavení poboček, Globální nastavení. Spolu se Statistikami: Nastavení statistik',
} satisfies Record<Area, string>;

/** What a user has access to and why: fetched with the tab and the form that tell it. */
export const access = {
  areaHelps,
  inactive: 'Účet je vypnutý: dokud ho nezapnete, neplatí nic z toho, co je tu uvedené.',
  notBegun: 'Uživatel si zatím nenastavil heslo: přístup získá, až to podle pozvánky udělá.',
  blocked: 'Účet je zablokovaný: přístup získá, až ho odblokujete nebo až si nastaví nové heslo.',
  waits: 'Po chybných pokusech musí uživatel s dalším přihlášením chvíli počkat.',
  byRole: 'Je hlavní správce, proto smí všechno na všech pobočkách.',
  byLevel: (level: number, most: number) =>
    `Má úroveň ${level}. Úrovně 0 až ${most} mají práva hlavního správce, proto smí všechno na všech pobočkách, bez ohledu na roli a oprávnění.`,
  byAreas: 'Smí to, k čemu mu dává přístup výběr oprávnění. Role sama nedává nic.',
  nothing: 'Nemá žádné oprávnění, takže smí jen to, co každý přihlášený.',
  areasTitle: 'Oprávnění',
  storesTitle: 'Pobočky',
  allStores: 'Všechny, protože není na žádnou omezen.',
  allStoresSuper: 'Všechny. Omezení se na hlavního správce nevztahuje.',
  onlyStores: 'Jen tyto. Záznamy ostatních poboček pro něj neexistují.',
  mayTitle: 'K čemu má přístup',
  mayNotTitle: 'K čemu přístup nemá a co by bylo potřeba',
  actions: { list: 'vidí', show: 'vidí', create: 'zakládá', edit: 'upravuje', delete: 'maže' },
  further: (actions: string) => `dále může: ${actions}`,
  mayNot: (actions: string) => `Ne: ${actions}.`,
  by: {
    role: 'jako hlavní správce',
    level: 'díky úrovni',
    everyone: 'jako každý přihlášený',
    areas: (areas: string) => `díky oprávnění ${areas}`,
  },
  why: {
    never: 'Neumí to nikdo, záznamy píše aplikace sama.',
    superAdministrator: 'Smí jen hlavní správce. Bylo by potřeba změnit roli nebo úroveň.',
    belongsToNoStore: 'Záznamy nepatří žádné pobočce, proto je uživatel omezený na pobočky jen čte. Bylo by potřeba zrušit omezení.',
    makesNoStores: 'Kdo je omezený na pobočky, nové nezakládá ani nemaže. Bylo by potřeba zrušit omezení.',
    areas: (areas: string) => `Bylo by potřeba zaškrtnout oprávnění ${areas}.`,
  },
  does: { create: 'zakládat', edit: 'upravovat', delete: 'mazat' },
  copy: {
    from: 'Převzít práva od',
    help: 'Vyplní roli, úroveň, oprávnění a pobočky podle jiného uživatele. Pak je můžete upravit.',
    taken: (name: string) => `Práva jsou převzatá od: ${name}.`,
    left: (fields: string) => `Nepřevzali jsme, co sami udělit nemůžete: ${fields}.`,
    action: 'Nový uživatel se stejnými právy',
    failed: 'Práva se nepodařilo načíst. Vyberte uživatele znovu.',
  },
  devices: {
    text: 'Kde je uživatel právě přihlášen. Odhlášení platí hned.',
    none: 'Uživatel teď není nikde přihlášen.',
    endAll: 'Odhlásit ze všech zařízení',
    endAllOthers: 'Odhlásit všechna ostatní',
    endedAll: (count: number) => `Uživatel je odhlášen z ${count} ${plural(count, 'zařízení', 'zařízení', 'zařízení')}.`,
  },
  roleNotGiven: 'Hlavního správce smí určit jen hlavní správce.',
  levelNotGiven: (min: number) => `Nejvyšší úroveň, kterou můžete udělit, je ${min}. Vyšší sami nemáte.`,
  superByRole: 'Hlavní správce má přístup všude, výběr se u něj nepoužije.',
};
export type AccessWords = typeof access;
