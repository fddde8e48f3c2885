import type { JSX } from 'react';
import { Panel } from '../../../ui/page/panel.tsx';
import { useWords } from '../../core/words.ts';
import { type HistoryProps, RecordHistory } from './record-history.tsx';

/** The history of a record where the page has groups: a part of one of them. */
export function HistoryTab({ resource, additions, record }: HistoryProps): JSX.Element {
  const { title } = useWords().form.history;
  return (
    <Panel>
      <h2 className="visually-hidden">{title}</h2>
      <RecordHistory {...{ resource, additions, record }} />
    </Panel>
  );
}
