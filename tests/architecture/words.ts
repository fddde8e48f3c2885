import { parseSync, Visitor } from 'rolldown/utils';
import { lineAt, type Source } from './sources.ts';

// Attributes with a text that a person sees or receives.
const spoken = new Set([
  'title',
  'label',
  'placeholder',
  'alt',
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'helperText',
]);
const letters = /\p{L}{2,}/u;
// What keys are called on every keyboard here.
const keys = /\b(?:Ctrl|Alt|Shift|Esc|Enter|Tab)\b/gu;
const czech = /[áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ]/u;

type Found = (offset: number, text: string) => void;

function visit(source: Source, visitor: (found: Found) => ConstructorParameters<typeof Visitor>[0]): readonly string[] {
  const words: string[] = [];
  const found: Found = (offset, text) => words.push(`${source.path}:${lineAt(source.text, offset)} ${text.trim()}`);
  const { program } = parseSync(source.path, source.text);
  new Visitor(visitor(found)).visit(program);
  return words;
}

/** Words that are in the markup itself instead of coming from the messages. */
export function wordsInMarkup(source: Source): readonly string[] {
  return visit(source, (found) => ({
    JSXText: ({ start, value }) => {
      if (letters.test(value.replaceAll(keys, ''))) found(start, value);
    },
    JSXExpressionContainer: ({ expression }) => {
      if (expression.type === 'Literal' && typeof expression.value === 'string' && /\p{L}{2,} /u.test(expression.value)) {
        found(expression.start, expression.value);
      }
    },
    JSXAttribute: ({ name, value }) => {
      if (name.type !== 'JSXIdentifier' || !spoken.has(name.name)) return;
      if (value?.type === 'Literal' && typeof value.value === 'string' && letters.test(value.value)) found(value.start, value.value);
    },
  }));
}

// A name is the same in every language.
const name = 'Pořadník';

function isCzech(text: string): boolean {
  return czech.test(text.replaceAll(name, ''));
}

/** Strings with letters that only Czech has. */
export function czechStrings(source: Source): readonly string[] {
  if (!isCzech(source.text)) return [];
  return visit(source, (found) => ({
    Literal: ({ start, value }) => {
      if (typeof value === 'string' && isCzech(value)) found(start, value);
    },
    TemplateElement: ({ start, value }) => {
      if (isCzech(value.raw)) found(start, value.raw);
    },
    JSXText: ({ start, value }) => {
      if (isCzech(value)) found(start, value);
    },
  }));
}
