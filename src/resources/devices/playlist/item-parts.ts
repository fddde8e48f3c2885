import type { ChangedPartsWords } from '../../../../contract/messages/cs/console/forms/changed-parts.ts';
import type { PlaylistEditorWords } from '../../../../contract/messages/cs/console/playlists/playlist-editor.ts';
import type { PlayItem } from '../../../../contract/rules/playing/playlist.ts';
import type { ChangedPart, PartChange } from '../../../ui/history/part-list.tsx';

type ItemWords = { readonly said: PlaylistEditorWords; readonly partsSaid: ChangedPartsWords };
type Pair = { readonly before: PlayItem | undefined; readonly after: PlayItem | undefined };

/** What changed among the items of a playlist. `before` is undefined of items that are shown alone. */
export function itemParts(words: ItemWords, before: readonly PlayItem[] | undefined, after: readonly PlayItem[]): readonly ChangedPart[] {
  const pairs = pairsOf(before ?? [], after);
  const parts = pairs.flatMap((pair, at): readonly ChangedPart[] => {
    const changes = before === undefined ? [lengthOf(words, '', pair.after)] : changesOf(words, pair);
    const where = (pair.before ?? pair.after)?.title ?? '';
    return changes.length === 0 ? [] : [{ key: String(at), where, changes }];
  });
  const kept = pairs.filter((pair) => pair.before !== undefined && pair.after !== undefined);
  const places = kept.map((pair) => (pair.before === undefined ? -1 : (before ?? []).indexOf(pair.before)));
  if (places.every((place, at) => at === 0 || place > (places[at - 1] ?? -1))) return parts;
  const order = after.map(({ title }) => title).join(', ');
  return [...parts, { key: 'order', where: '', changes: [{ what: words.partsSaid.reordered, before: null, after: order }] }];
}

/** Items of both: the same ones by their file, or else by their title; then those that went. */
function pairsOf(before: readonly PlayItem[], after: readonly PlayItem[]): readonly Pair[] {
  const left = new Set(before);
  const take = (is: (item: PlayItem) => boolean): PlayItem | undefined => {
    const found = [...left].find(is);
    if (found !== undefined) left.delete(found);
    return found;
  };
  // Those of one file first, so that a title which was given to another file takes none of them.
  const byFile = after.map(({ file }) => (file === null ? undefined : take((item) => item.file === file)));
  const pairs = after.map((item, at) => ({ before: byFile[at] ?? take(({ title }) => title === item.title), after: item }));
  return [...pairs, ...[...left].map((item) => ({ before: item, after: undefined }))];
}

function changesOf(words: ItemWords, { before, after }: Pair): readonly PartChange[] {
  const { said, partsSaid } = words;
  if (before === undefined) return [lengthOf(words, partsSaid.added, after)];
  if (after === undefined) return [{ what: partsSaid.removed, before: null, after: null }];
  const seconds = ({ display_length: length }: PlayItem): string => `${length} ${said.secondsUnit}`;
  return [
    ...(before.title === after.title ? [] : [{ what: said.changed.title, before: before.title, after: after.title }]),
    ...(before.file === after.file
      ? []
      : [{ what: after.file === null ? said.changed.noFile : partsSaid.otherFile, before: null, after: null }]),
    ...(before.display_length === after.display_length
      ? []
      : [{ what: said.changed.length, before: seconds(before), after: seconds(after) }]),
  ];
}

function lengthOf({ said }: ItemWords, what: string, item: PlayItem | undefined): PartChange {
  return { what, before: null, after: `${item?.display_length ?? 0} ${said.secondsUnit}` };
}
