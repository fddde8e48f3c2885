import type { JSX } from 'react';
import { kioskEditor as czech } from '../../../../contract/messages/cs/console/devices/kiosk-editor.ts';
import { kioskEditor as english } from '../../../../contract/messages/en/console/devices/kiosk-editor.ts';
import { type KioskLayout, parseLayout } from '../../../../contract/rules/kiosk/layout/layout.ts';
import type { PartsProps } from '../../../crud/core/field-props.ts';
import { wordsHook } from '../../../crud/core/words.ts';
import { DescribedParts, usePartWords } from '../../../crud/fields/cells/structure-parts.tsx';
import { useNames } from '../../../crud/fields/references/use-names.ts';
import { pageParts } from '../../../kiosk-design/changes/page-parts.ts';
import { readBoth } from './read-both.ts';

const usePagesWords = wordsHook<typeof czech>(czech, english);

/** What changed in the pages of a kiosk, by page and button. */
export function ChangedPages(props: PartsProps): JSX.Element {
  const said = usePagesWords();
  const partsSaid = usePartWords();
  const both = readBoth(parseLayout, props);
  const { nameOf: serviceName } = useNames('services', both === undefined ? [] : [both.before, both.after].flatMap(servicesOf));
  return <DescribedParts {...props} parts={both && pageParts({ said, ...partsSaid, serviceName }, both.before, both.after)} />;
}

function servicesOf(layout: KioskLayout | null | undefined): readonly number[] {
  return (layout?.pages ?? []).flatMap(({ buttons }) => buttons.flatMap(({ service_id: id }) => id ?? []));
}
