import { type JSX, type ReactNode, type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { SkeletonScreen } from '../../../ui/page/skeleton.tsx';
import type { Additions } from '../../core/additions/additions.ts';
import type { Row } from '../../core/row.ts';
import { useWords } from '../../core/words.ts';
import { RecordHistory } from '../history/record-history.tsx';
import type { RecordTabs } from './use-record-tabs.tsx';

type RecordSideProps = {
  readonly resource: AnyResource;
  readonly additions: Additions;
  readonly record: Row;
  readonly tabs: RecordTabs;
  /** Whether the record is next to its list, where nothing more is asked for than someone wants to see. */
  readonly isInDrawer: boolean;
};

/** What happened to the record: a column next to the form, under it where there is no room. */
export function RecordSide({ resource, additions, record, tabs, isInDrawer }: RecordSideProps): JSX.Element {
  const words = useWords();
  const section = useRef<HTMLElement>(null);
  const { side = [] } = additions.recordSlots ?? {};
  const { isHistoryAsked } = tabs;
  useEffect(() => {
    if (isHistoryAsked) section.current?.scrollIntoView();
  }, [isHistoryAsked]);
  const Part = isInDrawer ? Folded : Open;
  return (
    <div className="record__side">
      {side.map(({ label, Tab }) => (
        <Part key={label(words)} title={label(words)}>
          <Suspense fallback={<SkeletonScreen label={words.form.loading} />}>
            <Tab record={record} />
          </Suspense>
        </Part>
      ))}
      <Part title={words.form.history.title} at={section}>
        <RecordHistory {...{ resource, additions, record }} />
      </Part>
    </div>
  );
}

type PartProps = { readonly title: string; readonly at?: RefObject<HTMLElement | null>; readonly children: ReactNode };

function Open({ title, at, children }: PartProps): JSX.Element {
  const id = useId();
  return (
    <section ref={at} className="record__history" aria-labelledby={id}>
      <Panel>
        <h2 id={id}>{title}</h2>
        {children}
      </Panel>
    </section>
  );
}

/** Asked for when someone unfolds it: anyone who walks through the rows of a list does not ask for that of each. */
function Folded({ title, children }: PartProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel>
      <details className="record__history" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{title}</summary>
        {isOpen ? children : null}
      </details>
    </Panel>
  );
}
