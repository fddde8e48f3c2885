import { registry } from '../../../contract/resources/registry.ts';
import { type Turn, turnOfRun } from './turn.ts';

/** What a case is about: every sample holds cases of each entity and each rule, as far as there are enough of them. */
export type Traits = { readonly entity?: string; readonly rule?: string };

export const entityNames: ReadonlySet<string> = new Set(Object.values(registry).map(({ name }) => name));

/** This many consecutive commits ask every case. */
export const sampleCount = 10;

/**
 * The generated cases that this run asks: every tenth, or all with `SAMPLE=whole`. With `ENTITIES=stores,desks`
 * all cases of those entities and no others. A list shorter than ten is always whole.
 */
export function sampled<C>(cases: readonly C[], traitsOf: (one: C) => Traits): readonly C[] {
  const wanted = wantedEntities(process.env['ENTITIES']);
  if (wanted !== null) return cases.filter((one) => wanted.has(traitsOf(one).entity ?? ''));
  return sampleOf(cases, traitsOf, turnOfRun());
}

/** Whether this run makes something the long way: each name has one of ten consecutive commits, and the whole has all. */
export function isTurnOf(name: string, turn: Turn = turnOfRun()): boolean {
  if (turn === 'whole') return true;
  const ownTurn = Buffer.from(name).reduce((sum, byte) => sum + byte, 0);
  return ownTurn % sampleCount === turn % sampleCount;
}

/** The cases of the entities that `ENTITIES` names, all without it: for suites that ask little of each entity. */
export function ofWantedEntities<C>(cases: readonly C[], entityOf: (one: C) => string): readonly C[] {
  const wanted = wantedEntities(process.env['ENTITIES']);
  return wanted === null ? cases : cases.filter((one) => wanted.has(entityOf(one)));
}

/** Whether all cases of the entity are asked although the others are not. */
export function isAskedWhole(entity: string | undefined): boolean {
  return entity !== undefined && wantedEntities(process.env['ENTITIES'])?.has(entity) === true;
}

export function sampleOf<C>(cases: readonly C[], traitsOf: (one: C) => Traits, turn: Turn): readonly C[] {
  if (turn === 'whole' || cases.length < sampleCount) return cases;
  const numbers = sampleNumbers(cases.map(traitsOf));
  return cases.filter((_, place) => numbers[place] === turn % sampleCount);
}

/**
 * The sample of each case. Ten neighbours fall into ten different samples, which makes all samples of one size; among the
 * samples that are left, a case takes the one that holds the fewest of its entity and its rule.
 */
function sampleNumbers(cases: readonly Traits[]): readonly number[] {
  const held = new Map<string, number>();
  let left: readonly number[] = [];
  return cases.map(({ entity, rule }, place) => {
    // Another order for each ten: where none is the fewest, entities of ten rules would not always begin with the same one.
    if (left.length === 0) left = Array.from({ length: sampleCount }, (_, number) => (number + place / sampleCount) % sampleCount);
    const keys = (sample: number) => [`${sample} entity ${entity}`, `${sample} rule ${rule}`];
    const crowd = (sample: number) => keys(sample).reduce((sum, key) => sum + (held.get(key) ?? 0), 0);
    const [first = 0, ...others] = left;
    const chosen = others.reduce((best, sample) => (crowd(sample) < crowd(best) ? sample : best), first);
    for (const key of keys(chosen)) held.set(key, (held.get(key) ?? 0) + 1);
    left = left.filter((sample) => sample !== chosen);
    return chosen;
  });
}

/** The entities that `ENTITIES` names; null where it names none. */
export function wantedEntities(text: string | undefined): ReadonlySet<string> | null {
  const names = (text ?? '').split(',').flatMap((name) => name.trim() || []);
  const unknown = names.filter((name) => !entityNames.has(name));
  if (unknown.length > 0) throw new Error(`ENTITIES names no entity: ${unknown.join(', ')}`);
  return names.length === 0 ? null : new Set(names);
}
