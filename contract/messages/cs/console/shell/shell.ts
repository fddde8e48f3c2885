import { literal } from '../../../basics/literal.ts';
import { plural } from '../../../basics/plural.ts';
import { authPages } from '../sign-in/auth-pages.ts';

/** The frame around every screen: menu, top bar, right panel, footer. */
export const shell = {
  pageTitle: authPages.pageTitle,
  titleOf: (screen: string) => `${screen} – ${literal.pageTitle}`,
  productName: authPages.productName,
  home: 'Pořadník, přejít na nástěnku',
  skipToContent: 'Přeskočit na obsah',
  mainMenu: 'Hlavní nabídka',
  /** Headings of the menu's groups. */
  groups: {
    stores: 'Pobočky',
    touchScreens: 'Dotykové kiosky',
    virtualDisplays: 'Virtuální displeje',
    playlists: 'Playlisty',
    webOrders: 'Webové objednávky',
    reports: 'Přehledy',
    statistics: 'Statistiky',
    settings: 'Nastavení',
  },
  /** The group of statistics of services, which holds tables and graph. */
  statisticsOfServices: 'Činnosti',
  collapseMenu: 'Sbalit nabídku',
  expandMenu: 'Rozbalit nabídku',
  openMenu: 'Otevřít nabídku',
  closeMenu: 'Zavřít nabídku',
  help: literal.help,
  helpWithCount: (count: number) => (count === 0 ? literal.help : `${literal.help}, ${count} ${plural(count, 'téma', 'témata', 'témat')}`),
  noHelp: 'K této obrazovce zatím nápověda není.',
  editTopic: (title: string) => `Upravit téma ${title}`,
  addTopic: 'Přidat téma pro tuto obrazovku',
  enterFullScreen: 'Zapnout celou obrazovku',
  leaveFullScreen: 'Vypnout celou obrazovku',
  messages: 'Události a úlohy',
  messagesWithCount: (unread: number) =>
    unread === 0 ? 'Události a úlohy' : `Události a úlohy, ${unread} ${plural(unread, 'nepřečtená', 'nepřečtené', 'nepřečtených')}`,
  closePanel: 'Zavřít panel',
  events: 'Události',
  noEvents: 'Za poslední den tu nic není. Co se změní, uvidíte tady.',
  tasks: 'Moje úlohy',
  noTasks: 'Žádná úloha neběží. Exporty a importy najdete tady.',
  /** Before the session ends on its own. */
  sessionEnding: {
    title: 'Přihlášení brzy skončí',
    idle: 'Delší dobu jste nic neudělali. Chcete-li pracovat dál, zůstaňte přihlášeni.',
    longest: 'Přihlášení trvá tak dlouho, jak nejdéle smí, a prodloužit ho nejde. Uložte rozdělanou práci a přihlaste se znovu.',
    secondFactor:
      'Při přihlášení je nově povinné dvoufázové ověření a vaše přihlášení jím neprošlo. Uložte rozdělanou práci a přihlaste se znovu.',
    in: (time: string) => `Skončí za ${time} min`,
    kept: 'Co máte rozepsané ve formuláři, najdete v něm i po novém přihlášení.',
    stay: 'Zůstat přihlášeni',
    understood: 'Rozumím',
    failed: 'Přihlášení se nepodařilo prodloužit. Zkontrolujte připojení a zkuste to znovu.',
  },
  /** While the disk of the server has too little room. */
  storage: {
    low: {
      title: 'Na serveru dochází místo na disku',
      text: 'Nahrávat soubory, importovat a zálohovat teď nejde, ostatní práce pokračuje. Požádejte správce serveru, ať místo uvolní.',
    },
    read_only: {
      title: 'Na serveru není místo na disku, nic se neukládá',
      text: 'Číst a hledat můžete dál. Rozepsané formuláře nechte otevřené a uložte je, až správce serveru místo uvolní; toto upozornění pak zmizí.',
    },
  },
  /** Over a screen where the session has ended. */
  signInAgain: {
    title: 'Přihlaste se znovu',
    /** Said after the sentence of the specification, but for an own sign-out. */
    reasons: {
      idle: 'Delší dobu jste nic neudělali.',
      factor: 'K přihlášení je nově nutné dvoufázové ověření, kterým toto neprošlo.',
      whole: 'Přihlášení trvalo tak dlouho, jak nejdéle smí.',
      revoked: 'Přihlášení ukončil správce, vy na jiném zařízení, nebo se změnil váš účet či heslo.',
      elsewhere: 'Odhlásili jste se v jiném okně prohlížeče.',
    },
    kept: 'Obrazovka na vás čeká i s tím, co máte rozepsané. Po přihlášení budete pokračovat tam, kde jste skončili; co se právě ukládalo, se uloží.',
    /** Nothing ended, only a step is owed. */
    step: {
      title: 'Než budete pokračovat',
      kept: 'Obrazovka na vás čeká i s tím, co máte rozepsané. Potom budete pokračovat tam, kde jste skončili; co se právě ukládalo, se uloží.',
    },
    inNewWindow: 'Přihlášení se otevře v novém okně. Až v něm budete přihlášeni, vraťte se sem.',
    other: 'Přihlásit se jako někdo jiný',
    unsaved: 'Na obrazovce je něco, co není uložené. Když odejdete, z obrazovky to zmizí a nikdo jiný to neuvidí.',
    leave: 'Odejít bez uložení',
    stay: 'Zůstat',
  },
  userMenu: (name: string) => `Uživatel ${name}`,
  greeting: (name: string) => `Dobrý den, ${name}`,
  changePassword: 'Změnit heslo',
  signOut: 'Odhlásit se',
  copyright: authPages.copyright,
  language: authPages.language,
  languages: authPages.languages,
  loading: 'Načítá se…',
  shortcuts: 'Klávesové zkratky',
};
export type ShellWords = typeof shell;
