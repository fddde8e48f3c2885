import type { LabelsOf } from '../../../kit/index.ts';
import type { Registry } from '../../../resources/registry.ts';

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
