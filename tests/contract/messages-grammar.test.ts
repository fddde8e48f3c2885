import { describe, expect, it } from 'vitest';
import type { Noun } from '../../contract/kit/index.ts';
import { englishPlural, plural } from '../../contract/messages/basics/plural.ts';
import { labelsOf, messagesFor } from '../../contract/messages/index.ts';
import { registry } from '../../contract/resources/registry.ts';

const { grammar, resources } = messagesFor('cs');
const english = messagesFor('en');
const names = Object.values(registry).map(({ name }) => name);
const counts = [1, 2, 5];

/** Spaces that hold a line together, made plain. */
const breakable = (text: string): string => text.replaceAll(/\s/gu, ' ');

const feminine = resources.stores.noun;
const masculine = resources.playlists.noun;
const animate = resources.users.noun;
const neuter = resources.notifications.noun;
const pluralOnly = resources['password-policy'].noun;

describe('plural', () => {
  it.each([
    [0, 'poboček'],
    [1, 'pobočka'],
    [2, 'pobočky'],
    [4, 'pobočky'],
    [5, 'poboček'],
    [1.5, 'poboček'],
    [21, 'poboček'],
    [22, 'poboček'],
    [-1, 'pobočka'],
  ])('of %d is %s', (count, form) => {
    expect(plural(count, 'pobočka', 'pobočky', 'poboček')).toBe(form);
  });

  it('has two forms in English', () => {
    expect([0, 1, 2].map((count) => englishPlural(count, 'branch', 'branches'))).toEqual(['branches', 'branch', 'branches']);
  });
});

describe('a Czech noun', () => {
  it.each(names)('has three forms, or is of a kind that has fewer: %s', (name) => {
    const { noun } = labelsOf(messagesFor('cs'), name);
    const forms = new Set([noun.one, noun.few, noun.many]).size;
    const isSoft = noun.gender === 'feminine' && noun.one.endsWith('ce');
    const hasFewer = noun.pluralOnly || (noun.gender === 'neuter' && /ní(?: |$)/u.test(noun.one));
    expect(forms, noun.one).toBeGreaterThanOrEqual(hasFewer ? 1 : isSoft ? 2 : 3);
    expect(noun.accusative).toHaveLength(3);
  });

  it('stands in lower case, so that it can stand anywhere', () => {
    const nouns = names.map((name) => labelsOf(messagesFor('cs'), name).noun);
    const forms = nouns.flatMap(({ one, few, many, accusative }) => [one, few, many, ...accusative]);
    expect(forms.filter((form) => form !== form.toLocaleLowerCase('cs'))).toEqual([]);
  });
});

