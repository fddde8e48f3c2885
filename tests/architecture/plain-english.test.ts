import { describe, expect, it } from 'vitest';
import {
  countsOf,
  type Hit,
  insteadOf,
  measurePlainEnglish,
  oldWordsIn,
  perThousand,
  riddlesOfExports,
  riddlesOfPath,
} from './plain-english.ts';
import { proseOf } from './prose.ts';
import { below, beyond, type Counts, lowerIt, readPlainEnglish, wayOut } from './recorded.ts';

const recorded = readPlainEnglish();
const { words, names, total } = measurePlainEnglish();

/** What to do about each file with more than recorded: its hits by line, each with what to write instead. */
function beyondRecord(hits: readonly Hit[], allowed: Counts): readonly string[] {
  const found = countsOf(hits);
  return beyond(found, allowed).map((path) => {
    const lines = hits
      .filter((hit) => hit.path === path)
      .map(({ line, word, name }) => `  ${path}:${line} ${word}${name === undefined ? '' : ` in ${name}`}: write ${insteadOf(word)}`);
    return [`${path} has ${found[path]}, recorded are ${allowed[path] ?? 0}. ${wayOut}`, ...lines].join('\n');
  });
}

describe('plain English', () => {
  it('is what comments and documents are written in: no old word beyond the recorded', () => {
    expect(beyondRecord(words, recorded.words)).toEqual([]);
  });

  it('is what files, folders and exports are named in: no riddle beyond the recorded', () => {
    expect(beyondRecord(names, recorded.names)).toEqual([]);
  });

  it('only gains: the record of a file falls with what the file has', () => {
    expect([...below(countsOf(words), recorded.words), ...below(countsOf(names), recorded.names)], lowerIt).toEqual([]);
  });

  it('only gains as a whole: old words for 1,000 words of prose are at most the recorded', () => {
    const hint = `${words.length} old words of ${total}. Text without any was removed, so the share rose: rewrite a few in any file`;
    expect(perThousand(words.length, total), hint).toBeLessThanOrEqual(recorded.perThousand);
  });
});

describe('prose', () => {
  it.each([
    {
      says: 'comments of a line and of a block',
      path: 'a.ts',
      text: '// one\n/** two\n * three */ const a = 1;',
      prose: ['one', 'two', 'three'],
    },
    { says: 'comments in markup', path: 'a.tsx', text: 'const a = <p>text {/* one */}</p>;', prose: ['one'] },
    { says: 'no strings, templates or patterns', path: 'a.ts', text: "f('// no', `/* no */`, /\\/\\/ no/); // one", prose: ['one'] },
    {
      says: 'documents without code',
      path: 'a.md',
      text: '# One\n```\nno\n```\n`no` [two](no.md) https://no.test/no',
      prose: ['One', '[two'],
    },
  ])('is $says', ({ path, text, prose }) => {
    expect(proseOf({ path, text }).replaceAll('#', '').trim().split(/\s+/u)).toEqual(prose);
  });

  it.each([
    {
      says: 'whole words, whatever their case',
      text: '// Nobody stands\n// in an outstanding kiosk-stand',
      found: ['1 Nobody', '1 stands', '2 stand'],
    },
    { says: 'two words on two lines', text: '/**\n * It is no\n * more, with no more than one. */', found: ['2 no more'] },
    { says: 'not what is quoted or made up of it', text: '// `told` is a stand-in', found: [] },
  ])('has old words: $says', ({ text, found }) => {
    const { hits } = oldWordsIn({ path: 'a.ts', text });
    expect(hits.map(({ line, word }) => `${line} ${word.replaceAll(/\s+/gu, ' ')}`)).toEqual(found);
  });
});

it('names are read word by word', () => {
  const text = "export const useTell = 1, retold = 2; export type ToldClients = 3; export { told } from './b.ts';";
  expect(riddlesOfExports({ path: 'a.ts', text }).map(({ word, name }) => `${word} in ${name}`)).toEqual([
    'tell in useTell',
    'told in ToldClients',
  ]);
  expect(['src/told/a.ts', 'src/told/', 'src/kept-answer.test.ts'].map((path) => riddlesOfPath(path).length)).toEqual([0, 1, 1]);
});
