import type { LabelsOf } from '../../../kit/index.ts';
import type { Registry } from '../../../resources/registry.ts';

export const bookingPlans = {
  noun: {
    gender: 'masculine',
    one: 'plán objednávání',
    few: 'plány objednávání',
    many: 'plánů objednávání',
    accusative: ['plán objednávání', 'plány objednávání', 'plánů objednávání'],
  },
  page: 'Konfigurace intervalů',
  fields: {
    store_id: 'Pobočka',
    name: 'Název',
    service_id: 'Činnost',
    web_group_id: 'Skupina',
    active: 'Objednává se',
    days_ahead: 'Dnů dopředu',
    opens_at: 'Nový den se otevře v',
    least_minutes_before: 'Nejpozději před termínem (min)',
    active_orders_limit: 'Nejvíc objednávek na e-mail',
    intervals: 'Týden',
  },
  tabs: { main: 'Plán', week: 'Týden', ordering: 'Objednávání' },
  choices: {},
  children: {
    intervals: {
      weekday: 'Den v týdnu',
      opens: 'Od',
      closes: 'Do',
      length_minutes: 'Délka (min)',
      capacity: 'Míst',
      valid_from: 'Platí od',
      valid_to: 'Platí do',
    },
  },
  helps: {
    service_id: 'Plán platí buď pro jednu činnost, nebo pro skupinu.',
    web_group_id: 'Činnosti skupiny na pobočce mají místa společná, kromě těch, které mají vlastní plán.',
    opens_at: 'V kolik hodin se otevře další den.',
    least_minutes_before: 'Kolik minut před termínem se ještě dá objednat.',
    active_orders_limit: 'Kolik nevyřízených objednávek smí mít jeden e-mail. Prázdné znamená bez omezení.',
  },
  rules: { service_or_group: 'Vyberte buď činnost, nebo skupinu' },
  empty: 'Zatím tu není žádný plán. Založte první, ať se klienti mají kdy objednat.',
} satisfies LabelsOf<Registry['booking-plans']>;

export const serviceBlocks = {
  noun: {
    gender: 'neuter',
    one: 'blokování činnosti',
    few: 'blokování činností',
    many: 'blokování činností',
    accusative: ['blokování činnosti', 'blokování činností', 'blokování činností'],
  },
  page: 'Blokování činností',
  fields: {
    store_id: 'Pobočka',
    service_id: 'Činnost',
    first_day: 'Od dne',
    last_day: 'Do dne',
    from_time: 'Od hodiny',
    to_time: 'Do hodiny',
    note: 'Poznámka',
  },
  tabs: { main: 'Blokování' },
  choices: {},
  children: {},
  helps: {
    last_day: 'Poslední zablokovaný den. U jednoho dne je stejný jako první.',
    from_time: 'Prázdné znamená celý den. Hodiny platí v každém z těch dnů.',
    note: 'Proč se činnost neobjednává. Zobrazí se v kalendáři, klienti ji nevidí.',
  },
  rules: { one_time_of_two: 'Vyplňte obě hodiny, nebo žádnou' },
  empty: 'Žádná činnost není zablokovaná. Zablokovat ji můžete tady nebo v kalendáři objednávek.',
} satisfies LabelsOf<Registry['service-blocks']>;

export const webGroups = {
  noun: {
    gender: 'feminine',
    one: 'skupina činností',
    few: 'skupiny činností',
    many: 'skupin činností',
    accusative: ['skupinu činností', 'skupiny činností', 'skupin činností'],
  },
  page: 'Správa skupin',
  fields: {
    name: 'Název',
    text: 'Popis',
    picture_file: 'Obrázek',
    position: 'Pořadí',
    active: 'Zobrazit',
    service_ids: 'Činnosti',
  },
  tabs: { main: 'Skupina', services: 'Činnosti' },
  choices: {},
  children: {},
  helps: {
    name: 'Například Doklady. Klient podle něj na stránce objednávání najde, co potřebuje.',
    text: 'Jedna věta, co sem patří a co si vzít s sebou.',
    picture_file: 'Zobrazí se u skupiny na stránce objednávání.',
    service_ids: 'Činnosti ze všech poboček, v pořadí, v jakém se zobrazí.',
  },
  empty: 'Zatím tu není žádná skupina. Založte první, pokud je činností tolik, že se v nich klient nevyzná.',
} satisfies LabelsOf<Registry['web-groups']>;

export const webStores = {
  noun: {
    gender: 'neuter',
    one: 'nastavení pobočky',
    few: 'nastavení poboček',
    many: 'nastavení poboček',
    accusative: ['nastavení pobočky', 'nastavení poboček', 'nastavení poboček'],
  },
  page: 'Nastavení poboček',
  fields: {
    store_id: 'Pobočka',
    enabled: 'Přijímá objednávky',
    heading: 'Název pro klienty',
    text: 'Text pro klienty',
    contact_phone: 'Telefon',
    contact_email: 'E-mail',
    service_ids: 'Činnosti',
  },
  tabs: { main: 'Pobočka', services: 'Činnosti' },
  choices: {},
  children: {},
  helps: {
    enabled: 'Vypnutá pobočka se na stránce objednávání nenabízí. Hotové objednávky zůstanou.',
    text: 'Například kudy se k vám jde.',
    service_ids: 'Na které činnosti se tu dá objednat. Prázdné znamená na všechny, které jsou k objednání.',
  },
  empty: 'Zatím tu není nastavení žádné pobočky. Pobočka bez něj se nabízí pod svým názvem.',
} satisfies LabelsOf<Registry['web-stores']>;

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
