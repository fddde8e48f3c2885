import { type JSX, useEffect, useId, useRef, useState } from 'react';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import type { Row } from '../../vocabulary/row.ts';
import { useWords } from '../../vocabulary/words.ts';
import { RecordHistory } from '../history/record-history.tsx';
import type { RecordTabs } from './use-record-tabs.tsx';

type RecordSideProps = {
  readonly resource: AnyResource;
  readonly record: Row;
  readonly tabs: RecordTabs;
  /** Whether the record stands beside its list, where nothing more is asked for than somebody wants to see. */
  readonly isBeside: boolean;
};

/** What happened to the record: a column beside the form, under it where there is no room. */
export function RecordSide({ resource, record, tabs, isBeside }: RecordSideProps): JSX.Element {
  return (
    <div className="record__side">
      {isBeside ? <FoldedHistory {...{ resource, record }} /> : <History {...{ resource, record }} isAsked={tabs.isHistoryAsked} />}
    </div>
  );
}

type HistoryProps = Pick<RecordSideProps, 'resource' | 'record'>;

function History({ resource, record, isAsked }: HistoryProps & { readonly isAsked: boolean }): JSX.Element {
  const { title } = useWords().form.history;
  const id = useId();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAsked) section.current?.scrollIntoView();
  }, [isAsked]);
  return (
    <section ref={section} className="record__history" aria-labelledby={id}>
      <Panel>
        <h2 id={id}>{title}</h2>
        <RecordHistory resource={resource} record={record} />
      </Panel>
    </section>
  );
}

/** Asked for when somebody unfolds it: whoever walks through the rows of a list does not ask for that of each. */
function FoldedHistory({ resource, record }: HistoryProps): JSX.Element {
  const { title } = useWords().form.history;
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel>
      <details className="record__history" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{title}</summary>
        {isOpen ? <RecordHistory resource={resource} record={record} /> : null}
      </details>
    </Panel>
  );
}
