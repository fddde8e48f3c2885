import type { DisplaySettingsWords } from '../../../contract/messages/cs/console/devices/display-settings.ts';
import type { ChangedPartsWords } from '../../../contract/messages/cs/console/forms/changed-parts.ts';
import { spokenClip } from '../../../contract/messages/spoken-words.ts';
import { type DisplayDesign, type DisplayVoice, newDisplayDesign } from '../../../contract/rules/display/display-design.ts';
import type { ChangedPart, PartChange } from '../../ui/history/part-list.tsx';
import { changedPart, changedValue, lower } from './part-changes.ts';

export type DisplayPartWords = { readonly said: DisplaySettingsWords; readonly partsSaid: ChangedPartsWords };

/**
 * What changed in what a display shows and says, by the sections of its editor. Null is what a display shows that no one has set up;
 * undefined is of a design that is shown alone: all that it sets.
 */
export function displayParts(
  words: DisplayPartWords,
  base: DisplayDesign | null | undefined,
  design: DisplayDesign | null,
): readonly ChangedPart[] {
  const usual = newDisplayDesign(words.said.voice.pattern);
  const [before, after] = [base ?? usual, design ?? usual];
  const { table, playlist, voice } = words.said;
  const parts = [
    { key: 'table', where: table.title, of: tableOf },
    { key: 'playlist', where: playlist.title, of: playlistOf },
    { key: 'voice', where: voice.title, of: voiceOf },
  ];
  return parts.flatMap(({ key, where, of }) => {
    const now = of(words, after);
    if (base === undefined)
      return changedPart(
        key,
        where,
        now.map(([what, value]) => ({ what, before: null, after: value })),
      );
    const old = new Map(of(words, before));
    const clips = key === 'voice' ? changesOfClips(words, before.voice, after.voice) : [];
    return changedPart(key, where, [...now.flatMap(([what, value]) => changedValue(what, old.get(what) ?? '', value)), ...clips]);
  });
}

type Setting = readonly [what: string, value: string];

function tableOf(
  { said: { table }, partsSaid }: DisplayPartWords,
  { columns, rows, colours, has_header: has }: DisplayDesign,
): readonly Setting[] {
  const shown = columns.flatMap(({ kind, is_shown: isShown }) => (isShown ? [table.columns[kind]] : []));
  const named = (what: keyof DisplayDesign['colours']): Setting => [lower(table.colours[what]), colours[what]];
  return [
    [partsSaid.columns, shown.join(', ')],
    [lower(table.rows), String(rows)],
    [lower(table.header), has ? partsSaid.yes : partsSaid.no],
    named('background'),
    named('text'),
    named('call_background'),
    named('call_text'),
  ];
}

function playlistOf({ said: { playlist: words } }: DisplayPartWords, { playlist }: DisplayDesign): readonly Setting[] {
  return [
    [lower(words.place), words.places[playlist.place]],
    [lower(words.share), String(playlist.share)],
  ];
}

function voiceOf({ said: { voice: words } }: DisplayPartWords, { voice }: DisplayDesign): readonly Setting[] {
  return [
    [lower(words.source), words.sources[voice.source]],
    [lower(words.language), words.languages[voice.language]],
    [lower(words.text), voice.pattern],
  ];
}

/** Recordings by what they say: those that came, are other ones, and went. */
function changesOfClips({ said, partsSaid }: DisplayPartWords, before: DisplayVoice, after: DisplayVoice): readonly PartChange[] {
  const [old, now] = [before.clips, after.clips];
  const all = [...new Set([...Object.keys(now), ...Object.keys(old)])];
  const kinds = [
    { what: partsSaid.added, is: (clip: string) => !Object.hasOwn(old, clip) },
    { what: partsSaid.otherFile, is: (clip: string) => Object.hasOwn(old, clip) && Object.hasOwn(now, clip) && old[clip] !== now[clip] },
    { what: partsSaid.removed, is: (clip: string) => !Object.hasOwn(now, clip) },
  ];
  return kinds.flatMap(({ what, is }) => {
    const clips = all.filter(is).map((clip) => spokenClip(clip, after.language));
    return clips.length === 0 ? [] : [{ what: `${lower(said.pack.title)}, ${what}`, before: null, after: clips.join(', ') }];
  });
}
