import { useGetList, useReference } from 'ra-core';
import { Fragment, type JSX, useId, useState } from 'react';
import type { Language } from '../../../../contract/basics/languages.ts';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { services } from '../../../../contract/resources/stores/services.ts';
import { stores } from '../../../../contract/resources/stores/stores.ts';
import { orders } from '../../../../contract/resources/web-orders/orders.ts';
import {
  type FilledPart,
  filledText,
  fillTemplate,
  messageText,
  momentText,
  type TagValues,
  valuesOfSms,
} from '../../../../contract/rules/text/fill-template.ts';
import { smsSize, withoutDiacritics } from '../../../../contract/rules/text/sms-length.ts';
import { findTags, unknownTags } from '../../../../contract/rules/text/template-tags.ts';
import { useClock } from '../../../crud/core/clock.ts';
import { useMay } from '../../../crud/core/gate.tsx';
import { idOf, isRow, type Row, textOf } from '../../../crud/core/row.ts';
import { useWords } from '../../../crud/core/words.ts';
import { FormattedText } from '../../../crud/fields/cells/formatted-text.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { exampleValues, useEditorWords } from './editor-words.ts';
import { SendTest } from './send-test.tsx';

type TemplatePreviewProps = {
  readonly content: string;
  readonly channel: 'email' | 'sms';
  readonly language: Language;
  /** Null where the message has none. */
  readonly subject: string | null;
  /** Takes the diacritics out of the template. */
  readonly onPlain: () => void;
};

const offered = 10;

/** What a client reads, as it is typed: filled from an example or from an order that is coming. */
export function TemplatePreview(template: TemplatePreviewProps): JSX.Element {
  const words = useEditorWords();
  const id = useId();
  const [chosen, choose] = useState('');
  const { language: spoken } = useWords();
  const now = useClock();
  const [since] = useState(() => now().toISOString());
  const mayList = useMay(orders, 'list');
  const { data } = useGetList(
    prefixOf(orders),
    {
      pagination: { page: 1, perPage: offered },
      sort: { field: 'starts_at', order: 'ASC' },
      filter: { starts_at_gte: since, state: 'confirmed' },
    },
    { enabled: mayList, retry: false },
  );
  const coming = (data ?? []).filter(isRow);
  const order = coming.find((row) => String(idOf(row)) === chosen);
  return (
    <section className="template-preview" aria-label={words.preview}>
      <label className="field__label" htmlFor={id}>
        {words.filledFrom}
      </label>
      <select id={id} className="input" value={order === undefined ? '' : chosen} onChange={(event) => choose(event.target.value)}>
        <option value="">{words.example}</option>
        {coming.map((row) => {
          const { date, time } = momentText(new Date(textOf(row['starts_at'])), spoken);
          return (
            <option key={idOf(row)} value={idOf(row)}>
              {words.order(textOf(row['name']), date, time)}
            </option>
          );
        })}
      </select>
      {order === undefined ? (
        <Message {...template} values={exampleValues(template.language)} />
      ) : (
        <MessageOfOrder {...template} order={order} />
      )}
    </section>
  );
}

function MessageOfOrder({ order, ...template }: TemplatePreviewProps & { readonly order: Row }): JSX.Element {
  return <Message {...template} values={useOrderValues(order, template.language)} />;
}

function Message(props: TemplatePreviewProps & { readonly values: TagValues }): JSX.Element {
  const { content, subject, channel, onPlain } = props;
  const words = useEditorWords();
  const isEmail = channel === 'email';
  // A message to the client comes with a change; in the preview it is where the template has its tag.
  const given = findTags(content).includes('message') ? props.values : { ...props.values, message: '' };
  const values = isEmail ? given : valuesOfSms(content, given);
  const text = messageText(channel, content, given);
  return (
    <>
      <div className="template-preview__message">
        {subject === null ? null : (
          <p className="template-preview__subject">{subject === '' ? words.noSubject : <Filled parts={fillTemplate(subject, values)} />}</p>
        )}
        <div className={isEmail ? 'template-preview__formatted' : 'template-preview__text'}>
          {content === '' ? <span className="quiet">{words.noText}</span> : null}
          {isEmail ? (
            <FormattedText source={text} marked={unknownTags(content).map((tag) => `{${tag}}`)} />
          ) : (
            <Filled parts={fillTemplate(content, values)} />
          )}
        </div>
      </div>
      {channel === 'sms' ? <SmsMeter text={text} onPlain={onPlain} /> : null}
      <SendTest channel={channel} subject={filledText(subject ?? '', values)} content={text} />
    </>
  );
}

function Filled({ parts }: { readonly parts: readonly FilledPart[] }): JSX.Element {
  return (
    <>
      {parts.map(({ text, isUnknown }, place) =>
        // oxlint-disable-next-line react/no-array-index-key -- parts of one text have no name but their place
        isUnknown ? <mark key={place}>{text}</mark> : <Fragment key={place}>{text}</Fragment>,
      )}
    </>
  );
}

type SmsMeterProps = {
  /** As the client would read it. */
  readonly text: string;
  /** Takes the diacritics out of the template. */
  readonly onPlain: () => void;
};

/** How many SMS the message is by its real encoding, and how many it would be without diacritics. */
function SmsMeter({ text, onPlain }: SmsMeterProps): JSX.Element {
  const words = useEditorWords();
  const { isWide, signs, parts, fits } = smsSize(text);
  const plain = smsSize(withoutDiacritics(text)).parts;
  return (
    <div className="sms-meter">
      <p role="status">
        <strong>{words.sms(parts, signs, fits)}</strong>
      </p>
      {isWide ? <p className="quiet">{words.smsWide}</p> : null}
      {isWide && plain < parts ? (
        <p>
          {words.smsPlain(plain)} <Button onClick={onPlain}>{words.makePlain}</Button>
        </p>
      ) : null}
    </div>
  );
}

/** What the tags of a message about the order represent. Of an address that one may not read, only that there is one. */
function useOrderValues(order: Row, language: Language): TagValues {
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
