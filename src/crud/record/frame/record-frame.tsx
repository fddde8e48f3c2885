import { type JSX, type ReactNode, Suspense, useContext, useId } from 'react';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { SkeletonScreen } from '../../../ui/page/skeleton.tsx';
import { TabPanel, Tabs } from '../../../ui/page/tabs.tsx';
import type { Additions } from '../../vocabulary/additions.ts';
import type { Row } from '../../vocabulary/row.ts';
import { useWords } from '../../vocabulary/words.ts';
import { HistoryTab } from '../history/history-tab.tsx';
import './record-frame.css';
import type { Section } from '../form-fields/sections.ts';
import { historyTab } from '../place/history-tab.ts';
import { RecordPlaceContext } from '../place/record-place.ts';
import { FormSection } from './form-section.tsx';
import { PartLinks } from './part-links.tsx';
import { RecordHeader } from './record-header.tsx';
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

/** Heading, tabs and panels of one record, written or read. */
export function RecordFrame({
  resource,
  additions,
  record,
  tabs,
  up,
  actions,
  above,
  renderAround = bare,
  renderSection,
  children,
}: RecordFrameProps): JSX.Element {
  const words = useWords();
  const isBeside = useContext(RecordPlaceContext) !== null;
  const prefix = useId();
  const { isGrouped, isShown, openTab } = tabs;
  const isForm = tabs.sections.some(({ key }) => isShown(key));
  const hasTabs = tabs.tabs.length > 1;
  const sections = tabs.sections.map((one) => {
    if (isGrouped) {
      const title = words.labelsOf(resource).tabs[one.key] ?? one.key;
      return (
        <FormSection key={one.key} title={title} isAsked={tabs.selected === one.key && tabs.openPart !== one.key}>
          {renderSection(one)}
        </FormSection>
      );
    }
    if (!hasTabs) return <div key={one.key}>{renderSection(one)}</div>;
    return (
      <TabPanel key={one.key} prefix={prefix} id={one.key} hidden={!isShown(one.key)}>
        {renderSection(one)}
      </TabPanel>
    );
  });
  const form = <Panel>{renderAround(sections)}</Panel>;
  /** The panel of what is shown is that of its tab. */
  const panelOf = (name: string): string => (isGrouped && isShown(name) ? openTab : name);
  return (
    <div className="record">
      {isBeside ? (
        // The drawer around it is headed by the record already.
        <div className="record__deeds">{actions}</div>
      ) : (
        <RecordHeader {...{ resource, additions, record, up, actions }} />
      )}
      {above}
      {hasTabs ? <Tabs label={words.form.tabs} tabs={tabs.tabs} selected={openTab} onSelect={tabs.select} prefix={prefix} /> : null}
      <PartLinks tabs={tabs} />
      {/* Hidden instead of taken away: what was typed stays while another tab is looked at. */}
      <div hidden={!isForm} className={hasTabs ? 'record__body record__body--under-tabs' : 'record__body'}>
        {isGrouped && isForm ? (
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
          {tabs.hasHistory && (!isGrouped || isShown(historyTab)) ? (
            <TabPanel prefix={prefix} id={panelOf(historyTab)} hidden={!isShown(historyTab)}>
              {isShown(historyTab) ? <HistoryTab resource={resource} record={record} /> : null}
            </TabPanel>
          ) : null}
        </>
      )}
      {children}
    </div>
  );
}
