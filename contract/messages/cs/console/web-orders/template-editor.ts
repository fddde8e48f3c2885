import type { TagValues } from '../../../../rules/text/fill-template.ts';
import type { TemplateTag } from '../../../../rules/text/template-tags.ts';
import { plural } from '../../../basics/plural.ts';

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
  sms: (parts: number, signs: number, fits: number) => `${parts} SMS, ${signs} z ${fits} ${plural(fits, 'znaku', 'znaků', 'znaků')}`,
  smsWide: 'S diakritikou se do jedné SMS vejde jen 70 znaků.',
  smsPlain: (parts: number) => `Bez diakritiky: ${parts} SMS.`,
  makePlain: 'Odstranit diakritiku z textu',
  test: 'Poslat mi zkoušku',
  testing: 'Zkouška se posílá…',
  tested: (recipient: string) => `Zkouška odchází na ${recipient}.`,
  testKept: (recipient: string) => `Zkouška pro ${recipient} zůstala v odchozích zprávách: odesílání tímto kanálem není nastavené.`,
  values: {
    store: 'Magistrát – Radnice',
    address: 'Náměstí 1, Radovín',
    service: 'Občanské průkazy',
    pin: '245840',
    date: '18. 11. 2026',
    time: '9:30',
  } satisfies TagValues,
};
