import type { LabelsOf } from '../../../kit/index.ts';
import type { Registry } from '../../../resources/registry.ts';

/** Of what is done with an order and written to the client. */
const told = 'Klient o tom dostane zprávu na svůj e-mail nebo telefon, pokud jsou zprávy zapnuté a mají šablonu.';

export const orders = {
  noun: {
    gender: 'feminine',
    one: 'objednávka',
    few: 'objednávky',
    many: 'objednávek',
    accusative: ['objednávku', 'objednávky', 'objednávek'],
  },
  page: 'Správa objednávek',
  fields: {
    store_id: 'Pobočka',
    service_id: 'Činnost',
    starts_at: 'Termín',
    ends_at: 'Konec termínu',
    pin: 'PIN kód',
    state: 'Stav',
    name: 'Jméno klienta',
    email: 'E-mail',
    phone: 'Telefon',
    note: 'Poznámka',
    consent: 'Souhlas s podmínkami',
    over_capacity_reason: 'Důvod mimo kapacitu',
    channel: 'Odkud přišla',
    confirmed_at: 'Potvrzeno',
    cancelled_at: 'Zrušeno',
    cancelled_by: 'Kdo zrušil',
    cancel_reason: 'Důvod zrušení',
  },
  tabs: { main: 'Objednávka', client: 'Klient', course: 'Průběh' },
  choices: {
    state: {
      unconfirmed: 'Nepotvrzená',
      confirmed: 'Potvrzená',
      arrived: 'Na místě',
      served: 'Obsloužená',
      missed: 'Zmeškaná',
      cancelled: 'Zrušená',
      expired: 'Propadlá',
    },
    channel: { web: 'Web', mobile: 'Mobilní aplikace', webkiosk: 'Webkiosek', staff: 'Zadal úřad', import: 'Import' },
  },
  children: {},
  actions: {
    confirm: {
      infinitive: 'potvrdit',
      participle: 'potvrzen',
      note: 'Termín zůstane klientovi rezervovaný.',
      sent: told,
    },
    arrive: {
      infinitive: 'označit',
      participle: 'označen',
      rest: 'stavem „Na místě“',
      button: 'Je na místě',
      note: 'Kdo se objednal, už přišel a čeká. Zpět už to vzít nejde.',
    },
    serve: {
      infinitive: 'označit',
      participle: 'označen',
      rest: 'stavem „Obsloužená“',
      button: 'Obslouženo',
      note: 'Klient má vyřízeno. Zpět už to vzít nejde.',
    },
    miss: {
      infinitive: 'označit',
      participle: 'označen',
      rest: 'stavem „Zmeškaná“',
      button: 'Zmeškáno',
      note: 'Klient nepřišel, nebo se na vyvolání neozval. Zpět už to vzít nejde.',
    },
    cancel: {
      infinitive: 'zrušit',
      participle: 'zrušen',
      note: 'Termín se uvolní pro ostatní. Zpět už to vzít nejde.',
      sent: told,
    },
  },
  helps: {
    over_capacity_reason: 'Vyplňte jen u termínu mimo úřední hodiny nebo nad kapacitu. Potřebujete k tomu oprávnění.',
    pin: 'Klient ho zadá na kiosku, až přijde.',
    email: 'Chodí na něj zprávy, pokud jsou zapnuté.',
    phone: 'Chodí na něj SMS, pokud jsou zapnuté.',
  },
  sent: 'O smazání se klientovi žádná zpráva neposílá. Má-li to vědět, objednávku místo smazání zrušte.',
  empty: 'Zatím tu není žádná objednávka. Přijde z webu, nebo ji klientovi založte sami.',
  emptyIn: {
    today: 'Dnes nikdo není objednaný',
    tomorrow: 'Na zítra nikdo není objednaný',
    week: 'Tento týden nikdo není objednaný',
  },
} satisfies LabelsOf<Registry['orders']>;

