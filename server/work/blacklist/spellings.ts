import { domainToASCII, domainToUnicode } from 'node:url';

/**
 * The spellings under which mail to the e-mail arrives: as it is given, with a domain as the name system has it (`xn--hky-ela4t.cz`) and
 * with one as people read it (`háčky.cz`). A ban of either holds for both.
 */
export function spellingsOf(email: string): readonly string[] {
  const at = email.lastIndexOf('@') + 1;
  const [local, domain] = [email.slice(0, at), email.slice(at)];
  const known = [domainToASCII(domain), domainToUnicode(domain)].filter((spelling) => spelling !== '');
  return [...new Set([domain, ...known])].map((spelling) => local + spelling);
}
