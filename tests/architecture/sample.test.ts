import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isTurnOf, sampleCount, sampled, sampleOf, type Traits, wantedEntities } from '../support/sampling/sample.ts';
import { describeTurn, numberOfCommit, turnIn } from '../support/sampling/turn.ts';

type Case = Traits & { readonly place: number };

const traitsOf = (one: Case): Traits => one;
/** Entities with so many rules each, as a generated suite lists them. */
const casesOf = (sizes: readonly number[]): readonly Case[] =>
  sizes
    .flatMap((size, entity) => Array.from({ length: size }, (_, rule) => ({ entity: `entity ${entity}`, rule: `rule ${rule}` })))
    .map((traits, place) => ({ ...traits, place }));
const samplesOf = (cases: readonly Case[], from: number) =>
  Array.from({ length: sampleCount }, (_, later) => sampleOf(cases, traitsOf, from + later));

const lists = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 30 }).map(casesOf);
const long = lists.filter((cases) => cases.length >= sampleCount);

describe('ten consecutive samples', () => {
  it('hold every case once', () => {
    fc.assert(
      fc.property(long, fc.nat(10_000), (cases, from) => {
        const places = samplesOf(cases, from).flatMap((sample) => sample.map(({ place }) => place));
        expect(places.toSorted((one, other) => one - other)).toEqual(cases.map(({ place }) => place));
      }),
    );
  });

  it('hold every name once', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(10_000), (name, from) => {
        const turns = Array.from({ length: sampleCount }, (_, later) => isTurnOf(name, from + later));
        expect(turns.filter((isTurn) => isTurn)).toHaveLength(1);
      }),
    );
    expect(isTurnOf('any name', 'whole')).toBe(true);
  });

  it('differ in size by one at most', () => {
    fc.assert(
      fc.property(long, fc.nat(10_000), (cases, from) => {
        const sizes = samplesOf(cases, from).map(({ length }) => length);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('each hold every entity and every rule of a list that has enough cases of both', () => {
    const cases = casesOf(Array.from({ length: 24 }, () => 20));
    for (const sample of samplesOf(cases, 0)) {
      expect(new Set(sample.map(({ entity }) => entity)).size).toBe(24);
      expect(new Set(sample.map(({ rule }) => rule)).size).toBe(20);
    }
  });

  it('each hold a list that is shorter than ten', () => {
    fc.assert(
      fc.property(
        lists.filter((cases) => cases.length < sampleCount),
        fc.nat(),
        (cases, turn) => {
          expect(sampleOf(cases, traitsOf, turn)).toEqual(cases);
        },
      ),
    );
  });
});

describe('the sample of a run', () => {
  afterEach(() => vi.unstubAllEnvs());
  const cases = ['stores', 'desks'].flatMap((entity) => Array.from({ length: 15 }, (_, place) => ({ entity, place })));

  it('is everything when the whole is asked', () => {
    vi.stubEnv('SAMPLE', 'whole');
    expect(sampled(cases, traitsOf)).toEqual(cases);
  });

  it('is every case of the entities that are named, and no other', () => {
    vi.stubEnv('SAMPLE', '3');
    vi.stubEnv('ENTITIES', 'desks, regions');
    expect(sampled(cases, traitsOf)).toEqual(cases.filter(({ entity }) => entity === 'desks'));
  });

  it('is refused for an entity that does not exist', () => {
    expect(() => wantedEntities('stores,stroes')).toThrow('ENTITIES names no entity: stroes');
    expect(wantedEntities('')).toBeNull();
  });

  it.each(['', 'all', '-1', '1.5', 'NaN'])('is refused for SAMPLE=%j', (text) => {
    expect(() => turnIn(text)).toThrow('SAMPLE is a whole number or "whole"');
  });

  it('says which it is', () => {
    vi.stubEnv('SAMPLE', '83');
    expect(describeTurn()).toBe('Generated suites ask sample 3 of 0-9, SAMPLE=83 (as SAMPLE says).');
    vi.stubEnv('ENTITIES', 'desks');
    expect(describeTurn()).toContain('everything of desks and nothing of others');
  });
});

describe('the number that chooses the sample', () => {
  const git = (answers: Readonly<Record<string, string>>) => (command?: string, option?: string) => answers[`${command} ${option}`] ?? null;
  const head = { 'rev-parse HEAD': '00000abc0123' };

  it('is the number of commits', () => {
    const answers = { ...head, 'rev-list --count': '83', 'rev-parse --is-shallow-repository': 'false' };
    expect(numberOfCommit(git(answers))).toEqual({ number: 83, reason: 'the number of commits' });
  });

  it('comes from the hash of the commit in a shallow clone, which always counts the same', () => {
    const answers = { ...head, 'rev-list --count': '1', 'rev-parse --is-shallow-repository': 'true' };
    expect(numberOfCommit(git(answers)).number).toBe(0xabc);
  });

  it('is that of the day without git', () => {
    expect(numberOfCommit(() => null).number).toBe(Math.floor(Date.now() / 86_400_000));
  });
});