export const templates = {
  noun: {
    gender: 'feminine',
    one: 'šablona',
    few: 'šablony',
    many: 'šablon',
    accusative: ['šablonu', 'šablony', 'šablon'],
  },
  page: 'Šablony',
  fields: {
    name: 'Název',
    channel: 'Druh zprávy',
    purpose: 'Účel',
    subject: 'Předmět',
    content: 'Obsah',
    active: 'Aktivní',
  },
  tabs: { main: 'Šablona' },
  choices: {
    channel: { email: 'E-mail', sms: 'SMS' },
    purpose: {
      created: 'Po objednání',
      confirm_request: 'Žádost o potvrzení',
      changed: 'Po změně termínu',
      cancelled: 'Po zrušení',
      reminder: 'Připomenutí',
    },
  },
  children: {},
  helps: {
    purpose: 'Aktivní šablona se klientovi pošle, jakmile se to s objednávkou stane. Připomenutí před termínem posílají Upozornění.',
    subject: 'Jen pro e-mail.',
    content: 'Značky {store}, {address}, {service}, {pin}, {date} a {time} se nahradí údaji objednávky.',
  },
  empty: 'Zatím tu není žádná šablona. Založte první: bez šablony klient žádnou zprávu nedostane.',
} satisfies LabelsOf<Registry['templates']>;

export const notifications = {
  noun: {
    gender: 'neuter',
    one: 'upozornění',
    few: 'upozornění',
    many: 'upozornění',
    accusative: ['upozornění', 'upozornění', 'upozornění'],
  },
  page: 'Upozornění',
  fields: {
    type: 'Druh zprávy',
    time_before: 'Doba před termínem',
    unit: 'Jednotka',
    subject: 'Předmět',
    content: 'Obsah',
    published: 'Publikováno',
    one_message_limit: 'Omezit na jednu zprávu',
  },
  tabs: { main: 'Upozornění' },
  choices: {
    type: { push_notification: 'Oznámení v mobilu', sms: 'SMS', email: 'E-mail' },
    unit: { minutes: 'minuty', hours: 'hodiny', days: 'dny' },
  },
  children: {},
  helps: {
    type: 'Posílají se e-maily a SMS. Oznámení v mobilu nemá kudy odejít, takže ho klient nedostane.',
    time_before: 'Jak dlouho před termínem má klient upozornění dostat. Kdo se objedná později, už ho nedostane.',
    content: 'Značky {store}, {address}, {service}, {pin}, {date} a {time} se nahradí údaji objednávky.',
    published: 'Publikované upozornění se klientům posílá, jednou pro každý termín.',
    one_message_limit: 'Text se musí vejít do jedné SMS: 160 znaků, s diakritikou 70.',
  },
  rules: { longer_than_one_message: 'Text se nevejde do jedné SMS, zkraťte ho' },
  empty: 'Zatím tu není žádné upozornění. Založte první a klienti ho před termínem dostanou.',
} satisfies LabelsOf<Registry['notifications']>;

export const emailBlacklist = {
  noun: {
    gender: 'masculine',
    one: 'blokovaný e-mail',
    few: 'blokované e-maily',
    many: 'blokovaných e-mailů',
    accusative: ['blokovaný e-mail', 'blokované e-maily', 'blokovaných e-mailů'],
  },
  page: 'Blokované e-maily',
  fields: { pattern: 'E-mail nebo doména', reason: 'Důvod', until: 'Blokováno do', created_by: 'Kdo zablokoval' },
  tabs: { main: 'Blokovaný e-mail' },
  choices: {},
  children: {},
  helps: {
    pattern:
      'Celá adresa, nebo jen doména, například example.cz, a pak platí pro všechny její adresy i pro domény pod ní (mail.example.cz).',
    reason: 'Vidí ho jen pracovníci úřadu.',
    until: 'Prázdné pole znamená natrvalo.',
  },
  empty: 'Zatím tu není žádný blokovaný e-mail. Přidejte první, pokud někdo objednávání zneužívá.',
} satisfies LabelsOf<Registry['email-blacklist']>;

