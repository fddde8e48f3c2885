import { describe, expect, it } from 'vitest';
import { type ErrorCode, errorStatus } from '../../contract/basics/errors.ts';
import { problems } from '../../contract/basics/problem-codes.ts';
import type { AnyResource } from '../../contract/kit/index.ts';
import { literal } from '../../contract/messages/basics/literal.ts';
import { recordForm } from '../../contract/messages/cs/console/forms/record-form.ts';
import { home as czechHome } from '../../contract/messages/cs/console/stores/home.ts';
import { home as englishHome } from '../../contract/messages/en/console/stores/home.ts';
import { errorText, fieldLabel, labelsOf, languages, problemText } from '../../contract/messages/index.ts';
import { wholeMessagesFor } from '../../contract/messages/whole.ts';
import { registry } from '../../contract/resources/registry.ts';
import { help } from '../../server/demo/content/help.ts';
import { details, everyText } from '../support/catalogue-texts.ts';

const czech = wholeMessagesFor('cs');
const english = wholeMessagesFor('en');
const codes = Object.keys(errorStatus).filter((code): code is ErrorCode => code in errorStatus);

describe('literal texts of the specification', () => {
  it('are these, letter for letter', () => {
    expect(literal).toEqual({
      required: 'Prosím, vyplňte toto pole',
      email: 'Prosím, zadejte platnou emailovou adresu',
      invalidCredentials: 'Neplatné přihlašovací údaje',
      wrongCode: 'Chybný kód',
      signedOut: 'Z bezpečnostních důvodu jsme Vás odhlásili.',
      help: 'Nápověda',
      pageTitle: 'Centrální aplikace',
    });
  });

  it('are what the Czech catalogue says', () => {
    expect(problemText(czech, { code: 'required' })).toBe(literal.required);
    expect(problemText(czech, { code: 'email' })).toBe(literal.email);
    expect(errorText(czech, 'invalid_credentials')).toBe(literal.invalidCredentials);
    expect(errorText(czech, 'session_ended')).toBe(literal.signedOut);
    expect(problemText(czech, { code: 'wrong_code' })).toBe(literal.wrongCode);
    expect(czech.console.shell.help).toBe(literal.help);
    expect(czech.console.shell.pageTitle).toBe(literal.pageTitle);
  });
});

