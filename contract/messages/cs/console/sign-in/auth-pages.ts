import { pageTitleLiteral, requiredLiteral, signedOutLiteral } from '../../../basics/literal.ts';

/** What the first download carries: signing in, and what may go wrong before it. The other files take these words from here. */
export const authPages = {
  /** Tag of the language, as `lang` has it. */
  tag: 'cs',
  pageTitle: pageTitleLiteral,
  productName: 'Pořadník',
  copyright: (year: number) => `© ${year} Pořadník`,
  language: 'Jazyk',
  languages: { cs: 'Čeština', en: 'English' },
  reference: (number: string) => `Číslo chyby: ${number}`,
  unreachable: 'Server neodpovídá. Zkontrolujte připojení a zkuste to znovu.',
  timedOut: 'Odpověď trvá příliš dlouho. Zkuste to znovu.',
  unexpected: 'Server odpověděl nečekaně. Zkuste to znovu a při opakování sdělte podpoře číslo chyby.',
  again: 'Zkusit znovu',
  loading: 'Načítá se…',
  redirecting: 'Chvilku strpení, připravujeme vaši obrazovku…',
  required: requiredLiteral,
  signIn: {
    title: 'Přihlášení',
    username: 'E-mail',
    password: 'Heslo',
    showPassword: 'Zobrazit heslo',
    hidePassword: 'Skrýt heslo',
    submit: 'Přihlásit se',
    submitting: 'Přihlašuje se…',
    lostPassword: 'Zapomněli jste heslo?',
    capsLock: 'Je zapnutá klávesa Caps Lock.',
    signedOut: signedOutLiteral,
  },
};
export type AuthPagesWords = typeof authPages;
