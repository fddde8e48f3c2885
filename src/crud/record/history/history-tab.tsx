import type { JSX } from 'react';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import type { Row } from '../../vocabulary/row.ts';
import { useWords } from '../../vocabulary/words.ts';
import { RecordHistory } from './record-history.tsx';

/** The history of a record whose page has groups: a part of one of them. */
export function HistoryTab({ resource, record }: { readonly resource: AnyResource; readonly record: Row }): JSX.Element {
  const { title } = useWords().form.history;
  return (
    <Panel>
      <h2 className="visually-hidden">{title}</h2>
      <RecordHistory resource={resource} record={record} />
    </Panel>
  );
}
