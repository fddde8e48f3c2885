import type { TagValues } from '../../../../rules/text/fill-template.ts';
import type { TemplateTag } from '../../../../rules/text/template-tags.ts';

/** Writing a template of a message to clients. Fetched with the editor. */
export const templateEditor = {
  tags: {
    store: 'Pobočka',
    address: 'Adresa',
    service: 'Činnost',
    pin: 'PIN',
    date: 'Datum',
    time: 'Čas',
  } satisfies Record<TemplateTag, string>,
  insertHelp: 'Značka se vloží na místo kurzoru.',
  insert: (tag: string) => `Vložit značku ${tag}`,
  insertMissing: (tag: string) => `Vložit značku ${tag}, povinná, v textu chybí`,
  insertAgain: (tag: string) => `Vložit značku ${tag}, v textu už je`,
  missing: (count: number, total: number) => `Chybějící povinné značky: ${count} z ${total}`,
  complete: (total: number) => `Text má všechny povinné značky (${total})`,
  unknown: (tags: string) => `Neznámé značky: ${tags}`,
  preview: 'Náhled',
  filledFrom: 'Náhled s údaji',
  example: 'Příklad',
  order: (name: string, date: string, time: string) => `${name}, ${date} ${time}`,
  noSubject: 'Předmět zatím chybí',
  noText: 'Text zatím chybí',
  noAddress: 'adresa pobočky',
  values: {
    store: 'Magistrát – Radnice',
    address: 'Náměstí 1, Radovín',
    service: 'Občanské průkazy',
    pin: '245840',
    date: '18. 11. 2026',
    time: '9:30',
  } satisfies TagValues,
};
