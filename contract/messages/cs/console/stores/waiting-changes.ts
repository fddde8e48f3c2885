import type { WaitingState } from '../../../../operations/waiting-change.ts';
import { plural } from '../../../basics/plural.ts';

/** Changes that a branch has yet to download and apply. */
export const waitingChanges = (number: (value: number) => string) => ({
  title: 'Změny čekající na stažení',
  text: 'Uložené změny, které si pobočka ještě nestáhla a nepotvrdila. Dokud změna čeká, můžete ji vzít zpět. Změny jednoho záznamu, které čekají déle než týden, jsou sloučené do jedné.',
  loading: 'Načítají se čekající změny…',
  failed: 'Čekající změny se nepodařilo načíst',
  retry: 'Zkusit znovu',
  none: 'Na stažení nečeká žádná změna',
  noneText: 'Pobočka má všechno, co je pro ni uložené.',
  newest: (shown: number, total: number) => `Vidíte ${number(shown)} nejnovějších z ${number(total)}.`,
  hidden: (count: number) =>
    `${number(count)} ${plural(count, 'další změna se týká', 'další změny se týkají', 'dalších změn se týká')} záznamů, ke kterým nemáte přístup.`,
  states: {
    waiting: 'Čeká',
    downloading: 'Stahuje se',
    not_applied: 'Pobočka nepřijala',
  } satisfies Record<WaitingState, string>,
  revision: (revision: number) => `Revize ${number(revision)}`,
  merged: (count: number) =>
    `${plural(count, 'sloučena', 'sloučeny', 'sloučeno')} ${number(count)} ${plural(count, 'změna', 'změny', 'změn')}`,
  allMerged: (count: number) =>
    `Zpět se ${plural(count, 'vezme', 'vezmou', 'vezme')} ${plural(count, 'sloučená změna', `všechny ${number(count)} sloučené změny`, `všech ${number(count)} sloučených změn`)}.`,
  reason: (reason: string) => `Pobočka uvedla: ${reason}`,
  nameless: 'bez názvu',
  gone: 'smazaný záznam',
  values: (count: number) => `${number(count)} ${plural(count, 'hodnota', 'hodnoty', 'hodnot')}`,
  withdraw: 'Vzít zpět',
  withdrawOf: (what: string) => `Vzít zpět: ${what}`,
  question: 'Vzít změnu zpět?',
  consequences: {
    create: 'Nový záznam se smaže a pobočka se o něm nedozví. Najdete ho v koši.',
    edit: 'Záznam bude takový jako před změnou a pobočce se nic nepošle. V historii zůstane obojí.',
    delete: 'Smazaný záznam se obnoví a pobočce se nic nepošle. V historii zůstane obojí.',
    restore: 'Obnovený záznam se znovu smaže a pobočce se nic nepošle. V historii zůstane obojí.',
  },
  everywhere: 'Zpět se vezme pro všechny pobočky, kterých se týká.',
  others: (count: number) =>
    `Vzít zpět i ${plural(count, 'další čekající změnu', `další ${number(count)} čekající změny`, `dalších ${number(count)} čekajících změn`)} tohoto záznamu`,
  withdrawn: (count: number) =>
    plural(count, 'Změna je vzatá zpět.', `${number(count)} změny jsou vzaté zpět.`, `${number(count)} změn je vzatých zpět.`),
  notWithdrawn: 'Změnu se nepodařilo vzít zpět.',
});
export type WaitingChangeWords = typeof waitingChanges;