describe('Czech sentences', () => {
  it.each<readonly [Noun, string, string, string]>([
    [feminine, 'Nová pobočka', 'Pobočka byla vytvořena.', 'Pobočku se nepodařilo vytvořit.'],
    [masculine, 'Nový playlist', 'Playlist byl vytvořen.', 'Playlist se nepodařilo vytvořit.'],
    [animate, 'Nový uživatel', 'Uživatel byl vytvořen.', 'Uživatele se nepodařilo vytvořit.'],
    [neuter, 'Nové upozornění', 'Upozornění bylo vytvořeno.', 'Upozornění se nepodařilo vytvořit.'],
    [pluralOnly, 'Nové zásady hesel', 'Zásady hesel byly vytvořeny.', 'Zásady hesel se nepodařilo vytvořit.'],
  ])('agree with %j', (noun, title, created, notCreated) => {
    expect(grammar.createTitle(noun)).toBe(title);
    expect(grammar.done(noun, 'created')).toBe(created);
    expect(grammar.failed(noun, 'created')).toBe(notCreated);
  });

  it('tell each deed and its failure', () => {
    expect(grammar.done(feminine, 'saved')).toBe('Pobočka byla uložena.');
    expect(grammar.failed(feminine, 'saved')).toBe('Pobočku se nepodařilo uložit.');
    expect(grammar.done(feminine, 'deleted')).toBe('Pobočka byla smazána.');
    expect(grammar.failed(feminine, 'deleted')).toBe('Pobočku se nepodařilo smazat.');
    expect(grammar.done(feminine, 'restored')).toBe('Pobočka byla obnovena.');
    expect(grammar.done(resources['webkiosk-settings'].noun, 'saved')).toBe('Nastavení webkiosku bylo uloženo.');
  });

  it.each<readonly [Noun, readonly string[]]>([
    [feminine, ['Pobočka byla smazána.', '2 pobočky byly smazány.', '5 poboček bylo smazáno.']],
    [masculine, ['Playlist byl smazán.', '2 playlisty byly smazány.', '5 playlistů bylo smazáno.']],
    [animate, ['Uživatel byl smazán.', '2 uživatelé byli smazáni.', '5 uživatelů bylo smazáno.']],
    [neuter, ['Upozornění bylo smazáno.', '2 upozornění byla smazána.', '5 upozornění bylo smazáno.']],
  ])('agree with counts of %j', (noun, sentences) => {
    expect(counts.map((count) => grammar.doneCount(noun, 'deleted', count))).toEqual(sentences);
  });

  it('tell and ask of what an entity declares', () => {
    const { noun, actions } = resources.orders;
    expect(grammar.done(noun, actions.confirm)).toBe('Objednávka byla potvrzena.');
    expect(grammar.failed(noun, actions.cancel)).toBe('Objednávku se nepodařilo zrušit.');
    expect([2, 5].map((count) => grammar.doneCount(noun, actions.cancel, count))).toEqual([
      '2 objednávky byly zrušeny.',
      '5 objednávek bylo zrušeno.',
    ]);
    expect([grammar.act(noun, actions.cancel), grammar.act(noun, actions.cancel, true)]).toEqual([
      'Zrušit objednávku',
      'Zrušit objednávky',
    ]);
    expect(grammar.act(animate, 'restored')).toBe('Obnovit uživatele');
    expect([1, 3, 5].map((count) => grammar.actQuestion(noun, actions.cancel, count))).toEqual([
      'Zrušit 1 objednávku?',
      'Zrušit 3 objednávky?',
      'Zrušit 5 objednávek?',
    ]);
  });

  it('keep what belongs to a deed behind the object and behind the ending', () => {
    const { noun, actions } = resources.users;
    const unlinking = actions['unlink-identity'];
    expect(grammar.act(noun, unlinking)).toBe('Odpojit uživatele od účtu úřadu');
    expect(grammar.actOn(noun, unlinking, 'Jana Nováková')).toBe('Odpojit uživatele Jana Nováková od účtu úřadu?');
    expect(grammar.actQuestion(noun, unlinking, 3)).toBe('Odpojit 3 uživatele od účtu úřadu?');
    expect(grammar.failed(noun, unlinking)).toBe('Uživatele se nepodařilo odpojit od účtu úřadu.');
    expect(counts.map((count) => grammar.doneCount(noun, unlinking, count))).toEqual([
      'Uživatel byl odpojen od účtu úřadu.',
      '2 uživatelé byli odpojeni od účtu úřadu.',
      '5 uživatelů bylo odpojeno od účtu úřadu.',
    ]);
  });

  it('ask before deleting, by name or by pointing', () => {
    expect(grammar.deleteQuestion(feminine, 'Radnice')).toBe('Smazat pobočku Radnice?');
    expect(grammar.deleteQuestion(feminine)).toBe('Smazat tuto pobočku?');
    expect(grammar.deleteQuestion(animate)).toBe('Smazat tohoto uživatele?');
    expect(grammar.deleteQuestion(pluralOnly, '')).toBe('Smazat tyto zásady hesel?');
    expect(counts.map((count) => grammar.deleteCountQuestion(feminine, count))).toEqual([
      'Smazat 1 pobočku?',
      'Smazat 2 pobočky?',
      'Smazat 5 poboček?',
    ]);
  });

  it('count, select and list', () => {
    expect(counts.map((count) => grammar.count(feminine, count))).toEqual(['1 pobočka', '2 pobočky', '5 poboček']);
    expect(counts.map((count) => grammar.selected(animate, count))).toEqual([
      'Vybrán 1 uživatel',
      'Vybráni 2 uživatelé',
      'Vybráno 5 uživatelů',
    ]);
    const list = grammar.list(['3 přepážky', '2 šablony', '12 objednávek']);
    expect(breakable(list)).toBe('3 přepážky, 2 šablony a 12 objednávek');
    expect(breakable(grammar.number(1250))).toBe('1 250');
  });
});

describe('English sentences', () => {
  it('tell and ask of what an entity declares', () => {
    const { grammar: say, resources: labels } = english;
    const { noun, actions } = labels.orders;
    expect(say.done(noun, actions.confirm)).toBe('The order was confirmed.');
    expect(say.failed(noun, actions.cancel)).toBe('The order could not be cancelled.');
    expect(say.actQuestion(noun, actions.cancel, 2)).toBe('Cancel 2 orders?');
    expect(say.actQuestion(labels.stores.noun, 'restored', 1)).toBe('Restore 1 branch?');
  });

  it('have an article and a number', () => {
    const { grammar: say, resources: labels } = english;
    expect(say.createAction(labels.outages.noun)).toBe('Add an outage');
    expect(say.createAction(labels.orders.noun)).toBe('Book for a client');
    expect(say.createAction(labels.users.noun)).toBe('Add a user');
    expect(say.done(labels.stores.noun, 'created')).toBe('The branch was created.');
    expect(say.failed(labels.stores.noun, 'saved')).toBe('The branch could not be saved.');
    expect(say.done(labels['mobile-app-settings'].noun, 'saved')).toBe('The mobile application settings were saved.');
    expect([1, 2].map((count) => say.doneCount(labels.stores.noun, 'deleted', count))).toEqual([
      'The branch was deleted.',
      '2 branches were deleted.',
    ]);
  });
});
