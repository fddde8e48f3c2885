/** A display that does not play what it should: the sentences of monitoring, fetched with it. */
export const lagging = {
  text: (display: string, plays: string | null, expected: string | null, since: string) =>
    `${display}: ${plays === null ? 'nehlásí, že by něco hrál' : `hraje ${plays}`}, od ${since} ${expected === null ? 'nemá hrát nic' : `má hrát ${expected}`}.`,
  newer: (display: string, name: string, since: string) => `${display}: hraje starší verzi playlistu ${name}, nová je od ${since}.`,
  next: 'Pobočka zřejmě nestáhla soubory. Ověřte její připojení a místo na disku.',
  show: 'Co se přehrává',
};
