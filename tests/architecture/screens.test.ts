import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { addedRoutes, publicRoutes, redirects, specifiedRoutes } from '../support/routes.ts';
import { root } from './sources.ts';

type Row = { readonly address: string; readonly sentence: string; readonly picture: string | undefined };

const docs = path.join(root, 'docs');

const rows: readonly Row[] = [...readFileSync(path.join(docs, 'screens.md'), 'utf8').matchAll(/^\| `([^`]+)` \| (.*?) \| (.*)\|$/gmu)].map(
  ([, address = '', sentence = '', rest = '']) => ({ address, sentence, picture: /\]\(([^)]+)\)/u.exec(rest)?.[1] }),
);

describe('docs/screens.md', () => {
  it('has each screen once, and no other', () => {
    const leading = new Set<string>(redirects.map(([from]) => from));
    const screens = [...specifiedRoutes, ...addedRoutes, ...publicRoutes].filter((route) => !leading.has(route));
    expect(rows.map(({ address }) => address).toSorted()).toEqual([...screens, '/?wall', '/?store=1'].toSorted());
  });

  it.each(rows)('says for $address who comes to decide what', ({ sentence }) => {
    expect(sentence).toMatch(/^(?:An? |Anybody|Someone)[^:]+: .+\?$/u);
  });

  it('shows a picture of every screen', () => {
    expect(rows.filter(({ picture }) => picture === undefined || !existsSync(path.join(docs, picture)))).toEqual([]);
  });

  it('names every picture that is kept', () => {
    const kept = readdirSync(path.join(docs, 'screens')).map((file) => `screens/${file}`);
    expect(kept.filter((file) => rows.every(({ picture }) => picture !== file))).toEqual([]);
  });
});
