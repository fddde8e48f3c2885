// A word that a language owes and does not have is an error of the compiler.
import { defineResource, field, type LabelsOf } from '../../contract/kit/index.ts';

const samples = defineResource({
  name: 'samples',
  page: '/samples',
  areas: ['store'],
  limitedBy: null,
  represent: 'name',
  fields: {
    name: field.text({ required: true, max: 80 }),
    state: field.choice(['active', 'reserve'], { default: 'active' }),
    parts: field.children({ title: field.text({ max: 20 }), make: field.choice(['new', 'used'], {}) }, { max: 3 }),
  },
  list: { columns: ['name'], sort: ['name', 'asc'] },
  form: { main: ['name'], more: ['state'] },
  actions: { close: { when: { state: ['active'] } } },
  rules: [
    { code: 'reserve_unnamed', at: 'name', breaks: ({ name, state }) => state === 'reserve' && name === null },
    ({ parts }) => (parts === null ? { parts: { code: 'required' } } : {}),
  ],
});
type Labels = LabelsOf<typeof samples>;

const czech = {
  noun: { gender: 'masculine', one: 'vzorek', few: 'vzorky', many: 'vzorků', accusative: ['vzorek', 'vzorky', 'vzorků'] },
  page: 'Vzorky',
  fields: { name: 'Název', state: 'Stav', parts: 'Části' },
  tabs: { main: 'Základní', more: 'Další' },
  choices: { state: { active: 'Aktivní', reserve: 'Záložní' }, 'parts.make': { new: 'Nová', used: 'Použitá' } },
  children: { parts: { title: 'Nadpis', make: 'Stav dílu' } },
  actions: { close: { infinitive: 'uzavřít', participle: 'uzavřen', note: 'Dál se nepoužije.' } },
  rules: { reserve_unnamed: 'Záložní vzorek pojmenujte' },
  empty: 'Zatím žádný vzorek.',
} as const;
const english = {
  noun: { gender: 'neuter', one: 'sample', few: 'samples', many: 'samples', accusative: ['sample', 'samples', 'samples'] },
  page: 'Samples',
  fields: { name: 'Name', state: 'State', parts: 'Parts' },
  tabs: { main: 'Main', more: 'More' },
  choices: { state: { active: 'Active', reserve: 'Reserve' }, 'parts.make': { new: 'New', used: 'Used' } },
  children: { parts: { title: 'Title', make: 'Make' } },
  actions: { close: { infinitive: 'close', participle: 'closed', note: 'It is not used any more.' } },
  rules: { reserve_unnamed: 'Name a reserve sample' },
  empty: 'No sample yet.',
} as const;

export const complete: Readonly<Record<'cs' | 'en', Labels>> = { cs: czech, en: english };

// @ts-expect-error -- Czech owes a label of every field
export const withoutField: Labels = { ...czech, fields: { name: 'Název', state: 'Stav' } };

// @ts-expect-error -- and so does English
export const withoutEnglishField: Labels = { ...english, fields: { name: 'Name', parts: 'Parts' } };

// @ts-expect-error -- a label of what is no field is a slip
export const withStranger: Labels = { ...czech, fields: { ...czech.fields, nme: 'Název' } };

// @ts-expect-error -- every choice has its word
export const withoutChoice: Labels = { ...czech, choices: { ...czech.choices, state: { active: 'Aktivní' } } };

// @ts-expect-error -- and so has every choice in rows within the record
export const withoutChildChoices: Labels = { ...czech, choices: { state: czech.choices.state } };

// @ts-expect-error -- in English too, every value of it
export const withoutChildChoice: Labels = { ...english, choices: { ...english.choices, 'parts.make': { new: 'New' } } };

// @ts-expect-error -- a word for a value that nothing can have is a slip
export const withStrangeChoice: Labels['choices']['parts.make'] = { new: 'Nová', used: 'Použitá', lost: 'Ztracená' };

// @ts-expect-error -- every tab has its heading
export const withoutTab: Labels = { ...czech, tabs: { main: 'Základní' } };

// @ts-expect-error -- every field of rows within the record has its label
export const withoutChild: Labels = { ...czech, children: { parts: {} } };

const { actions: _, ...actionless } = czech;
// @ts-expect-error -- every action has its words
export const withoutActions: Labels = actionless;

// @ts-expect-error -- all of them, so that every sentence about it can be said
export const withoutParticiple: Labels = { ...czech, actions: { close: { infinitive: 'uzavřít', note: 'Dál se nepoužije.' } } };

// @ts-expect-error -- words of what is no action are a slip
export const withStrangeAction: Labels = { ...czech, actions: { ...czech.actions, open: czech.actions.close } };

const { rules: _sentences, ...ruleless } = english;
// @ts-expect-error -- every rule with a code of its own has its sentence
export const withoutRules: Labels = ruleless;

// @ts-expect-error -- a sentence of what is no rule is a slip
export const withStrangeRule: Labels = { ...czech, rules: { ...czech.rules, named: 'Pojmenujte ho' } };

// @ts-expect-error -- an empty list says what to do
export const withoutEmpty: Labels = { ...czech, empty: undefined };

// @ts-expect-error -- no language is left out
export const oneLanguage: Readonly<Record<'cs' | 'en', Labels>> = { cs: czech };
