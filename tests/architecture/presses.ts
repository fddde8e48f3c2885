import { parseSync, Visitor } from 'rolldown/utils';
import { lineAt, type Source } from './sources.ts';

const pressed = new Set(['onClick', 'onSubmit']);

/** Presses where the work is given away (`onClick={() => void save()}`): the button cannot know when it has ended. */
export function workGivenAway({ path, text }: Source): readonly string[] {
  const found: string[] = [];
  const { program } = parseSync(path, text);
  new Visitor({
    JSXAttribute: ({ name, value }) => {
      if (name.type !== 'JSXIdentifier' || !pressed.has(name.name) || value === null) return;
      if (/\bvoid\s+[\w(]/u.test(text.slice(value.start, value.end))) found.push(`${path}:${lineAt(text, value.start)}`);
    },
  }).visit(program);
  return found;
}

/** Files with the element of the browser in their markup. */
export function filesWith(element: 'button' | 'form', sources: readonly Source[]): readonly string[] {
  const tag = new RegExp(`<${element}[\\s>]`, 'u');
  return sources.filter(({ text }) => tag.test(text)).map(({ path }) => path);
}
