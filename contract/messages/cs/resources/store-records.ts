import type { LabelsOf } from '../../../kit/index.ts';
import type { Registry } from '../../../resources/registry.ts';

export const licences = {
  noun: {
    gender: 'feminine',
    one: 'licence',
    few: 'licence',
    many: 'licencí',
    accusative: ['licenci', 'licence', 'licencí'],
  },
  page: 'Licence',
  fields: {
    store_id: 'Pobočka',
    serial_number: 'Sériové číslo',
    license_key: 'Licenční klíč',
    valid_to: 'Platí do',
    software_bulkhead_desk_count: 'Softwarové přepážky',
    hardware_bulkhead_desk_count: 'Hardwarové přepážky',
    virtual_display_count: 'Virtuální displeje',
    hardware_display_count: 'Hardwarové displeje',
    input_device_count: 'Kiosky',
    available_modules: 'Moduly',
  },
  tabs: { main: 'Platnost', counts: 'Počty' },
  choices: {
    available_modules: {
      ordering: 'Webové objednávání',
      mobile_app: 'Mobilní aplikace',
      sms: 'SMS zprávy',
      advertisement: 'Playlisty',
      overviews: 'Přehledy',
      statistics: 'Statistiky',
    },
  },
  children: {},
  helps: { valid_to: 'Poslední den, kdy licence platí. Prázdné pole znamená neomezeně.' },
  empty: 'Žádná pobočka zatím nemá licenci. Klíč se vkládá v detailu pobočky na kartě Licence.',
} satisfies LabelsOf<Registry['licences']>;

export const backups = {
  noun: {
    gender: 'feminine',
    one: 'záloha',
    few: 'zálohy',
    many: 'záloh',
    accusative: ['zálohu', 'zálohy', 'záloh'],
  },
  page: 'Zálohy',
  fields: {
    created_at: 'Vytvořeno',
    store_id: 'Pobočka',
    name: 'Název',
    origin: 'Původ',
    created_by: 'Autor',
    status: 'Stav',
    size: 'Velikost',
  },
  tabs: { main: 'Záloha' },
  choices: {
    origin: { manual: 'Ruční', nightly: 'Noční', before_restore: 'Před obnovou', uploaded: 'Nahraná' },
    status: { processing: 'Probíhá', complete: 'Dokončena', failed: 'Nepodařila se' },
  },
  children: {},
  helps: {},
  empty: 'Zatím tu není žádná záloha. Každá pobočka se zálohuje zvlášť: v jejím detailu, část Správa, Zálohy.',
} satisfies LabelsOf<Registry['backups']>;

export const backupSettings = {
  noun: {
    gender: 'neuter',
    one: 'nastavení záloh',
    few: 'nastavení záloh',
    many: 'nastavení záloh',
    accusative: ['nastavení záloh', 'nastavení záloh', 'nastavení záloh'],
  },
  page: 'Noční zálohy',
  fields: { nightly: 'Zálohovat každou noc', hour: 'V kolik hodin', kept_count: 'Kolik nočních záloh pobočky nechat' },
  tabs: { main: 'Noční zálohy' },
  choices: {},
  children: {},
  helps: {
    nightly: 'Zálohují se všechny aktivní pobočky. Zmeškaná noc se dožene, jakmile server zase běží.',
    hour: 'Celá hodina od 0 do 23 podle pražského času.',
    kept_count: 'Starší noční zálohy se samy smažou. Ručně vytvořených se to netýká.',
  },
  empty: 'Nastavení zatím není uložené. Vyplňte ho a uložte.',
} satisfies LabelsOf<Registry['backup-settings']>;

export const outages = {
  noun: {
    gender: 'masculine',
    one: 'výpadek',
    few: 'výpadky',
    many: 'výpadků',
    accusative: ['výpadek', 'výpadky', 'výpadků'],
  },
  page: 'Výpadky',
  fields: {
    store_id: 'Pobočka',
    outage_kind: 'Druh',
    touch_screen_id: 'Kiosek',
    virtual_display_id: 'Displej',
    started_at: 'Začátek',
    ended_at: 'Konec',
    closed_automatically: 'Uzavřen automaticky',
    note: 'Poznámka',
  },
  tabs: { main: 'Výpadek' },
  choices: {
    outage_kind: {
      store_silent: 'Pobočka nekomunikuje',
      device: 'Zařízení',
      power: 'Elektřina',
      network: 'Síť',
      server: 'Server pobočky',
      printer: 'Tiskárna',
      other: 'Jiný',
    },
  },
  children: {},
  helps: {
    ended_at: 'Prázdné, dokud výpadek trvá.',
    closed_automatically: 'Konec zjistila centrála sama, pobočka ho neohlásila.',
    note: 'Co se stalo a co pomohlo, ať to příště víte hned.',
  },
  empty: 'Zatím tu není žádný výpadek. Zapíše se sám, když pobočka přestane komunikovat nebo nějaký ohlásí.',
} satisfies LabelsOf<Registry['outages']>;

export const storeDefaults = {
  noun: {
    gender: 'neuter',
    one: 'výchozí nastavení poboček',
    few: 'výchozí nastavení poboček',
    many: 'výchozích nastavení poboček',
    accusative: ['výchozí nastavení poboček', 'výchozí nastavení poboček', 'výchozích nastavení poboček'],
  },
  page: 'Výchozí nastavení poboček',
  fields: {
    intervals: 'Úřední hodiny nové pobočky',
    silence_minutes: 'Upozornit e-mailem po (min)',
    unusual_times: 'Čekání delší než obvykle (kolikrát)',
    unusual_minutes: 'A zároveň delší aspoň o (min)',
    long_wait_minutes: 'Nejdelší čekání (min)',
    many_waiting: 'Počet čekajících',
    licence_days: 'Dnů před koncem licence',
  },
  tabs: { hours: 'Úřední hodiny', alerts: 'Meze upozornění' },
  choices: {},
  children: { intervals: { weekday: 'Den v týdnu', opens: 'Od', closes: 'Do' } },
  helps: {
    intervals: 'Každá nově založená pobočka je dostane jako základní plán.',
    silence_minutes: 'S touto hodnotou začíná nové upozornění e-mailem. Upozornění, která už máte, se nezmění.',
    unusual_times: 'Kolikrát delší musí průměrné čekání být, aby se pobočka ukázala na nástěnce mezi neobvyklými.',
    unusual_minutes: 'Krátká čekání kolísají; o pár minut delší čekání se proto nehlásí.',
    long_wait_minutes: 'Kdo čeká aspoň takto dlouho, dostane pobočku mezi neobvyklé. Prázdné pole znamená nehlídat.',
    many_waiting: 'Čeká-li aspoň tolik klientů, pobočka je mezi neobvyklými. Prázdné pole znamená nehlídat.',
    licence_days: 'Od kdy nástěnka a e-maily varují, že licence pobočky končí.',
  },
  empty: 'Nastavení zatím není uložené. Vyplňte ho a uložte.',
} satisfies LabelsOf<Registry['store-defaults']>;
