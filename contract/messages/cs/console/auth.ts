import { literal } from '../../literal.ts';
import { plural } from '../../plural.ts';
import { roleNames } from '../role-names.ts';
import { entrance } from './entrance.ts';

/** Signing in and everything about passwords and codes. */
export const auth = {
  signIn: {
    ...entrance.signIn,
    invalid: literal.invalidCredentials,
    signedOutByUser: 'Jste odhlášeni.',
    signingOut: 'Odhlašuje se…',
    again: 'Přihlásit se znovu',
    externalProvider: 'Přihlásit se účtem úřadu',
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
  twoFactor: {
    title: 'Ověření kódem z SMS',
    text: (phone: string) => `Poslali jsme vám SMS s kódem na číslo ${phone}.`,
    code: 'Kód z SMS',
    codeHelp: (count: number) => `Kód má ${count} ${plural(count, 'číslici', 'číslice', 'číslic')}.`,
    submit: 'Ověřit',
    submitting: 'Ověřuje se…',
    wrong: literal.wrongCode,
    expired: 'Platnost kódu vypršela. Nechte si poslat nový.',
    sendAgain: 'Poslat nový kód',
    sendAgainIn: (seconds: number) => `Nový kód můžete poslat za ${seconds} ${plural(seconds, 'sekundu', 'sekundy', 'sekund')}`,
    sent: 'Nový kód je na cestě.',
    validFor: (minutes: number) => `Kód platí ${minutes} ${plural(minutes, 'minutu', 'minuty', 'minut')}.`,
    phoneTitle: 'Telefon pro ověření',
    phoneText: 'Na toto číslo vám budeme při přihlášení posílat kód.',
    phone: 'Telefonní číslo',
    phoneSubmit: 'Poslat kód',
    otherUser: 'Přihlásit se jako někdo jiný',
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
    sent: 'Pokud účet s tímto e-mailem existuje, odkaz je na cestě. Platí 30 minut.',
    newTitle: 'Nové heslo',
    invalidLink: 'Odkaz už neplatí.',
    invalidLinkHelp: 'Každý odkaz jde použít jen jednou a platí omezenou dobu. Vyžádejte si nový.',
    newLink: 'Poslat nový odkaz',
    saved: 'Heslo je nastavené. Můžete se přihlásit.',
    back: 'Zpět na přihlášení',
  },
  /** For the user block. */
  roles: roleNames,
};
export type AuthWords = typeof auth;