export const webOrderSettings = {
  noun: {
    gender: 'neuter',
    one: 'globální nastavení',
    few: 'globální nastavení',
    many: 'globálních nastavení',
    accusative: ['globální nastavení', 'globální nastavení', 'globálních nastavení'],
  },
  page: 'Globální nastavení',
  fields: {
    service_title: 'Výběr činnosti: nadpis',
    service_text: 'Výběr činnosti: text',
    time_title: 'Výběr termínu: nadpis',
    time_text: 'Výběr termínu: text',
    form_title: 'Údaje klienta: nadpis',
    form_text: 'Údaje klienta: text',
    confirmation_title: 'Potvrzení: nadpis',
    confirmation_text: 'Potvrzení: text',
    confirm_text: 'Text po odeslání objednávky',
    logo_file: 'Logo úřadu',
    terms_file: 'Podmínky objednání',
    name_shown: 'Zobrazit jméno',
    name_required: 'Jméno je povinné',
    phone_shown: 'Zobrazit telefon',
    phone_required: 'Telefon je povinný',
    checkbox_shown: 'Zobrazit zaškrtávací pole',
    checkbox_required: 'Zaškrtnutí je povinné',
    checkbox_text: 'Text u zaškrtávacího pole',
    note_shown: 'Zobrazit poznámku',
    note_required: 'Poznámka je povinná',
    show_stats: 'Zobrazit vytížení poboček',
    show_map: 'Zobrazit mapu',
    email_notification: 'E-maily klientům',
    sms_notification: 'SMS klientům',
    email_confirmation_timeout: 'Lhůta na potvrzení e-mailem (min)',
  },
  tabs: { steps: 'Kroky objednání', files: 'Logo a podmínky', form: 'Formulář', messages: 'Zprávy a zobrazení' },
  choices: {},
  children: {},
  helps: {
    logo_file: 'Zobrazí se v záhlaví stránky objednávání.',
    terms_file: 'Dokument, se kterým klient při objednání souhlasí.',
    checkbox_text: 'Například souhlas s podmínkami objednání.',
    email_notification: 'Zprávy o objednávkách podle šablon a upozornění se klientům posílají e-mailem.',
    sms_notification: 'Zprávy o objednávkách podle šablon a upozornění se klientům posílají jako SMS.',
    email_confirmation_timeout: 'Objednávka, kterou klient do této doby nepotvrdí, propadne a termín se uvolní.',
  },
  empty: 'Nastavení zatím není uložené. Vyplňte ho a uložte.',
} satisfies LabelsOf<Registry['web-order-settings']>;

export const webkioskSettings = {
  noun: {
    gender: 'neuter',
    one: 'nastavení webkiosku',
    few: 'nastavení webkiosku',
    many: 'nastavení webkiosku',
    accusative: ['nastavení webkiosku', 'nastavení webkiosku', 'nastavení webkiosku'],
  },
  page: 'Nastavení webkiosku',
  fields: {
    print_ticket: 'Vytisknout lístek',
    intro_heading: 'Úvodní nadpis',
    intro_text: 'Úvodní text',
    ticket_text: 'Text na lístku',
    postpone_options: 'Odložit o',
    delay_limit_before_end: 'Nejpozdější odklad před koncem (min)',
  },
  tabs: { main: 'Webkiosek' },
  choices: {
    postpone_options: {
      '5': '5 minut',
      '10': '10 minut',
      '15': '15 minut',
      '20': '20 minut',
      '30': '30 minut',
      '40': '40 minut',
      '60': '60 minut',
    },
  },
  children: {},
  helps: {
    postpone_options: 'O kolik si klient může své pořadí odložit.',
    delay_limit_before_end: 'Kolik minut před koncem úředních hodin už odložit nejde. 0 znamená až do konce.',
  },
  empty: 'Nastavení zatím není uložené. Vyplňte ho a uložte.',
} satisfies LabelsOf<Registry['webkiosk-settings']>;
