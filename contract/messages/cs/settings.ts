import type { Area } from '../../access.ts';
import type { LabelsOf } from '../../kit/index.ts';
import { limits } from '../../limits.ts';
import type { Registry } from '../../resources/registry.ts';
import { roleNames } from './role-names.ts';

/** Areas that a user may be let into, named as the menu names them. */
export const areaNames = {
  store: 'Pobočky',
  virtual_display: 'Virtuální displeje',
  touch_screen: 'Dotykové kiosky',
  advertisement: 'Playlisty',
  overviews: 'Přehledy',
  ordering: 'Webové objednávky',
  statistics: 'Statistiky',
  settings: 'Nastavení',
} satisfies Record<Area, string>;

export const users = {
  noun: {
    gender: 'masculine',
    animate: true,
    one: 'uživatel',
    few: 'uživatelé',
    many: 'uživatelů',
    accusative: ['uživatele', 'uživatele', 'uživatelů'],
  },
  page: 'Uživatelé',
  fields: {
    email: 'E-mail',
    name: 'Jméno',
    phone_number: 'Telefon',
    role: 'Role',
    level: 'Úroveň',
    resources: 'Oprávnění',
    limitations: 'Omezení na pobočky',
    active: 'Aktivní',
    first_time: 'Čeká na první přihlášení',
    phone_number_confirmed: 'Telefon ověřen',
    last_sign_in_at: 'Poslední přihlášení',
  },
  tabs: { person: 'Uživatel', rights: 'Oprávnění', state: 'Stav' },
  choices: { role: roleNames, resources: areaNames },
  children: {},
  helps: {
    email: 'Uživatel se jím přihlašuje.',
    phone_number: 'Na toto číslo chodí kód při přihlášení.',
    role: 'Hlavní správce smí všechno. Ostatním určují přístup oprávnění a omezení na pobočky.',
    level: '0 je nejvyšší. Nikdo nemůže udělit vyšší úroveň, než má sám.',
    resources: 'Do kterých částí aplikace uživatel smí.',
    limitations: 'Prázdné pole znamená všechny pobočky.',
    active: 'Neaktivní uživatel se nepřihlásí.',
    first_time: 'Při prvním přihlášení si uživatel vytvoří vlastní heslo.',
  },
  empty: 'Zatím tu není žádný uživatel. Založte prvního.',
} satisfies LabelsOf<Registry['users']>;

export const helpTopics = {
  noun: {
    gender: 'neuter',
    one: 'téma nápovědy',
    few: 'témata nápovědy',
    many: 'témat nápovědy',
    accusative: ['téma nápovědy', 'témata nápovědy', 'témat nápovědy'],
  },
  page: 'Témata nápovědy',
  fields: { path: 'Adresa', title: 'Nadpis', help: 'Text nápovědy' },
  tabs: { main: 'Téma nápovědy' },
  choices: {},
  children: {},
  helps: {
    path: 'Kde se téma ukáže, například /stores/{id}/services/{id} nebo /reports/*. {x} je jedna část adresy, * celý zbytek.',
    help: 'Formátujte jako Markdown: # nadpis, **tučně**, - seznam.',
  },
  empty: 'Zatím tu není žádné téma nápovědy. Založte první a ukáže se na obrazovce, ke které patří.',
} satisfies LabelsOf<Registry['help-topics']>;

export const emailNotifications = {
  noun: {
    gender: 'neuter',
    one: 'e-mailové upozornění',
    few: 'e-mailová upozornění',
    many: 'e-mailových upozornění',
    accusative: ['e-mailové upozornění', 'e-mailová upozornění', 'e-mailových upozornění'],
  },
  page: 'E-mailová upozornění',
  fields: {
    name: 'Název',
    events: 'Události',
    store_ids: 'Pobočky',
    threshold_minutes: 'Upozornit po (min)',
    recipients: 'Příjemci',
    active: 'Aktivní',
  },
  tabs: { main: 'E-mailové upozornění' },
  choices: {
    events: {
      store_silent: 'Pobočka nekomunikuje',
      outage: 'Výpadek',
      paper_low: 'Dochází papír',
      licence_ending: 'Končí licence',
      backup_failed: 'Záloha se nezdařila',
    },
  },
  children: {},
  helps: {
    events: 'O čem se má pracovníkům napsat.',
    store_ids: 'Prázdné pole znamená všechny pobočky.',
    threshold_minutes: 'Jak dlouho musí výpadek nebo ticho trvat, než se e-mail pošle.',
    recipients: 'E-maily oddělené čárkou nebo novým řádkem.',
  },
  empty: 'Zatím tu není žádné e-mailové upozornění. Založte první a o výpadku se dozvíte včas.',
} satisfies LabelsOf<Registry['email-notifications']>;

