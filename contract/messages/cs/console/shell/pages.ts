import { authPages } from '../sign-in/auth-pages.ts';

/** Screens that replace one that cannot be shown. */
export const pages = {
  loading: authPages.loading,
  redirecting: authPages.redirecting,
  notFound: {
    title: 'Tuto stránku jsme nenašli',
    text: 'Adresa je možná napsaná s chybou, nebo stránka už neexistuje.',
    home: 'Přejít na nástěnku',
    back: 'Zpět',
    search: 'Hledat v aplikaci',
  },
  noRights: {
    title: 'Sem nemáte přístup',
    text: 'Nemáte dostatečná oprávnění. Pokud je k práci potřebujete, požádejte o ně hlavního správce.',
    home: 'Přejít na nástěnku',
  },
  /** Specification section 6: the warning on routes of super administrators, closable. */
  onlySuperAdministrator: {
    text: 'Tato část je jen pro hlavní správce.',
    close: 'Zavřít upozornění',
  },
  error: {
    title: 'Něco se pokazilo',
    text: 'Obrazovku se nepodařilo zobrazit. Vaše uložená data jsou v pořádku.',
    again: authPages.again,
    reload: 'Načíst stránku znovu',
    home: 'Přejít na nástěnku',
    reference: (number: string) => `Číslo chyby: ${number}`,
    copied: 'Zkopírováno',
  },
};
export type PageWords = typeof pages;
