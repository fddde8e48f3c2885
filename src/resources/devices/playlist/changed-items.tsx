import type { JSX } from 'react';
import { parseItems } from '../../../../contract/rules/playing/playlist.ts';
import type { PartsProps } from '../../../crud/core/field-props.ts';
import { DescribedParts, usePartWords } from '../../../crud/fields/cells/structure-parts.tsx';
import { readBoth } from '../changes/read-both.ts';
import { itemParts } from './item-parts.ts';
import { usePlaylistWords } from './playlist-words.ts';

/** What changed among the items of a playlist. */
export function ChangedItems(props: PartsProps): JSX.Element {
  const said = usePlaylistWords();
  const { partsSaid } = usePartWords();
  const both = readBoth(parseItems, props);
  const before = both?.before === null ? [] : both?.before;
  return <DescribedParts {...props} parts={both && itemParts({ said, partsSaid }, before, both.after ?? [])} />;
}
