import type { Agenda } from './agenda.ts';
import { citizenAgendas } from './citizen-agendas.ts';
import { enterpriseAgendas } from './enterprise-agendas.ts';
import { transportAgendas } from './transport-agendas.ts';

/** Fees and parking permits. */
const feeAgendas = {
  cash: {
    name: 'Pokladna',
    short: 'Pokladna',
    kiosk: 'Pokladna – správní a místní poplatky',
    web: 'Platba poplatku na pokladně',
    bring: 'Lze platit kartou i hotově',
    group: 'money',
    handlingMinutes: 3,
    ordered: false,
    priority: 3,
  },
  waste: {
    name: 'Poplatek za komunální odpad',
    short: 'Odpady',
    kiosk: 'Poplatek za komunální odpad',
    web: 'Poplatek za komunální odpad',
    webEnglish: 'Municipal waste fee',
    bring: null,
    group: 'money',
    handlingMinutes: 5,
    ordered: true,
  },
  dogs: {
    name: 'Poplatek ze psů',
    short: 'Poplatek ze psů',
    kiosk: 'Přihlášení psa, poplatek ze psů',
    web: 'Přihlášení psa k poplatku',
    bring: 'Připravte si očkovací průkaz psa',
    group: 'money',
    handlingMinutes: 5,
    ordered: false,
  },
  parkingResident: {
    name: 'Parkovací oprávnění – rezidenti',
    short: 'Parkování rezidentů',
    kiosk: 'Parkovací oprávnění pro rezidenty',
    web: 'Rezidentní parkovací oprávnění',
    webEnglish: 'Parking permit for residents',
    bring: 'Připravte si OP a doklady k vozidlu',
    group: 'money',
    handlingMinutes: 7,
    ordered: true,
  },
  parkingSubscriber: {
    name: 'Parkovací oprávnění – abonenti',
    short: 'Parkování abonentů',
    kiosk: 'Parkovací oprávnění pro abonenty',
    web: 'Abonentní parkovací oprávnění',
    bring: 'Připravte si doklady k vozidlu',
    group: 'money',
    handlingMinutes: 7,
    ordered: true,
  },
  parkingCompany: {
    name: 'Parkovací oprávnění – firmy',
    short: 'Parkování firem',
    kiosk: 'Parkovací oprávnění pro firmy',
    web: 'Firemní parkovací oprávnění',
    bring: null,
    group: 'money',
    handlingMinutes: 8,
    ordered: true,
  },
} as const satisfies Readonly<Record<string, Agenda>>;

/** Social benefits and care. */
const socialAgendas = {
  socialBenefits: {
    name: 'Sociální dávky – poradenství',
    short: 'Sociální dávky',
    kiosk: 'Sociální dávky – poradenství a žádosti',
    web: 'Poradenství k sociálním dávkám',
    bring: null,
    group: 'social',
    handlingMinutes: 15,
    ordered: true,
  },
  careAllowance: {
    name: 'Příspěvek na péči',
    short: 'Příspěvek na péči',
    kiosk: 'Příspěvek na péči',
    web: 'Příspěvek na péči – konzultace',
    bring: null,
    group: 'social',
    handlingMinutes: 16,
    ordered: true,
  },
  disabledCards: {
    name: 'Průkazy OZP a parkovací průkazy',
    short: 'Průkazy OZP',
    kiosk: 'Průkazy osob se zdravotním postižením',
    web: 'Parkovací průkaz OZP',
    bring: 'Připravte si průkaz OZP a fotografii',
    group: 'social',
    handlingMinutes: 9,
    ordered: true,
    priority: 4,
  },
  socialWork: {
    name: 'Sociální práce a bydlení',
    short: 'Sociální práce',
    kiosk: 'Sociální pracovník, bydlení, dluhy',
    web: 'Schůzka se sociálním pracovníkem',
    bring: null,
    group: 'social',
    handlingMinutes: 20,
    ordered: true,
  },
  childProtection: {
    name: 'Péče o rodinu a děti (OSPOD)',
    short: 'OSPOD',
    kiosk: 'Péče o rodinu a děti (OSPOD)',
    web: 'Schůzka na oddělení péče o děti',
    bring: null,
    group: 'social',
    handlingMinutes: 20,
    ordered: true,
  },
  seniors: {
    name: 'Služby pro seniory',
    short: 'Senioři',
    kiosk: 'Služby pro seniory, pečovatelská služba',
    web: 'Služby pro seniory',
    bring: null,
    group: 'social',
    handlingMinutes: 11,
    ordered: false,
  },
} as const satisfies Readonly<Record<string, Agenda>>;

/** Every agenda that a branch can offer, by its key. */
export const agendas = {
  ...citizenAgendas,
  ...feeAgendas,
  ...transportAgendas,
  ...enterpriseAgendas,
  ...socialAgendas,
} as const;

export type AgendaKey = keyof typeof agendas;