describe.each(languages)('the catalogue in %s', (language) => {
  const messages = wholeMessagesFor(language);
  const texts = everyText(language);

  it('says something for every refusal, with its details and without them', () => {
    for (const code of codes) {
      expect(errorText(messages, code), code).not.toMatch(/undefined|NaN|^$/u);
      expect(errorText(messages, code, details), code).not.toMatch(/undefined|NaN|^$/u);
    }
  });

  it('says something for every problem, with its details and without them', () => {
    for (const code of problems) {
      expect(problemText(messages, { code }), code).not.toMatch(/undefined|NaN|^$/u);
      expect(problemText(messages, { code, details }), code).not.toMatch(/undefined|NaN|^$/u);
    }
  });

  it('says of a broken rule of an entity what the entity says, and its code where nobody says anything', () => {
    const { rules } = messages.resources.services;
    expect(problemText(messages, { code: 'numbers_reversed', of: 'services' })).toBe(rules.numbers_reversed);
    expect(problemText(messages, { code: 'numbers_reversed', of: 'regions' })).toBe('numbers_reversed');
  });

  it('names every entity and every field of the registry', () => {
    for (const { name, fields, form } of Object.values(registry)) {
      const labels = labelsOf(messages, name);
      const own = Object.keys(labels.fields).filter((field) => field !== 'created_at');
      expect(own.toSorted()).toEqual(Object.keys(fields).toSorted());
      expect(Object.keys(labels.tabs).toSorted()).toEqual(Object.keys(form).toSorted());
      for (const field of Object.keys(fields)) expect(fieldLabel(messages, name, field)).toBe(labels.fields[field]);
    }
  });

  it('calls the time of coming as the entity does, and else as every row', () => {
    expect(fieldLabel(messages, 'audit-log', 'created_at')).toBe(messages.resources['audit-log'].fields.created_at);
    expect(fieldLabel(messages, 'stores', 'created_at')).toBe(messages.system.created_at);
  });

  it('has no empty text, no stray space and no hole', () => {
    const wrong = texts.filter(([, text]) => text.trim() === '' || text !== text.trim() || / {2}|undefined|NaN|\[object/u.test(text));
    expect(wrong).toEqual([]);
  });

  it('leaves no marks of polyglot in its texts', () => {
    expect(texts.filter(([, text]) => /%\{|\|\|\|\|/u.test(text))).toEqual([]);
  });

  it('ends what stands at a field without a full stop, and what stands alone with one', () => {
    const ofRules = Object.values(registry).flatMap(({ name }) => Object.values(labelsOf(messages, name).rules ?? {}));
    const atFields = [...problems.map((code) => problemText(messages, { code, details })), ...ofRules];
    expect(atFields.filter((text) => /[.!]$/u.test(text))).toEqual([]);
    const alone = codes.filter((code) => code !== 'invalid_credentials').map((code) => errorText(messages, code, details));
    expect(alone.filter((text) => !text.endsWith('.'))).toEqual([]);
    const inviting = Object.values(registry).map(({ name }) => labelsOf(messages, name).empty);
    expect(inviting.filter((text) => !text.endsWith('.'))).toEqual([]);
  });

  it('names no two fields of an entity alike', () => {
    for (const { name } of Object.values(registry)) {
      const labels = Object.values(labelsOf(messages, name).fields);
      expect(new Set(labels).size, name).toBe(labels.length);
    }
  });
});

describe('claims', () => {
  const areas = /^resources\.(?:orders|templates|notifications|web-order-settings)\./u;
  const denied = { cs: /neposíl/u, en: /not sen[dt]|not send/u };

  it.each(languages)('that clients are not written to about orders are made of a deletion alone: %s', (language) => {
    const said = everyText(language).filter(([path, text]) => areas.test(path) && denied[language].test(text));
    expect(said.map(([path]) => path)).toEqual(['resources.orders.sent']);
  });

  it('of the same are made by no topic of help', () => {
    const orders = help.filter(([path]) => path.startsWith('/web-orders'));
    expect(orders.length).toBeGreaterThan(0);
    expect(orders.filter(([, , text]) => denied.cs.test(text))).toEqual([]);
  });

  it('of an action that it writes to somebody have words for where its message cannot leave', () => {
    for (const name of Object.values(registry).map((resource) => resource.name)) {
      const resource: AnyResource = registry[name];
      const sending = Object.entries(resource.actions ?? {}).filter(([, { sends }]) => sends !== undefined);
      for (const language of languages) {
        for (const [action] of sending) {
          const { unsent } = labelsOf(wholeMessagesFor(language), name).actions?.[action] ?? {};
          expect(Object.values(unsent ?? {}), `${name} ${action}`).toHaveLength(3);
        }
      }
    }
  });
});

describe('English', () => {
  it('calls a store a branch, as the glossary has it', () => {
    // Tags of templates and addresses are shown as they are.
    const spoken = (text: string): string => text.replaceAll(/\S*[/{]\S*/gu, '');
    expect(everyText('en').filter(([, text]) => /\bstores?\b/iu.test(spoken(text)))).toEqual([]);
  });
});

describe('a state of a store', () => {
  it.each(languages)('is called alike wherever it is shown: %s', (language) => {
    const { resources } = wholeMessagesFor(language);
    const texts = Object.values(resources.stores.choices.communication);
    expect(new Set(texts).size).toBe(texts.length);
    if (language === 'en') expect(englishHome.groups).toEqual(resources.stores.choices.communication);
    else expect(czechHome.groups.waiting.slice(-18)).toBe(resources.stores.choices.communication.waiting.slice(-18));
  });

  it('is named in the help as on the screens', () => {
    const [home] = help;
    for (const text of Object.values(czech.resources.stores.choices.communication)) expect(home?.[2]).toContain(`**${text}**`);
  });
});

describe('Czech', () => {
  const texts = everyText('cs');

  it('has no English word left', () => {
    const foreign =
      /\b(?:the|and|of|is|are|with|for|this|that|please|saved?|deleted?|create|users?|stores?|orders?|services?|tickets?|settings|name|value|field|file|search|loading|cancel|close|not|found|password|sign|your?|click|record|address|when|from|what)\b/iu;
    // Addresses, tags and domains are shown as they are.
    const spoken = (text: string): string => text.replaceAll(/\S*[/{@]\S*|\S+\.(?:cz|test)\S*/gu, '');
    expect(texts.filter(([, text]) => foreign.test(spoken(text)))).toEqual([]);
  });

  it('says nothing as English does, but what both say', () => {
    const both =
      /^(?:Import|Regiony?|E-mail|Monitoring|Role|Web|Playlist|SMS|CSV|Excel \(XLSX\)|HH:mm|Čeština|English|Markdown|NIST|PIN(?: \d+)?|s|min|(?:\d+ (?:h|min|s|B) ?)+|PostgreSQL|Node\.js|©.*Pořadník|Pořadník|\P{L}*)$/u;
    const spokenInEnglish = new Map(everyText('en'));
    const same = texts.filter(([path, text]) => spokenInEnglish.get(path) === text && !both.test(text) && !path.includes('.noun.'));
    expect(same).toEqual([]);
  });

  it('keeps the words of the office: a client is no customer, mail has a hyphen', () => {
    expect(texts.filter(([, text]) => /zákazn|email(?!ovou)/iu.test(text))).toEqual([]);
  });

  it('counts with three forms', () => {
    const { list, shell } = czech.console;
    expect([1, 2, 5].map(recordForm.faults.summary)).toEqual(['Formulář má 1 chybu', 'Formulář má 2 chyby', 'Formulář má 5 chyb']);
    expect([0, 1, 3].map(shell.helpWithCount)).toEqual(['Nápověda', 'Nápověda, 1 téma', 'Nápověda, 3 témata']);
    expect([1, 2, 5].map(list.selected)).toEqual(['Vybrán 1 řádek', 'Vybrány 2 řádky', 'Vybráno 5 řádků']);
    expect([1, 2, 22].map((max) => problemText(czech, { code: 'too_long', details: { max } }))).toEqual([
      'Zadejte nejvýše 1 znak',
      'Zadejte nejvýše 2 znaky',
      'Zadejte nejvýše 22 znaků',
    ]);
    expect([1, 3, 119, 120, 500].map((seconds) => errorText(czech, 'too_many_requests', { seconds }))).toEqual([
      'Příliš mnoho pokusů. Zkuste to znovu za 1 sekundu.',
      'Příliš mnoho pokusů. Zkuste to znovu za 3 sekundy.',
      'Příliš mnoho pokusů. Zkuste to znovu za 119 sekund.',
      'Příliš mnoho pokusů. Zkuste to znovu za 2 minuty.',
      'Příliš mnoho pokusů. Zkuste to znovu za 9 minut.',
    ]);
  });

  it('names what a refusal names', () => {
    expect(errorText(czech, 'unknown_filter', { name: 'barva' })).toBe('Filtr „barva“ neznáme. Zvolte jiný.');
    expect(errorText(czech, 'referenced', { by: '3 přepážky' })).toContain('3 přepážky');
    expect(errorText(czech, 'referenced', { by: '3 přepážky' })).not.toContain('Aktivní');
    expect(errorText(czech, 'referenced', { by: '3 přepážky', switch: 'active' })).toContain('zrušte u něj volbu Aktivní');
    expect(problemText(czech, { code: 'missing_tags', details: { tags: '{pin}, {date}' } })).toContain('{pin}, {date}');
  });

  it('tells the reference number to the support where nobody else can help', () => {
    for (const code of ['internal', 'unavailable'] as const) {
      expect(errorText(czech, code)).toContain('sdělte podpoře číslo chyby');
      expect(errorText(english, code)).toContain('tell the support the error number');
    }
  });
});
