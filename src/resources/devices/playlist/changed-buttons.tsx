import type { JSX } from 'react';
import { type PlayButton, parseButtons } from '../../../../contract/rules/playing/playlist.ts';
import { usePlayingInput } from '../../../branch-status/playing-input.ts';
import type { PartsProps } from '../../../crud/core/field-props.ts';
import { DescribedParts, usePartWords } from '../../../crud/fields/cells/structure-parts.tsx';
import { useNames } from '../../../crud/fields/references/use-names.ts';
import type { ChangedPart } from '../../../ui/history/part-list.tsx';
import { readBoth } from '../changes/read-both.ts';
import { usePlaylistWords } from './playlist-words.ts';

/** Which buttons of kiosks a playlist took up, and which it left. */
export function ChangedButtons(props: PartsProps): JSX.Element {
  const { buttons: words } = usePlaylistWords();
  const { partsSaid } = usePartWords();
  const both = readBoth(parseButtons, props);
  const before = both?.before ?? [];
  const after = both?.after ?? [];
  const { rows, nameOf } = useNames(
    'touch-screens',
    [...before, ...after].map(({ touch_screen_id: id }) => id),
  );
  const { data } = usePlayingInput([...new Set(rows.map((row) => Number(row['store_id'])))]);
  const nameOfButton = ({ touch_screen_id: id, button_id: buttonId }: PlayButton): string => {
    const found = data?.buttons.find((one) => one.touchScreenId === id && one.buttonId === buttonId);
    return data === undefined ? nameOf(id) : `${nameOf(id)}: ${found?.text ?? words.gone}`;
  };
  const changed = (what: string, buttons: readonly PlayButton[], others: readonly PlayButton[]): readonly ChangedPart[] =>
    buttons
      .filter((one) => !others.some((other) => isSame(one, other)))
      .map((one) => ({
        key: `${what} ${one.touch_screen_id} ${one.button_id}`,
        where: nameOfButton(one),
        changes: what === '' ? [] : [{ what, before: null, after: null }],
      }));
  const added = props.before === undefined ? '' : partsSaid.added;
  const parts = [...changed(added, after, before), ...changed(partsSaid.removed, before, after)];
  return <DescribedParts {...props} parts={both && parts} />;
}

const isSame = (one: PlayButton, other: PlayButton): boolean =>
  one.touch_screen_id === other.touch_screen_id && one.button_id === other.button_id;
