import { type JSX, useRef } from 'react';
import { createPortal } from 'react-dom';
import { clockTime } from '../../../../contract/rules/orders/order-name.ts';
import { formatEnglishDay, formatLongCzechDay } from '../../../../contract/rules/time/shown-time.ts';
import { ReferenceName } from '../../../crud/fields/references/reference-name.tsx';
import { usePaper } from '../../../crud/list/print/use-paper.ts';
import '../../../crud/list/print/printed-list.css';
import { type Row, textOf } from '../../../crud/core/row.ts';
import { useWords } from '../../../crud/core/words.ts';
import './read-aloud.css';
import { useReadAloudWords } from './read-aloud-words.ts';

/** The slip for a client at the counter: half of a page with the day, the time, the place and the PIN. */
export function PrintedSlip({ order, onEnd }: { readonly order: Row; readonly onEnd: () => void }): JSX.Element {
  const { slip } = useReadAloudWords();
  const { language } = useWords();
  const sheet = useRef<HTMLDivElement>(null);
  usePaper(sheet, true, onEnd);
  const starts = textOf(order['starts_at']);
  const instant = new Date(starts);
  return createPortal(
    <div ref={sheet} className="printed-list printed-slip">
      <h1>{slip.title}</h1>
      <p className="printed-slip__when">
        {language === 'en' ? formatEnglishDay(instant) : formatLongCzechDay(instant)}, {clockTime(starts)}
      </p>
      <p>
        <ReferenceName plain target="services" id={Number(order['service_id'])} />
      </p>
      <p>
        <ReferenceName plain target="stores" id={Number(order['store_id'])} />
      </p>
      <p>{textOf(order['name'])}</p>
      <p className="printed-slip__pin">
        {slip.pin} {textOf(order['pin'])}
      </p>
      <p>{slip.hint}</p>
    </div>,
    document.body,
  );
}
