import type { DayType } from '../../rules/opening/day-hours.ts';
import type { OrderState } from '../../rules/orders/order-states.ts';
import { inAccusative } from '../../rules/time/shown-time.ts';
import { plural } from '../basics/plural.ts';
import { visitLength } from './basics/visit-length.ts';

const dayTypes: Readonly<Record<DayType, string>> = {
  free: 'volno',
  occupied: 'obsazeno',
  notAvailable: 'neobjednává se',
  holiday: 'svátek',
  blocked: 'zavřeno',
};

const states: Readonly<Record<OrderState, string>> = {
  unconfirmed: 'Objednávka čeká na potvrzení',
  confirmed: 'Objednávka je potvrzená',
  arrived: 'Váš příchod je zapsaný',
  served: 'Vyřízeno',
  missed: 'Termín proběhl bez vás',
  cancelled: 'Objednávka je zrušená',
  expired: 'Objednávka propadla, nebyla včas potvrzená',
};

type StepTexts = Readonly<Record<'service' | 'time' | 'form' | 'confirmation' | 'confirmed', string | null>>;
/** In Czech the office writes them; the English page has its own where the office wrote no English. */
const noTexts: StepTexts = { service: null, time: null, form: null, confirmation: null, confirmed: null };

/** What the booking page says. Texts of its steps may be replaced by the settings of web orders. */
export const bookingPage = {
  title: 'Objednání na úřad',
  noScript: 'K objednání přes web je potřeba JavaScript. Zapněte ho, nebo se objednejte telefonem.',
  otherLanguage: 'English',
  back: 'Zpět',
  step: (step: number, all: number) => `Krok ${step} ${plural(all, 'z', 'ze', 'z')} ${all}`,
  optional: '(nepovinné)',
  coming: 'Načítá se…',
  again: 'Zkusit znovu',
  offline: 'Úřad se nepodařilo zastihnout. Zkontrolujte připojení a zkuste to znovu, vyplněné údaje zůstaly.',
  failed: 'To se nepodařilo. Zkuste to za chvíli znovu, vyplněné údaje zůstaly.',
  closed: 'Přes web se teď objednat nejde. Obraťte se prosím přímo na úřad.',
  nothingOffered: 'Přes web se zatím nedá objednat nic. Obraťte se prosím přímo na úřad.',
  preview: 'Náhled: tak stránku uvidí klienti po uložení nastavení. Odsud se nic neobjedná.',
  newPage: 'otevře se na nové stránce',
  texts: noTexts,

  thing: {
    title: 'Co si přejete vyřídit?',
    search: 'Najít činnost',
    others: 'Ostatní',
    none: (typed: string) => `Nic jako „${typed}“ se přes web neobjednává. Zkuste jiné slovo.`,
    haveOrder: 'Už máte objednávku?',
    haveOrderHow: 'Zobrazíte, přesunete i zrušíte ji odkazem, který jste dostali při objednání.',
  },
  place: {
    title: 'Na který úřad přijdete?',
    waiting: (count: number) =>
      count === 0
        ? 'teď nikdo nečeká'
        : `teď ${plural(count, 'čeká', 'čekají', 'čeká')} ${count} ${plural(count, 'člověk', 'lidé', 'lidí')}`,
    map: 'Ukázat na mapě',
    onMap: 'Vybrat na mapě',
    hideMap: 'Skrýt mapu',
    mapOf: 'Mapa poboček',
    mapFailed: 'Mapu se nepodařilo načíst. Vyberte prosím v seznamu.',
    zoomIn: 'Přiblížit',
    zoomOut: 'Oddálit',
  },
  day: {
    title: 'Kdy se vám to hodí?',
    earlier: 'Předchozí týdny',
    later: 'Další týdny',
    weekdays: ['po', 'út', 'st', 'čt', 'pá', 'so', 'ne'],
    weekdayNames: ['pondělí', 'úterý', 'středa', 'čtvrtek', 'pátek', 'sobota', 'neděle'],
    legend: 'Vysvětlivky',
    types: dayTypes,
    free: (count: number) => `${count} ${plural(count, 'volný čas', 'volné časy', 'volných časů')}`,
    opensLater: 'otevře se později',
    freeLegend: 'volné časy',
    opens: (when: string) => `objednávání začne ${when}`,
    nearest: (day: string) => `Nejbližší volný den: ${day}`,
    noneHere: 'V těchto týdnech volný čas není.',
    noneAtAll: 'Teď není volný žádný čas. Nové dny se otevírají postupně, zkuste to prosím později, nebo se obraťte na úřad.',
  },
  time: {
    title: 'V kolik hodin?',
    choose: 'Vyberte den, časy se ukážou zde.',
    morning: 'Dopoledne',
    afternoon: 'Odpoledne',
    none: 'Tento den už volný čas nemá. Zvolte jiný.',
    held: 'Vybraný čas vám podržíme deset minut, než vyplníte údaje.',
    nearest: 'Nejbližší volné časy',
    takes: (minutes: number, until: string) => `asi ${visitLength(minutes)}, do ${until}`,
    lengths: (least: number, most: number) =>
      `Délka návštěvy: asi ${least === most ? '' : `${most < 60 ? least : visitLength(least)} až `}${visitLength(most)}.`,
  },
  form: {
    title: 'Na koho objednávka bude?',
    name: 'Jméno a příjmení',
    email: 'E-mail',
    emailHint: 'Pošleme na něj odkaz k potvrzení.',
    emailPlainHint: 'Podle něj úřad objednávku najde.',
    phone: 'Telefon',
    note: 'Poznámka',
    website: 'Toto pole nevyplňujte',
    consent: 'Souhlasím s podmínkami objednání.',
    terms: (_isCzech: boolean) => 'Podmínky objednání (PDF)',
    required: 'Vyplňte prosím toto pole.',
    likelyEmail: (email: string) => `Nemysleli jste ${email}?`,
    emailWrong: 'Zadejte platnou e-mailovou adresu, například jana@posta.cz.',
    phoneWrong: 'Zadejte platné telefonní číslo, například 601 234 567.',
    consentRequired: 'Bez souhlasu se objednat nedá.',
    submit: (when: string) => `Objednat na ${inAccusative(when)}`,
    sending: 'Objednává se…',
    held: (left: string) => `Čas vám držíme ještě ${left}`,
    ending: (left: string) => `Čas vám držíme už jen ${left}`,
    ended: 'Deset minut uplynulo. Údaje zůstaly: při odeslání zkusíme stejný čas získat znovu.',
    unknown:
      'Spojení se přerušilo a nevíme, jestli objednávka došla. Podívejte se nejdřív do e-mailu. Pokud nic nepřišlo, odešlete ji znovu.',
    gone: (when: string) => `Čas ${when} už volný není. Vyberte si jiný, vyplněné údaje zůstanou.`,
  },
  summary: { title: 'Vaše objednávka', thing: 'Činnost', place: 'Kde', when: 'Kdy', change: 'Změnit', chooseTime: 'vyberte čas' },
  sent: {
    title: 'Ještě jeden krok',
    mail: (email: string) => `Na ${email} jsme poslali odkaz k potvrzení.`,
    sending: (email: string) => `Na ${email} posíláme odkaz k potvrzení.`,
    until: (time: string) => `Otevřete ho do ${time}, jinak čas uvolníme.`,
    nothing: 'Nepřišlo nic? Podívejte se do nevyžádané pošty.',
    resend: 'Poslat znovu',
    resent: (email: string) => `Odkaz posíláme na ${email} ještě jednou.`,
    mend: 'Opravit e-mail',
    mendTo: 'Na jakou adresu odkaz poslat?',
    mendIt: 'Opravit a poslat',
    mended: (email: string) => `E-mail je opravený, odkaz posíláme na ${email}. Dřívější odkaz už neplatí.`,
    withheldTitle: 'Odkaz jsme neposlali',
    withheld: (email: string, time: string) =>
      `Na ${email} za posledních 24 hodin odešlo nejvíc zpráv o nepotvrzených objednávkách, kolik dovolujeme. Čas vám držíme do ${time}: opravte e-mail na jiný, nebo se obraťte na úřad.`,
    undeliveredTitle: 'Odkaz se nepodařilo doručit',
    undelivered: (email: string, time: string) =>
      `Poštovní server adresu ${email} odmítl. Čas vám držíme do ${time}: opravte e-mail, nebo se obraťte na úřad.`,
    keep: 'Nechat, jak je',
    another: 'Objednat se znovu',
  },
  order: {
    states,
    confirmTitle: 'Potvrďte prosím objednávku',
    confirmUntil: (time: string) => `Čas vám držíme do ${time}.`,
    confirm: 'Potvrdit objednávku',
    pin: 'PIN pro kiosek u vchodu',
    pinAtDesk: 'PIN objednávky',
    qr: 'QR kód s PINem',
    toCalendar: 'Do kalendáře',
    agreeAsked: 'Vyhovuje vám nový čas? Pokud ne, přesuňte ho nebo objednávku zrušte.',
    agree: 'Nový čas mi vyhovuje',
    agreed: 'Děkujeme, úřad ví, že vám čas vyhovuje.',
    calendarFile: 'objednavka.ics',
    calendarPin: (pin: string) => `PIN ${pin}`,
    move: 'Přesunout',
    moveTitle: 'Na kdy ji chcete přesunout?',
    moveTo: (when: string) => `Přesunout na ${inAccusative(when)}`,
    gone: (when: string) => `Čas ${when} už volný není. Vyberte si jiný.`,
    moved: (when: string) => `Přesunuto na ${inAccusative(when)}.`,
    same: (when: string) => `Objednávka je na ${inAccusative(when)}, nic se nezměnilo.`,
    office: {
      moved: (on: string) => `Úřad ${on} termín přesunul.`,
      changed: (on: string) => `Úřad ${on} objednávku změnil.`,
      cancelled: (on: string) => `Úřad ${on} termín zrušil.`,
      confirmed: (on: string) => `Úřad ${on} objednávku potvrdil.`,
      before: (when: string) => `Předchozí termín: ${when}.`,
      message: 'Zpráva úřadu:',
    },
    keep: 'Nechat, jak je',
    cancel: 'Zrušit',
    cancelTitle: 'Opravdu objednávku zrušit?',
    cancelWhat: 'Čas uvolníme někomu dalšímu a zpátky ho už dát nepůjde.',
    cancelIt: 'Zrušit objednávku',
    comingTitle: 'Až přijdete',
    enterPin: 'Zadejte PIN na kiosku u vchodu, nebo k němu přiložte QR kód.',
    sayPin: 'Nahlaste se u přepážky a řekněte PIN.',
    keepLink: 'Uložte si adresu této stránky: objednávku s ní kdykoli znovu otevřete.',
    notOpened: 'Objednávku se nepodařilo otevřít',
    another: 'Objednat se znovu',
    phone: (phone: string) => `Telefon ${phone}`,
  },
};

/** The same words in any language. */
export type BookingPageWords = typeof bookingPage;
