import { czechNumber as number } from '../../basics/numbers.ts';
import { plural } from '../../basics/plural.ts';

const daysOf = (count: number): string => `${number(count)} ${plural(count, 'den', 'dny', 'dnů')}`;

/** What settings of statistics change. Fetched with their form. */
export const settingsEffects = {
  title: 'Co nastavení mění',
  lines: [
    'Cíl platí pro celé město. Podle něj se v přehledu, v tabulkách i v přehledech označí, kdo zůstal pod cílem, a v grafu stojí jeho čára. Odkaz s vlastním cílem si svůj cíl ponechá.',
    'Obsluha kratší než zadaný počet sekund se bere jako volání omylem: do dob obsluhy se nepočítá, klient se počítá dál. Po změně se všechny dny přepočítají; dokud to trvá, tabulky to oznamují.',
    'Započítávají se jen klienti, kteří přišli v zadaných hodinách, a objednávky na tyto hodiny. Kdo právě čeká, je v přehledu poboček vidět vždy. Po změně se všechny dny přepočítají.',
    'Vynechané činnosti se nepočítají nikde, kde se na ně nikdo neptá jménem; v plánování ano, přepážky je obsluhují. Po změně se všechny dny přepočítají a do té doby nelze u celých poboček říct, kolik lidí čekalo najednou.',
  ],
  toStatistics: 'Podívat se na minulý měsíc',
  weekly: {
    title: 'Týdenní souhrn e-mailem',
    help: 'Každé pondělí v 7:00 vám přijde PDF s minulým týdnem po pobočkách a se srovnáním s týdnem před ním. Každý si posílání nastavuje pro sebe, další adresy a čas změníte v přehledech.',
    start: 'Posílat mi týdenní souhrn',
    name: 'Souhrn minulého týdne',
    started: (name: string, when: string) => `Šablona ${name} se pošle ${when}.`,
    sent: (name: string, when: string) => `Posílá se vám ${name}, příště ${when}.`,
    paused: (name: string) => `Posílání šablony ${name} je pozastavené.`,
    change: 'Změnit v přehledech',
    noRights: 'Souhrn je přehled: potřebuje oprávnění k přehledům. Přidělí ho správce uživatelů.',
    failed: 'Nepodařilo se zjistit, jestli se souhrn posílá.',
  },
  recount: {
    title: 'Přepočet podle nového nastavení',
    running: 'Dny se přepočítávají podle nového nastavení',
    left: (left: number, total: number) => `Zbývá ${daysOf(left)} poboček z ${number(total)}.`,
    stop: 'Zastavit přepočet',
    stopped: (left: number, total: number) =>
      `Přepočet je zastavený. Podle nového nastavení je ${daysOf(total - left)} poboček, ${daysOf(left)} má čísla podle dřívějšího. Tabulky a přehledy to oznamují.`,
    goOn: 'Pokračovat v přepočtu',
    failed: 'Stav přepočtu se nepodařilo načíst.',
  },
};
