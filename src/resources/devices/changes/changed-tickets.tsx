import type { JSX } from 'react';
import { kioskTickets as czech } from '../../../../contract/messages/cs/console/devices/kiosk-tickets.ts';
import { kioskTickets as english } from '../../../../contract/messages/en/console/devices/kiosk-tickets.ts';
import { type KioskTickets, parseTickets } from '../../../../contract/rules/kiosk/ticket/tickets.ts';
import type { PartsProps } from '../../../crud/core/field-props.ts';
import { wordsHook } from '../../../crud/core/words.ts';
import { DescribedParts, usePartWords } from '../../../crud/fields/cells/structure-parts.tsx';
import { useNames } from '../../../crud/fields/references/use-names.ts';
import { ticketParts } from '../../../kiosk-design/changes/ticket-parts.ts';
import { readBoth } from './read-both.ts';

const useTicketsWords = wordsHook<typeof czech>(czech, english);

/** What changed in the tickets of a kiosk, by ticket and line. */
export function ChangedTickets(props: PartsProps): JSX.Element {
  const said = useTicketsWords();
  const partsSaid = usePartWords();
  const both = readBoth(parseTickets, props);
  const { nameOf: serviceName } = useNames('services', both === undefined ? [] : [both.before, both.after].flatMap(servicesOf));
  return <DescribedParts {...props} parts={both && ticketParts({ said, ...partsSaid, serviceName }, both.before, both.after)} />;
}

function servicesOf(tickets: KioskTickets | null | undefined): readonly number[] {
  return Object.keys(tickets?.by_service ?? {}).map(Number);
}
