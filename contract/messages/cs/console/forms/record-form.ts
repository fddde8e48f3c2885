import { plural } from '../../../basics/plural.ts';

/** What only the form of a record says. Fetched with forms. */
export const recordForm = {
  conflict: {
    text: 'Vyberte u každého pole, co má platit. Dokud neuložíte, nic se nepřepíše.',
    field: 'Pole',
    before: 'Původně',
    mine: 'Moje',
    both: 'Obojí dohromady',
    takeAllMine: 'Použít všude moje',
    takeAllTheirs: 'Použít všude uložené',
    save: 'Uložit výběr',
    cancel: 'Zpět k úpravám',
  },
  draft: {
    title: 'Máte tu neuložené změny',
    left: (when: string, texts: string) => `Rozepsali jste je ${when}${texts === '' ? '.' : `: ${texts}`}`,
    older: 'Záznam mezitím někdo uložil. Vaše změny se vloží do jeho nynější podoby, zkontrolujte je před uložením.',
    take: 'Pokračovat v nich',
    drop: 'Zahodit je',
  },
  meanwhile: {
    changed: 'Záznam se mezitím změnil',
    isNow: (name: string) => `Teď je to: ${name}`,
    changedHelp: 'Co píšete, zůstalo. Při uložení vyberete, které hodnoty mají platit.',
    load: 'Zahodit moje a načíst nové',
    keep: 'Nechat moje',
    deleted: 'Záznam mezitím někdo smazal',
    gone: 'Záznam už není k dispozici',
    goneHelp: 'Uložit už ho nejde. Zkopírujte si, co potřebujete, a vraťte se do seznamu.',
  },
  revert: {
    one: 'Vrátit tuto hodnotu',
    many: 'Vrátit tyto hodnoty',
    /** Several changes of one field are under each other: the version distinguishes their buttons. */
    of: (action: string, field: string, version: number) => `${action}: ${field}, verze ${version}`,
    title: (field: string) => `Vrátit pole ${field}?`,
    text: 'Záznam se hned uloží, ostatní pole zůstanou. Změna bude v historii a půjde zase vrátit.',
    /** In the history of an order the word for giving up would be taken for cancelling it. */
    back: 'Zpět',
  },
  faults: {
    summary: (count: number) => `Formulář má ${count} ${plural(count, 'chybu', 'chyby', 'chyb')}`,
    help: 'Opravte označená pole a uložte znovu.',
  },
  /** Texts in Czech and in English. */
  texts: {
    title: 'Jazyk textů',
    languages: { cs: 'Česky', en: 'Anglicky' },
    missing: (count: number) => `chybí ${count}`,
    inCzech: 'Česky:',
    help: 'Kde anglický text chybí, dostane klient výchozí anglický, u názvů český.',
  },
};
