import type { ChangedPartsWords } from '../../../contract/messages/cs/console/forms/changed-parts.ts';
import type { KioskLanguage, Texts } from '../../../contract/rules/kiosk/layout/layout.ts';
import type { ChangedPart, PartChange } from '../../ui/history/part-list.tsx';
import type { ComparedRow } from '../conflict-dialog.tsx';

/** A word without values: `added`. */
export function wordAlone(what: string): PartChange {
  return { what, before: null, after: null };
}

/** A setting before and after; nothing where both are the same. */
export function changedValue(what: string, before: string, after: string): readonly PartChange[] {
  return before === after ? [] : [{ what, before, after }];
}

/** A part where something changed; none where nothing did. */
export function changedPart(key: string, where: string, changes: readonly PartChange[]): readonly ChangedPart[] {
  return changes.length === 0 ? [] : [{ key, where, changes }];
}

type Two<T> = readonly [before: T, after: T];
type Languages = { readonly tools: { readonly languages: Readonly<Record<KioskLanguage, string>> } };

/** Texts in the languages of a kiosk; the English one is named. */
export function changedTexts({ tools }: Languages, what: string, [before, after]: Two<Texts>): readonly PartChange[] {
  return [...changedValue(what, before.cs, after.cs), ...changedValue(`${what} (${tools.languages.en})`, before.en, after.en)];
}

/** A file has no words of its own: it is there, is another one, or is gone. */
export function fileChange(said: ChangedPartsWords, what: string, [before, after]: Two<string | null>): readonly PartChange[] {
  if (before === after) return [];
  return [{ what, before: null, after: before === null ? said.added : after === null ? said.removed : said.otherFile }];
}

/** A label within a sentence. */
export function lower(label: string): string {
  return `${label.charAt(0).toLocaleLowerCase('cs')}${label.slice(1)}`;
}

/** What services of a store are called; '' of one that it does not have. */
export function nameOfService(services: readonly { readonly id: number; readonly name: string }[]): (id: number) => string {
  return (id) => services.find((service) => service.id === id)?.name ?? '';
}

type Both = { readonly mine: readonly ChangedPart[]; readonly theirs: readonly ChangedPart[] };
type SaidOf = { readonly empty: string; readonly of: (what: string, value: string) => string };

/**
 * What two people made of each part since both began, in the order of the whole. Two new parts of one identifier are different
 * ones: each is called as its own person called it, and mine gives the row its name.
 */
export function compareChanges(said: SaidOf, { mine, theirs }: Both, order: readonly string[] = []): readonly ComparedRow[] {
  const [own, other] = [mine, theirs].map((parts) => new Map(parts.map((part) => [part.key, part])));
  const all = new Set([...mine, ...theirs].map(({ key }) => key));
  const keys = [...new Set([...order.filter((key) => all.has(key)), ...all])];
  return keys.map((key) => ({
    key,
    where: (own?.get(key) ?? other?.get(key))?.where ?? key,
    theirs: sentenceOf(said, other?.get(key)),
    mine: sentenceOf(said, own?.get(key)),
  }));
}

/** What someone made of a part: what it is now, for a comparison of two versions. */
function sentenceOf({ of, empty }: SaidOf, part: ChangedPart | undefined): string {
  const said = (part?.changes ?? []).map(({ what, after }) => {
    if (after === null) return what;
    const value = after === '' ? empty : after;
    return what === '' ? value : of(what, value);
  });
  return said.join(', ');
}
