import type { JSX } from 'react';
import { orderHead as czech } from '../../../../contract/messages/cs/console/web-orders/order-head.ts';
import { orderHead as english } from '../../../../contract/messages/en/console/web-orders/order-head.ts';
import { clientChannels } from '../../../../contract/resources/web-orders/orders.ts';
import type { CellValue } from '../../../crud/core/field-props.ts';

/** Whose consent to the terms the order has. The form for clients asks for it; what the office makes needs none (page 05). */
export function OrderConsent({ row, value, words }: CellValue): JSX.Element {
  const said = (words.language === 'en' ? english : czech).consent;
  const isByClient = clientChannels.some((channel) => channel === row['channel']);
  if (value === true) return <>{isByClient ? said.given : said.noted}</>;
  return <>{isByClient ? said.none : said.notAsked}</>;
}
