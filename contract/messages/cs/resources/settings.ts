import type { LabelsOf } from '../../../kit/index.ts';
import type { Registry } from '../../../resources/registry.ts';

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
    threshold_minutes: 'Jak dlouho musí výpadek nebo ticho trvat, než se o něm napíše.',
    recipients: 'E-maily oddělené čárkou nebo novým řádkem.',
  },
  rules: { threshold_needed: 'Zadejte, po kolika minutách upozornit' },
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
    created_at: 'Kdy',
    actor_id: 'Uživatel',
    actor_name: 'Kdo',
    action: 'Co udělal',
    resource: 'Čeho se to týká',
    record_id: 'Záznam',
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
      restore: 'Obnovení',
      export: 'Export do souboru',
      import: 'Import ze souboru',
      sign_in: 'Přihlášení',
      sign_in_failed: 'Nezdařené přihlášení',
      sign_out: 'Odhlášení',
      token_reused: 'Podezřelé přihlášení',
      password_changed: 'Změna hesla',
      account_blocked: 'Zablokování účtu',
      account_unblocked: 'Odblokování účtu',
      known_device_failed: 'Neúspěšné přihlášení ze známého zařízení',
      link_requested: 'Žádost o nové heslo',
      account_invited: 'Pozvání uživatele',
      sessions_ended: 'Odhlášení jiným uživatelem',
      second_factor_passed: 'Ověření druhým faktorem',
      second_factor_failed: 'Chybný kód',
      phone_confirmed: 'Potvrzení telefonu',
      factor_added: 'Přidání způsobu ověření',
      factor_removed: 'Odebrání způsobu ověření',
      recovery_codes_made: 'Nové záložní kódy',
      second_factor_reset: 'Zrušení dvoufázového ověření',
      identity_linked: 'Propojení s účtem úřadu',
      identity_unlinked: 'Zrušení propojení s účtem úřadu',
      message_shown: 'Zobrazení odkazu nebo kódu ve zprávě',
      whole_backup_asked: 'Spuštění zálohy celku',
      personal_data_exported: 'Export údajů o osobě',
      personal_data_erased: 'Výmaz údajů o osobě',
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

export const outbox = {
  noun: {
    gender: 'feminine',
    one: 'zpráva',
    few: 'zprávy',
    many: 'zpráv',
    accusative: ['zprávu', 'zprávy', 'zpráv'],
  },
  page: 'Odchozí zprávy',
  fields: {
    created_at: 'Vytvořena',
    channel: 'Posílá se jako',
    recipient: 'Komu',
    subject: 'Předmět',
    body: 'Text',
    formatted: 'Formátovaný text',
    language: 'Jazyk',
    state: 'Stav',
    withheld: 'Proč je zadržená',
    attempts: 'Pokusů o odeslání',
    next_try_at: 'Další pokus',
    sent_at: 'Odeslána',
    error: 'Proč se to nepovedlo',
    erased_at: 'Údaje vymazány',
  },
  tabs: { message: 'Zpráva', delivery: 'Odeslání' },
  choices: {
    channel: { email: 'E-mail', sms: 'SMS' },
    language: { cs: 'Česky', en: 'Anglicky' },
    state: {
      waiting: 'Čeká na odeslání',
      sent: 'Odeslána',
      failed: 'Nešla odeslat',
      kept: 'Není kudy odeslat',
      over: 'Už neplatí',
      withheld: 'Zadržená',
      bounced: 'Vrátila se',
    },
    withheld: {
      unconfirmed: 'Objednávka není potvrzená',
      many_phones: 'Mnoho telefonů z jednoho připojení',
      many_letters: 'Mnoho zpráv na jeden e-mail',
      many_sms: 'Mnoho SMS na jeden telefon',
    },
  },
  children: {},
  helps: {
    body: 'Odkaz nebo kód v textu je skrytý a jeho zobrazení se zapíše do auditu. Text smažeme, jakmile zpráva odejde nebo odkaz či kód přestane platit.',
    state: 'Kudy se posílá, určuje nastavení serveru: SMTP_URL pro e-maily, SMS_URL pro SMS.',
    sent_at:
      'Kdy zprávu převzal poštovní server nebo brána SMS. Že příjemci přišla, to neznamená. Nedoručený e-mail se vrátí odesílateli; aplikace se to dozví, jen když je nastavena BOUNCE_IMAP_URL.',
  },
  empty: 'Zatím se nic neposílalo. Objeví se tu e-maily a SMS, které aplikace posílá uživatelům a klientům.',
} satisfies LabelsOf<Registry['outbox']>;

export const retention = {
  noun: {
    gender: 'neuter',
    one: 'nastavení uchování údajů',
    few: 'nastavení uchování údajů',
    many: 'nastavení uchování údajů',
    accusative: ['nastavení uchování údajů', 'nastavení uchování údajů', 'nastavení uchování údajů'],
  },
  page: 'Uchování údajů',
  fields: {
    order_days: 'Klienti po termínu (dny)',
    dropped_order_days: 'Zrušené a zmeškané objednávky (dny)',
    message_days: 'Odeslané zprávy (dny)',
    session_days: 'Přihlášení (dny)',
  },
  tabs: { main: 'Uchování údajů' },
  choices: {},
  children: {},
  helps: {},
  empty: 'Nastavení zatím není uložené. Vyplňte ho a uložte.',
} satisfies LabelsOf<Registry['retention']>;

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

export const statisticsSettings = {
  noun: {
    gender: 'neuter',
    one: 'nastavení statistik',
    few: 'nastavení statistik',
    many: 'nastavení statistik',
    accusative: ['nastavení statistik', 'nastavení statistik', 'nastavení statistik'],
  },
  page: 'Nastavení statistik',
  fields: {
    target_minutes: 'Klient má být volán do',
    target_share: 'Kolik klientů včas (%)',
    shortest_handling: 'Nejkratší obsluha (s)',
    working_from: 'Započítávat příchody od',
    working_to: 'Započítávat příchody do',
    left_out_services: 'Vynechané činnosti',
  },
  tabs: { main: 'Nastavení statistik' },
  choices: {
    target_minutes: { 5: '5 minut', 10: '10 minut', 15: '15 minut', 20: '20 minut', 30: '30 minut', 45: '45 minut', 60: '60 minut' },
  },
  children: {},
  rules: { hours_reversed: 'Konec musí být později než začátek. Pro celý den nechte obě pole prázdná' },
  helps: {
    working_from: 'Prázdné pole znamená od půlnoci.',
    working_to: 'Prázdné pole znamená do půlnoci.',
  },
  empty: 'Nastavení zatím není uložené. Vyplňte ho a uložte.',
} satisfies LabelsOf<Registry['statistics-settings']>;
