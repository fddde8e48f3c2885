import type { ProviderFailure } from '../../../../rules/accounts/provider-sign-in.ts';
import { literal } from '../../../basics/literal.ts';
import { plural } from '../../../basics/plural.ts';
import { roleNames } from '../../basics/role-names.ts';
import { authPages } from './auth-pages.ts';

/** Signing in and everything about passwords and codes. */
export const auth = {
  signIn: {
    ...authPages.signIn,
    invalid: literal.invalidCredentials,
    signedOutByUser: 'Jste odhlášeni.',
    signingOut: 'Odhlašuje se…',
    again: 'Přihlásit se znovu',
  },
  provider: {
    button: 'Přihlásit se účtem úřadu',
    or: 'nebo',
    failures: {
      unavailable: 'Přihlašovací služba úřadu teď neodpovídá. Přihlaste se e-mailem a heslem, nebo to zkuste později.',
      refused: 'Přihlášení u přihlašovací služby bylo zrušeno nebo odmítnuto. Zkuste to znovu, nebo se přihlaste e-mailem a heslem.',
      attempt_unknown: 'Toto přihlášení nezačalo v tomto prohlížeči, nebo už bylo použito. Přihlaste se prosím znovu.',
      attempt_expired: 'Přihlášení trvalo příliš dlouho. Přihlaste se prosím znovu.',
      answer_not_valid:
        'Odpověď přihlašovací služby se nepodařilo ověřit, proto jsme vás nepřihlásili. Zkuste to znovu, a pokud se to opakuje, obraťte se na správce.',
      email_not_verified: 'Přihlašovací služba nepotvrdila váš e-mail. Ověřte si ho u ní, nebo se přihlaste e-mailem a heslem.',
      no_account: 'S vaším e-mailem tu není žádný účet. Požádejte správce, aby vám ho založil.',
      account_not_active: 'Váš účet není aktivní nebo je zablokovaný. Obraťte se na správce.',
      other_identity: 'Účet s vaším e-mailem je už propojen s jinou osobou u přihlašovací služby. Obraťte se na správce.',
      too_many_attempts:
        'Z vaší adresy začalo příliš mnoho přihlášení, která nikdo nedokončil. Zkuste to za několik minut, nebo se přihlaste e-mailem a heslem.',
    } satisfies Readonly<Record<ProviderFailure, string>>,
  },
  createPassword: {
    title: 'Vytvořte si heslo',
    text: 'Přihlašujete se poprvé. Zvolte si heslo, které budete znát jen vy.',
    submit: 'Uložit heslo',
  },
  changePassword: {
    title: 'Změna hesla',
    expired: 'Platnost vašeho hesla skončila. Zvolte si nové.',
    submit: 'Změnit heslo',
    changed: 'Heslo bylo změněno.',
    notChanged: 'Heslo se nepodařilo změnit.',
    othersSignedOut: 'Na ostatních zařízeních jsme vás odhlásili.',
  },
  password: {
    old: 'Stávající heslo',
    new: 'Nové heslo',
    again: 'Nové heslo znovu',
    strength: 'Síla hesla',
    strengths: { weak: 'Slabé', fair: 'Ucházející', good: 'Dobré', strong: 'Silné' },
    strengthHelp: 'Přidejte další slovo nebo dvě.',
    rules: 'Heslo musí obsahovat',
    ruleMet: 'splněno',
    ruleNotMet: 'zatím nesplněno',
    rule: {
      length: (count: number) => `aspoň ${count} ${plural(count, 'znak', 'znaky', 'znaků')}`,
      smallLetter: 'malé písmeno',
      capitalLetter: 'velké písmeno',
      number: 'číslici',
      specialCharacter: 'speciální znak',
    },
    problem: {
      mismatch: 'Obě nová hesla se musí shodovat',
      sameAsPrevious: 'Nové heslo je stejné jako stávající, zvolte jiné',
      alreadyUsed: (day: string) => `Toto heslo jste už používali (${day}), zvolte jiné`,
      wrongOld: 'Stávající heslo není správné',
      common: 'Toto heslo je příliš běžné, zvolte jiné',
      tooWeak: 'Heslo zatím nesplňuje všechna pravidla',
    },
  },
  firstAdministrator: {
    title: 'První hlavní správce',
    text: 'Centrální aplikace zatím nemá žádného uživatele. Založte toho, kdo bude spravovat vše ostatní.',
    name: 'Jméno a příjmení',
    email: 'E-mail',
    submit: 'Založit hlavního správce',
    saved: 'Hlavní správce je založen. Můžete se přihlásit.',
  },
  lostPassword: {
    title: 'Zapomenuté heslo',
    text: 'Zadejte svůj e-mail. Pošleme vám odkaz pro nastavení nového hesla.',
    submit: 'Poslat odkaz',
    submitUnsent: 'Připravit odkaz',
    invalidEmail: literal.email,
    sent: 'Pokud účet s tímto e-mailem existuje, odkaz je na cestě. Platí 30 minut.',
    unsentText: 'Zadejte svůj e-mail. Odkaz pro nastavení nového hesla vám předá hlavní správce, tento server teď e-maily neodesílá.',
    unsent:
      'E-mail vám nepřijde, tento server je teď neodesílá. Pokud účet s tímto e-mailem existuje, čeká odkaz v odchozích zprávách: požádejte o něj hlavního správce. Platí 30 minut.',
    newTitle: 'Nové heslo',
    invalidLink: 'Odkaz už neplatí.',
    invalidLinkHelp: 'Každý odkaz jde použít jen jednou a platí omezenou dobu. Vyžádejte si nový.',
    newLink: 'Vyžádat nový odkaz',
    saved: 'Heslo je nastavené. Můžete se přihlásit.',
    back: 'Zpět na přihlášení',
  },
  /** On the sign-in page of a server that has no account yet. */
  firstSteps: {
    title: 'Zatím tu není žádný účet',
    text: 'Prvního hlavního správce založíte podle odkazu, který server při startu vypsal do terminálu. Odkaz platí 24 hodin a jde použít jen jednou. Když ho nemáte, spusťte server znovu a vypíše nový.',
  },
  /** A one-time link that was opened by someone who is signed in. */
  signedIn: {
    title: 'Už jste přihlášeni',
    text: (name: string, email: string) => `V tomto prohlížeči je přihlášen uživatel ${name} (${email}).`,
    purpose: {
      invitation: 'Otevřeli jste pozvánku, která může patřit jinému účtu.',
      lost_password: 'Otevřeli jste odkaz pro nastavení nového hesla.',
      first_administrator: 'Otevřeli jste odkaz pro založení prvního hlavního správce.',
    },
    signOut: 'Odhlásit se a pokračovat podle odkazu',
    stay: 'Zůstat v aplikaci',
  },
  invitation: {
    newTitle: 'Vítejte v Centrální aplikaci',
    text: 'Máte tu nový účet. Nastavte si heslo, kterým se budete přihlašovat.',
    saved: 'Heslo je nastavené. Přihlaste se e-mailem, na který je pozvánka.',
  },
  /** For the user block. */
  roles: roleNames,
};
export type AuthWords = typeof auth;
