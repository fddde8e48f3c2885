import { type DisplayPartWords, displayParts } from '../../../kiosk-design/changes/display-parts.ts';
import { changedPart, changedValue, compareChanges, fileChange, lower } from '../../../kiosk-design/changes/part-changes.ts';
import type { ComparedRow } from '../../../kiosk-design/conflict-dialog.tsx';
import type { ChangedPart } from '../../../ui/history/part-list.tsx';
import type { DisplaySettings } from './settings.ts';

/** In their order in the editor. */
const sections = ['table', 'playlist', 'sound', 'quiet', 'voice'];

type Words = DisplayPartWords & { readonly empty: string };
type Versions = { readonly base: DisplaySettings; readonly mine: DisplaySettings; readonly theirs: DisplaySettings };

/** What two people made of the settings of one display since both began, by the sections of its editor. */
export function compareSettings(words: Words, { base, mine, theirs }: Versions): readonly ComparedRow[] {
  const [own, others] = [mine, theirs].map((settings) => settingParts(words, base, settings));
  return compareChanges({ of: words.partsSaid.of, empty: words.empty }, { mine: own ?? [], theirs: others ?? [] }, sections);
}

function settingParts(words: Words, before: DisplaySettings, after: DisplaySettings): readonly ChangedPart[] {
  const { sound, quiet } = words.said;
  const values = (what: string, of: (settings: DisplaySettings) => string) => changedValue(lower(what), of(before), of(after));
  return [
    ...displayParts(words, before.design, after.design),
    ...changedPart('sound', sound.title, [
      ...fileChange(words.partsSaid, lower(sound.file), [before.call_sound_file, after.call_sound_file]),
      ...values(sound.volume, ({ volume }) => sound.percent(volume)),
      ...values(sound.repeat, ({ repeat }) => lower(sound.times(repeat + 1))),
    ]),
    ...changedPart('quiet', quiet.title, [
      ...values(quiet.from, ({ quiet_from: from }) => from ?? ''),
      ...values(quiet.to, ({ quiet_to: to }) => to ?? ''),
    ]),
  ];
}
