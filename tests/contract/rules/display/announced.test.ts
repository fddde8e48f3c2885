import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spokenText } from '../../../../contract/messages/spoken-words.ts';
import { clipsFor, clipsMissing, clipsNeeded, readNumber } from '../../../../contract/rules/display/announced.ts';
import { unknownVoiceTags } from '../../../../contract/rules/display/voice-pattern.ts';

const counted = { language: 'cs', gender: 'counted' } as const;
const czech = (text: string, gender: 'counted' | 'feminine' = 'counted') => spokenText(readNumber(text, { language: 'cs', gender }), 'cs');

describe('a number', () => {
  it.each([
    ['A012', 'á nula dvanáct'],
    ['105', 'sto pět'],
    ['007', 'nula nula sedm'],
    ['000', 'nula nula nula'],
    ['0', 'nula'],
    ['B200', 'bé dvě stě'],
    ['47', 'čtyřicet sedm'],
    ['C 112', 'cé sto dvanáct'],
    ['2022', 'dvacet dvacet dva'],
    ['1005', 'deset nula pět'],
    ['r-19', 'er devatenáct'],
  ])('%s is read as %s in Czech', (number, said) => {
    expect(czech(number)).toBe(said);
  });

  it('has the gender of what it counts: a desk is feminine', () => {
    expect(['2', '22', '102', '12', '202'].map((number) => czech(number, 'feminine'))).toEqual([
      'dvě',
      'dvacet dvě',
      'sto dvě',
      'dvanáct',
      'dvě stě dvě',
    ]);
    expect(readNumber('2', { language: 'en', gender: 'feminine' })).toEqual(['2']);
  });

  it('below a thousand is read by clips that add up to it, after one clip for each leading zero', () => {
    fc.assert(
      fc.property(fc.nat(999), fc.nat(3), (number, zeros) => {
        const clips = readNumber(`${'0'.repeat(zeros)}${number === 0 && zeros > 0 ? '' : number}`, counted);
        const leading = number === 0 && zeros > 0 ? zeros - 1 : zeros;
        expect(clips.slice(0, leading)).toEqual(Array.from({ length: leading }, () => '0'));
        expect(clips.slice(leading).reduce((sum, clip) => sum + Number(clip), 0)).toBe(number);
      }),
    );
  });
});

const pattern = 'Číslo {cislo}, přepážka {prepazka}.';
const voice = { language: 'cs', pattern } as const;

describe('an announcement', () => {
  it('is read from its pattern, with the tags also as people write them', () => {
    const call = { number: 'A047', desk: 'Přepážka 2' };
    expect(spokenText(clipsFor(voice, call), 'cs')).toBe('číslo á nula čtyřicet sedm přepážka dvě');
    expect(clipsFor({ ...voice, pattern: 'Číslo {Číslo}, přepážka {přepážka}.' }, call)).toEqual(clipsFor(voice, call));
    expect(clipsFor(voice, { ...call, desk: 'Pokladna' }).at(-1)).toBe('word:pokladna');
  });

  it('names tags that nobody can say', () => {
    expect(unknownVoiceTags(pattern)).toEqual([]);
    expect(unknownVoiceTags('{cislo} {jmeno} {} {jmeno} {otevřená')).toEqual(['{jmeno}', '{}', ' {otevřená']);
  });

  it('needs for a store the clips of every number that it can call, and no others', () => {
    const services = [
      { ticket_prefix: 'A', number_from: 1, number_to: 25 },
      { ticket_prefix: null, number_from: 300, number_to: 301 },
    ];
    const needed = clipsNeeded(voice, { services, desks: ['1', 'Přepážka 12'] });
    expect(needed.slice(0, 3)).toEqual(['word:číslo', 'word:přepážka', 'A']);
    expect(needed).toEqual(expect.arrayContaining(['0', '19', '20', '300', '12']));
    expect(needed.filter((clip) => ['30', '100', '2f', 'B'].includes(clip))).toEqual([]);
    expect(clipsMissing({ clips: { A: 'digest' } }, ['A', '0'])).toEqual(['0']);
  });
});
