import { isSameValue } from '../../contract/rules/values/same-value.ts';

/** A place that one of two people changed, or both, and in words what each made of it; empty where it is unchanged. */
export type ComparedRow = { readonly key: string; readonly where: string; readonly theirs: string; readonly mine: string };

/** A part of a document: what it is called, what it is, and what is said of it. */
export type ComparedPart = { readonly where: string; readonly value: unknown; readonly said: string };

type Parts = ReadonlyMap<string, ComparedPart>;
type Compared = { readonly base: Parts; readonly mine: Parts; readonly theirs: Parts; readonly removed: string };

/** The parts that differ from what both began with, in their order. */
export function compareParts({ base, mine, theirs, removed }: Compared): readonly ComparedRow[] {
  const keys = [...new Set([...base.keys(), ...theirs.keys(), ...mine.keys()])];
  return keys.flatMap((key) => {
    const before = base.get(key);
    const saidIn = (parts: Parts): string => {
      const part = parts.get(key);
      if (part === undefined) return before === undefined ? '' : removed;
      return isSameValue(part.value, before?.value) ? '' : part.said;
    };
    const row = { key, theirs: saidIn(theirs), mine: saidIn(mine) };
    const where = (mine.get(key) ?? theirs.get(key) ?? before)?.where ?? key;
    return row.theirs === '' && row.mine === '' ? [] : [{ ...row, where }];
  });
}
