import { type JSX, type ReactNode, Suspense, useContext, useEffect, useId, useRef } from 'react';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { SkeletonScreen } from '../../../ui/page/skeleton.tsx';
import { TabPanel, Tabs } from '../../../ui/page/tabs.tsx';
import type { Additions } from '../../core/additions/additions.ts';
import type { Row } from '../../core/row.ts';
import { useWords } from '../../core/words.ts';
import type { Section } from '../form-fields/sections.ts';
import { HistoryTab } from '../history/record-history.tsx';
import { historyTab } from '../record-context/history-tab-name.ts';
import { RecordPlaceContext } from '../record-context/record-place.ts';
import './record-frame.css';
import { Link } from 'react-router';
import { RecordFacts } from './record-facts.tsx';
import { RecordHeader } from './record-header.tsx';
import { RecordSide } from './record-side.tsx';
import type { RecordTabs } from './use-record-tabs.tsx';

type RecordFrameProps = {
  readonly resource: AnyResource;
  readonly additions: Additions;
  readonly record: Row | null;
  readonly tabs: RecordTabs;
  /** Address of the list that the record belongs to. */
  readonly up: string;
  readonly actions: ReactNode;
  /** Between the heading and the tabs. */
  readonly above?: ReactNode;
  readonly renderAround?: (panels: ReactNode) => ReactNode;
  readonly renderSection: (section: Section) => ReactNode;
  readonly children?: ReactNode;
};

const bare = (panels: ReactNode): ReactNode => panels;

/** Heading, tabs, panels and what is next to them of one record, written or read. */
export function RecordFrame(props: RecordFrameProps): JSX.Element {
  const { resource, additions, record, tabs, up, actions, above, renderAround = bare, children } = props;
  const words = useWords();
  const isInDrawer = useContext(RecordPlaceContext) !== null;
  const prefix = useId();
  const { isGrouped, isOnePage, isShown, openTab } = tabs;
  const isForm = tabs.sections.some(({ key }) => isShown(key));
  const hasTabs = tabs.tabs.length > 1;
  const form = <Panel>{renderAround(<Sections {...props} prefix={prefix} hasTabs={hasTabs} />)}</Panel>;
  /** The panel of what is shown is that of its tab. */
  const panelOf = (name: string): string => (isGrouped && isShown(name) ? openTab : name);
  const hasSide = record !== null && isForm && tabs.history === 'aside';
  return (
    <div className="record">
      {isInDrawer ? (
        // The drawer around it is headed by the record already.
        <>
          <div className="record__actions">{actions}</div>
          {record === null ? null : <RecordFacts {...{ resource, additions, record }} withState />}
        </>
      ) : (
        <RecordHeader {...{ resource, additions, record, up, actions }} />
      )}
      {above}
      {hasTabs ? <Tabs label={words.form.tabs} tabs={tabs.tabs} selected={openTab} onSelect={tabs.select} prefix={prefix} /> : null}
      <PartLinks tabs={tabs} />
      <div className={hasSide && !isInDrawer ? 'record__columns' : undefined}>
        <div className="record__main">
          {/* Hidden instead of taken away: what was typed stays while another tab is looked at. */}
          <div hidden={!isForm} className="record__body">
            {isOnePage && isForm && hasTabs ? (
              <TabPanel prefix={prefix} id={openTab} hidden={false}>
                {form}
              </TabPanel>
            ) : (
              form
            )}
          </div>
          {record === null ? null : (
            <>
              {tabs.own.map(({ key, Tab }) =>
                isGrouped && !isShown(key) ? null : (
                  <TabPanel key={key} prefix={prefix} id={panelOf(key)} hidden={!isShown(key)}>
                    <Suspense fallback={<SkeletonScreen label={words.form.loading} />}>
                      {isShown(key) ? <Tab record={record} /> : null}
                    </Suspense>
                  </TabPanel>
                ),
              )}
              {tabs.history === 'part' && isShown(historyTab) ? (
                <TabPanel prefix={prefix} id={panelOf(historyTab)} hidden={false}>
                  <HistoryTab {...{ resource, additions, record }} />
                </TabPanel>
              ) : null}
            </>
          )}
          {children}
        </div>
        {hasSide ? <RecordSide {...{ resource, additions, record, tabs, isInDrawer }} /> : null}
      </div>
    </div>
  );
}

type SectionsProps = RecordFrameProps & { readonly prefix: string; readonly hasTabs: boolean };

/** The sections of the form: under each other with their names, or each in its tab. */
function Sections({ resource, tabs, renderSection, prefix, hasTabs }: SectionsProps): ReactNode {
  const words = useWords();
  const { sections, isOnePage, isShown } = tabs;
  return sections.map((one) => {
    if (isOnePage && sections.length > 1) {
      const title = words.labelsOf(resource).tabs[one.key] ?? one.key;
      return (
        <FormSection key={one.key} title={title} isAsked={tabs.selected === one.key && tabs.openPart !== one.key}>
          {renderSection(one)}
        </FormSection>
      );
    }
    if (isOnePage || !hasTabs) return <div key={one.key}>{renderSection(one)}</div>;
    return (
      <TabPanel key={one.key} prefix={prefix} id={one.key} hidden={!isShown(one.key)}>
        {renderSection(one)}
      </TabPanel>
    );
  });
}

/** The parts of the open group as a quiet row of links; nothing where it has one. */
function PartLinks({ tabs: { parts, openPart, openTab, tabs, addressOf } }: { readonly tabs: RecordTabs }): JSX.Element | null {
  if (parts.length === 0) return null;
  return (
    <nav className="part-links" aria-label={tabs.find(({ id }) => id === openTab)?.label}>
      <ul>
        {parts.map(({ key, label, mark }) => (
          <li key={key}>
            <Link to={addressOf(key)} replace preventScrollReset aria-current={key === openPart ? 'page' : undefined}>
              {label}
              {mark}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type FormSectionProps = {
  readonly title: string;
  /** Whether the address asks for this one of those that are on the page. */
  readonly isAsked: boolean;
  readonly children: ReactNode;
};

/** A section of a form that is on one page with others, under its name. */
function FormSection({ title, isAsked, children }: FormSectionProps): JSX.Element {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAsked) section.current?.scrollIntoView();
  }, [isAsked]);
  return (
    <section className="form-section" ref={section} id={`${id}-section`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
