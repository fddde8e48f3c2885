import type { Area } from '../../../basics/access.ts';
import { limits } from '../../../basics/limits.ts';
import type { LabelsOf } from '../../../kit/index.ts';
import type { Registry } from '../../../resources/registry.ts';
import { invitationHours } from '../../../rules/accounts/account-state.ts';
import { roleNames } from '../basics/role-names.ts';
import { delivery } from '../console/settings/outbox.ts';

/** Areas that a user may be let into, named as the menu names them. */
const areaNames = {
  store: 'Pobočky',
  virtual_display: 'Virtuální displeje',
  touch_screen: 'Dotykové kiosky',
  advertisement: 'Playlisty',
  overviews: 'Přehledy',
  ordering: 'Webové objednávky',
  over_capacity: 'Objednávání mimo kapacitu',
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
    failed_sign_ins: 'Neúspěšné pokusy za sebou',
    waits_until: 'Další pokus nejdříve',
    blocked_at: 'Zablokován od',
    device_locked_at: 'Známý prohlížeč zamčen od',
    apart_waits_until: 'Známý prohlížeč nebo kód čeká do',
    invitation_ends_at: 'Pozvánka platí do',
    second_factor_since: 'Dvoufázové ověření od',
    identity_since: 'Propojení s účtem úřadu od',
    state: 'Stav',
    lock: 'Uzamčení po chybných pokusech',
  },
  tabs: { person: 'Uživatel', rights: 'Oprávnění', state: 'Stav' },
  choices: {
    role: roleNames,
    resources: areaNames,
    state: {
      active: 'Aktivní',
      invited: 'Pozvaný, zatím se nepřihlásil',
      not_invited: 'Bez platné pozvánky',
      waits: 'Čeká po chybných pokusech',
      blocked: 'Zablokovaný',
      inactive: 'Neaktivní',
    },
    lock: { none: 'Nic není uzamčeno', locked: 'Uzamčeno' },
  },
  children: {},
  actions: {
    invite: {
      infinitive: 'pozvat',
      participle: 'pozván',
      note: `Na e-mail uživatele odejde nový odkaz pro nastavení hesla. Platí ${invitationHours} hodin. Starší pozvánka tím přestane platit.`,
      unsent: {
        note: `Nový odkaz pro nastavení hesla zůstane v odchozích zprávách: není nastavený odesílací server. Předejte ho uživateli sami. Platí ${invitationHours} hodin. Starší pozvánka tím přestane platit.`,
        done: delivery.invitationWaits,
        doneMany: delivery.invitationsWait,
      },
    },
    activate: { infinitive: 'zapnout', participle: 'zapnut', note: 'Uživatel se bude moci přihlásit.' },
    deactivate: {
      infinitive: 'vypnout',
      participle: 'vypnut',
      note: 'Uživatele hned odhlásíme ze všech zařízení a už se nepřihlásí. Jeho záznam zůstane a jde znovu zapnout.',
    },
    unblock: {
      infinitive: 'odblokovat',
      participle: 'odblokován',
      note: 'Uživatel se může hned přihlásit svým heslem. Neúspěšné pokusy se začnou počítat znovu.',
    },
    'reset-second-factor': {
      infinitive: 'zbavit',
      participle: 'zbaven',
      rest: 'dvoufázového ověření',
      note: 'Smaže ověřovací aplikaci, přístupové klíče, záložní kódy i potvrzení telefonu a uživatele všude odhlásí. Ověřte si předem, že o to žádá opravdu on.',
      unsent: {
        note: 'Smaže ověřovací aplikaci, přístupové klíče, záložní kódy i potvrzení telefonu a uživatele všude odhlásí. Zpráva o tom mu nepřijde: není nastavený odesílací server. Ověřte si předem, že o to žádá opravdu on.',
        done: 'Dvoufázové ověření je zrušené. Zpráva o tom čeká v odchozích zprávách: není nastavený odesílací server.',
        doneMany: 'Dvoufázová ověření jsou zrušená. Zprávy o tom čekají v odchozích zprávách: není nastavený odesílací server.',
      },
    },
    'unlink-identity': {
      infinitive: 'odpojit',
      participle: 'odpojen',
      rest: 'od účtu úřadu',
      note: 'Při příštím přihlášení účtem úřadu se uživatel najde znovu podle ověřeného e-mailu. Hodí se, když od úřadu dostal nový účet.',
    },
  },
  helps: {
    email: 'Uživatel se jím přihlašuje. Na tuto adresu se píše i pozvánka s odkazem pro nastavení hesla.',
    phone_number: 'Slouží k ověření při přihlášení kódem z SMS.',
    role: 'Hlavní správce smí všechno. Ostatním určují přístup oprávnění a omezení na pobočky.',
    level: '0 je nejvyšší. Nikdo nemůže udělit vyšší úroveň, než má sám.',
    resources: 'Do kterých částí aplikace uživatel smí.',
    limitations: 'S kterými pobočkami uživatel pracuje. Ostatní pro něj neexistují.',
    active: 'Neaktivní uživatel se nepřihlásí.',
    first_time: 'Vlastní heslo si uživatel vytvoří podle pozvánky, nebo při prvním přihlášení.',
    invitation_ends_at: 'Do té doby si uživatel může podle pozvánky nastavit heslo. Pak ho pozvěte znovu.',
    waits_until: 'Do té doby se nepřihlásí ani správným heslem.',
    blocked_at: 'Po příliš mnoha pokusech. Odblokuje ho hlavní správce, nebo uživatel sám odkazem pro zapomenuté heslo.',
  },
  empty: 'Zatím tu není žádný uživatel. Založte prvního.',
} satisfies LabelsOf<Registry['users']>;

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
    super_administrator_password_length: 'Minimální délka hesla hlavního správce',
    special_characters_is_required: 'Vyžadovat speciální znak',
    small_letter_is_required: 'Vyžadovat malé písmeno',
    capital_letter_is_required: 'Vyžadovat velké písmeno',
    number_is_required: 'Vyžadovat číslici',
    second_factor_is_required: 'Vyžadovat druhý faktor',
    block_after_count_of_failed_attempt: 'Zablokovat po neúspěšných pokusech',
    password_expired_after_count_days: 'Platnost hesla (dny)',
    second_factor_code_validity: 'Platnost kódu',
    second_factor_code_length: 'Délka kódu',
    session_idle_minutes: 'Odhlásit po nečinnosti (min)',
    session_absolute_hours: 'Nejdelší přihlášení (h)',
    duplicate_last_password_count: 'Počet posledních hesel bez opakování',
  },
  tabs: { password: 'Heslo', sign_in: 'Přihlášení' },
  choices: {},
  children: {},
  helps: {
    minimal_password_length: `Nejméně ${limits.minimalPasswordLength}. Doporučujeme aspoň 12.`,
    super_administrator_password_length: 'Hlavní správce smí všechno, proto má mít heslo delší. Doporučujeme aspoň 17.',
    small_letter_is_required: 'Povinné druhy znaků NIST nedoporučuje: lidé pak volí předvídatelná hesla. Delší heslo chrání lépe.',
    second_factor_is_required:
      'Každý při přihlášení zadá ještě kód z SMS nebo z ověřovací aplikace, nebo použije přístupový klíč. Kdo se přihlásil bez něj, toho za 10 minut odhlásíme; předem ho na to upozorníme.',
    block_after_count_of_failed_attempt: 'Po tolika chybách se na další pokus čeká, pokaždé déle.',
    password_expired_after_count_days: '0 znamená, že heslo platí stále.',
    second_factor_code_validity: 'Kolik sekund od odeslání kód z SMS platí, nejvýše 600.',
    second_factor_code_length: 'Kolik číslic kód z SMS má, aspoň 6.',
    session_idle_minutes: 'Po kolika minutách bez práce se uživatel musí přihlásit znovu.',
    session_absolute_hours: 'Po tolika hodinách se znovu přihlásí každý, i když pracuje bez přestávky.',
    duplicate_last_password_count: 'Kolik dřívějších hesel nejde použít znovu. 0 znamená, že se nehlídají.',
  },
  empty: 'Zásady zatím nejsou uložené. Vyplňte je a uložte.',
} satisfies LabelsOf<Registry['password-policy']>;
