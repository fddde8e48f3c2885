import { useReference } from 'ra-core';
import type { Language } from '../../../../contract/basics/languages.ts';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { services } from '../../../../contract/resources/stores/services.ts';
import { stores } from '../../../../contract/resources/stores/stores.ts';
import { momentText, type TagValues } from '../../../../contract/rules/text/fill-template.ts';
import { isRow, type Row, textOf } from '../../../crud/core/row.ts';
import { useEditorWords } from './editor-words.ts';

/** What the tags of a message about the order represent. Of an address that one may not read, only that there is one. */
export function useOrderValues(order: Row, language: Language): TagValues {
  const words = useEditorWords();
  const store = useReferred(stores, order['store_id']);
  const service = useReferred(services, order['service_id']);
  const address = [textOf(store['street']), textOf(store['city'])].filter((line) => line !== '').join(', ');
  return {
    store: textOf(store[stores.represent]),
    address: address === '' ? words.noAddress : address,
    service:
      (language === 'en' && textOf(service['web_order_name_en'])) ||
      textOf(service['web_order_name']) ||
      textOf(service[services.represent]),
    pin: textOf(order['pin']),
    message: words.values.message,
    ...momentText(new Date(textOf(order['starts_at'])), language),
  };
}

function useReferred(resource: AnyResource, id: unknown): Row {
  const { referenceRecord } = useReference({ reference: prefixOf(resource), id: Number(id) });
  return isRow(referenceRecord) ? referenceRecord : {};
}