export const auditLog = {
  noun: {
    gender: 'masculine',
    one: 'záznam historie',
    few: 'záznamy historie',
    many: 'záznamů historie',
    accusative: ['záznam historie', 'záznamy historie', 'záznamů historie'],
  },
  page: 'Historie změn',
  fields: {
    actor_id: 'Uživatel',
    actor_name: 'Kdo',
    action: 'Co udělal',
    resource: 'Čeho se to týká',
    record_id: 'Číslo záznamu',
    changes: 'Změny',
    address: 'Odkud',
    request_id: 'Číslo požadavku',
  },
  tabs: { main: 'Záznam historie' },
  choices: {
    action: {
      create: 'Vytvoření',
      edit: 'Úprava',
      delete: 'Smazání',
      sign_in: 'Přihlášení',
      sign_in_failed: 'Nezdařené přihlášení',
      sign_out: 'Odhlášení',
      token_reused: 'Podezřelé přihlášení',
      password_changed: 'Změna hesla',
    },
  },
  children: {},
  helps: {
    actor_name: 'Jak se uživatel jmenoval v době změny.',
    address: 'Síťová adresa, ze které požadavek přišel.',
    changes: 'Hodnoty před změnou a po ní. Osobní údaje se tu neukazují.',
    request_id: 'Podle tohoto čísla se záznam dohledá v protokolu serveru.',
  },
  empty: 'Zatím tu není žádný záznam historie. Objeví se po první změně nebo přihlášení.',
} satisfies LabelsOf<Registry['audit-log']>;

export const passwordPolicy = {
  noun: {
    gender: 'feminine',
    pluralOnly: true,
    one: 'zásady hesel',
    few: 'zásady hesel',
    many: 'zásad hesel',
    accusative: ['zásady hesel', 'zásady hesel', 'zásad hesel'],
  },
  page: 'Zásady hesel',
  fields: {
    minimal_password_length: 'Minimální délka hesla',
    special_characters_is_required: 'Vyžadovat speciální znak',
    small_letter_is_required: 'Vyžadovat malé písmeno',
    capital_letter_is_required: 'Vyžadovat velké písmeno',
    number_is_required: 'Vyžadovat číslici',
    second_factor_is_required: 'Vyžadovat druhý faktor',
    block_after_count_of_failed_attempt: 'Zablokovat po neúspěšných pokusech',
    password_expired_after_count_days: 'Platnost hesla (dny)',
    second_factor_code_validity: 'Platnost kódu',
    second_factor_code_length: 'Délka kódu',
    duplicate_last_password_count: 'Počet posledních hesel bez opakování',
  },
  tabs: { password: 'Heslo', sign_in: 'Přihlášení' },
  choices: {},
  children: {},
  helps: {
    minimal_password_length: `Nejméně ${limits.minimalPasswordLength}. Doporučujeme aspoň 12.`,
    second_factor_is_required: 'Každý při přihlášení zadá ještě kód z SMS.',
    block_after_count_of_failed_attempt: 'Po tolika chybách se na další pokus čeká, pokaždé déle.',
    password_expired_after_count_days: '0 znamená, že heslo platí stále.',
    second_factor_code_validity: 'Kolik sekund od odeslání kód platí.',
    second_factor_code_length: 'Kolik číslic kód má.',
    duplicate_last_password_count: 'Kolik dřívějších hesel nejde použít znovu. 0 znamená, že se nehlídají.',
  },
  empty: 'Zásady zatím nejsou uložené. Vyplňte je a uložte.',
} satisfies LabelsOf<Registry['password-policy']>;

export const mobileAppSettings = {
  noun: {
    gender: 'neuter',
    one: 'nastavení mobilní aplikace',
    few: 'nastavení mobilní aplikace',
    many: 'nastavení mobilní aplikace',
    accusative: ['nastavení mobilní aplikace', 'nastavení mobilní aplikace', 'nastavení mobilní aplikace'],
  },
  page: 'Mobilní aplikace',
  fields: {
    enabled: 'Zapnuto',
    store_ids: 'Zobrazené pobočky',
    print_distance_metres: 'Vzdálenost pro tisk lístku (m)',
    message_of_the_day: 'Zpráva dne',
  },
  tabs: { main: 'Mobilní aplikace' },
  choices: {},
  children: {},
  helps: {
    enabled: 'Klienti si mohou vzít lístek a objednat se z mobilu.',
    store_ids: 'Které pobočky klienti v aplikaci uvidí.',
    print_distance_metres: 'Jak blízko pobočky musí klient být, aby si vytiskl lístek.',
    message_of_the_day: 'Ukáže se klientům po otevření aplikace.',
  },
  empty: 'Nastavení zatím není uložené. Vyplňte ho a uložte.',
} satisfies LabelsOf<Registry['mobile-app-settings']>;
