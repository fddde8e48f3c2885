// Apart, because the first download takes these three alone.
export const requiredLiteral = 'Prosím, vyplňte toto pole';
export const signedOutLiteral = 'Z bezpečnostních důvodu jsme Vás odhlásili.';
export const pageTitleLiteral = 'Centrální aplikace';

/**
 * Texts that the specification gives word for word (sections 5 and 8), odd spelling included.
 * Page 08: a full stop only where the specification's own sentence has it. In sections 5 and 8 a stop divides the list that quotes
 * the texts, so pages 01 and 02 decide: they quote the first four without a stop. Page 02 quotes the last one with the stop inside
 * its quotation marks, where it elsewhere puts a stop that is not quoted outside of them; it also is the only whole sentence that
 * is on its own on the screen.
 */
export const literal = {
  required: requiredLiteral,
  email: 'Prosím, zadejte platnou emailovou adresu',
  invalidCredentials: 'Neplatné přihlašovací údaje',
  wrongCode: 'Chybný kód',
  signedOut: signedOutLiteral,
  help: 'Nápověda',
  pageTitle: pageTitleLiteral,
};
