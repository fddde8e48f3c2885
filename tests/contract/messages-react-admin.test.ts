import czechTranslation from 'ra-language-czech';
import englishTranslation from 'ra-language-english';
import { describe, expect, it } from 'vitest';
import { prefixOf } from '../../contract/derive/addresses.ts';
import { literal } from '../../contract/messages/basics/literal.ts';
import { reactAdminMessages } from '../../contract/messages/react-admin.ts';
import { registry } from '../../contract/resources/registry.ts';

type Texts = ReadonlyMap<string, string>;

/** Some builds of the translations wrap the module once more. */
function unwrap(module: unknown): unknown {
  return typeof module === 'object' && module !== null && 'default' in module ? unwrap(module.default) : module;
}

function flatten(tree: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof tree === 'string') return [[path, tree]];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, below]) => flatten(below, path === '' ? key : `${path}.${key}`));
}

const english: Texts = new Map(flatten(unwrap(englishTranslation)));
const own: Texts = new Map(flatten(reactAdminMessages('cs')));
const merged: Texts = new Map([...flatten(unwrap(czechTranslation)), ...own]);
const placeholders = (text: string): ReadonlySet<string> => new Set(text.match(/%\{\w+\}/gu));

describe('react-admin in Czech', () => {
  it('has every key that English has', () => {
    expect([...english.keys()].filter((key) => !merged.has(key))).toEqual([]);
  });

  it('mends only keys that English has', () => {
    expect([...own.keys()].filter((key) => key.startsWith('ra.') && !english.has(key))).toEqual([]);
  });

  it('repeats no English text', () => {
    const same = [...english].filter(([key, text]) => /\p{L}/u.test(text.replaceAll(/%\{\w+\}/gu, '')) && merged.get(key) === text);
    expect(same).toEqual([]);
  });

  it('fills in nothing that react-admin does not give', () => {
    // The names of records are given to these, beyond what English uses.
    const given = new Set(['%{name}', '%{recordRepresentation}', '%{smart_count}', '%{field}', '%{genericTitle}']);
    const unknown = [...english].flatMap(([key, text]) => {
      const offered = placeholders(text);
      return [...placeholders(merged.get(key) ?? '')].filter((mark) => !offered.has(mark) && !given.has(mark)).map((mark) => [key, mark]);
    });
    expect(unknown).toEqual([]);
  });

  it('has three forms wherever it counts', () => {
    const counting = [...merged].filter(([, text]) => text.includes('||||'));
    expect(counting.filter(([, text]) => text.split('||||').length !== 3)).toEqual([]);
  });

  it('keeps the literal texts', () => {
    expect(own.get('ra.validation.required')).toBe(literal.required);
    expect(own.get('ra.validation.email')).toBe(literal.email);
    expect(own.get('ra.auth.sign_in_error')).toBe(literal.invalidCredentials);
    expect(own.get('ra.notification.logged_out')).toBe(literal.signedOut);
  });
});

describe('the words of entities', () => {
  const { resources } = reactAdminMessages('cs');

  it('stand under the address prefix of each', () => {
    expect(Object.keys(resources)).toEqual(Object.values(registry).map(prefixOf));
  });

  it('speak of a branch in its gender and case', () => {
    expect(resources['stores']).toMatchObject({
      name: 'Pobočka |||| Pobočky |||| Poboček',
      forcedCaseName: 'pobočku |||| pobočky |||| poboček',
      page: { list: 'Správa poboček', create: 'Nová pobočka', edit: 'Pobočka: %{recordRepresentation}' },
      notifications: {
        created: 'Pobočka byla vytvořena.',
        updated: 'Pobočka byla uložena. |||| %{smart_count} pobočky byly uloženy. |||| %{smart_count} poboček bylo uloženo.',
      },
      message: { delete_title: 'Smazat pobočku %{recordRepresentation}?' },
      empty: 'Zatím tu není žádná pobočka. Založte první.',
      fields: { label: 'Název', created_at: 'Vytvořeno' },
    });
  });

  it('name the fields of children beside their parent', () => {
    expect(resources[prefixOf(registry['opening-plans'])]).toMatchObject({ fields: { 'intervals.weekday': 'Den v týdnu' } });
  });

  it('have two forms in English', () => {
    expect(reactAdminMessages('en').resources['stores']).toMatchObject({ name: 'Branch |||| Branches' });
  });
});
