import type { JSX } from 'react';
import { Link } from 'react-router';
import { outbox } from '../../../../contract/resources/settings/outbox.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { useMay } from '../gate.tsx';
import { useWords } from '../words.ts';
import { messageLeaves } from './message-leaves.ts';
import './unsent-notice.css';

/** Says where e-mails that the record leads to stay, as long as they have no way out; nothing where they have one. */
export function UnsentNotice(): JSX.Element | null {
  const { delivery } = useWords();
  const mayRead = useMay(outbox, 'list');
  if (messageLeaves('email')) return null;
  return (
    <div className="unsent-notice">
      <Notice tone="warning" title={delivery.title}>
        {delivery.text} {mayRead ? <Link to={outbox.page}>{delivery.open}</Link> : null}
      </Notice>
    </div>
  );
}
