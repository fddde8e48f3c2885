import type { JSX } from 'react';
import { displaySettings as czech, type DisplaySettingsWords } from '../../../../contract/messages/cs/console/devices/display-settings.ts';
import { displaySettings as english } from '../../../../contract/messages/en/console/devices/display-settings.ts';
import { parseDisplayDesign } from '../../../../contract/rules/display/display-design.ts';
import type { PartsProps } from '../../../crud/core/field-props.ts';
import { wordsHook } from '../../../crud/core/words.ts';
import { DescribedParts, usePartWords } from '../../../crud/fields/cells/structure-parts.tsx';
import { displayParts } from '../../../kiosk-design/changes/display-parts.ts';
import { readBoth } from './read-both.ts';

const useDisplayWords = wordsHook<DisplaySettingsWords>(czech, english);

/** What changed in what a display shows and says. */
export function ChangedDisplay(props: PartsProps): JSX.Element {
  const said = useDisplayWords();
  const { partsSaid } = usePartWords();
  const both = readBoth(parseDisplayDesign, props);
  return <DescribedParts {...props} parts={both && displayParts({ said, partsSaid }, both.before, both.after)} />;
}
