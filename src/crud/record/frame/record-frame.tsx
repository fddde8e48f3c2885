import { type JSX, type ReactNode, Suspense, useContext, useId } from 'react';
import { Link } from 'react-router';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { SkeletonScreen } from '../../../ui/page/skeleton.tsx';
import { TabPanel, Tabs } from '../../../ui/page/tabs.tsx';
import { representationOf } from '../../fields/references/represent.ts';
import type { Row } from '../../vocabulary/row.ts';
import { useWords, type Words } from '../../vocabulary/words.ts';
import { HistoryTab } from '../history/history-tab.tsx';
import './record-frame.css';
import type { Section } from '../form-fields/sections.ts';
import { RecordPlaceContext } from '../place/record-place.ts';
import { historyTab } from '../place/use-tabs.ts';
import type { RecordTabs } from './use-record-tabs.tsx';

type RecordFrameProps = {
  readonly resource: AnyResource;
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
  const { selected, select } = tabs;
  const Over = tabs.over?.Part;
  const isForm = tabs.sections.some(({ key }) => key === selected);
  const hasTabs = tabs.tabs.length > 1;
  const panels = tabs.sections.map((one) =>
    hasTabs ? (
      <TabPanel key={one.key} prefix={prefix} id={one.key} hidden={one.key !== selected}>
        {Over === undefined || record === null || one.key !== tabs.over?.section || one.key !== selected ? null : (
          <Suspense fallback={<SkeletonScreen label={words.form.loading} />}>
            <Over record={record} />
          </Suspense>
        )}
        {renderSection(one)}
      </TabPanel>
    ) : (
      <div key={one.key}>{renderSection(one)}</div>
    ),
  );
  return (
    <div className="record">
      {isBeside ? (
        // The drawer around it is headed by the record already.
        <div className="record__deeds">{actions}</div>
      ) : (
        <PageHeader
          title={titleOf(words, resource, record)}
          actions={actions}
          {...(resource.singleton === true ? {} : { above: <WayUp to={up} label={words.labelsOf(resource).page} /> })}
        />
      )}
      {above}
      {hasTabs ? <Tabs label={words.form.tabs} tabs={tabs.tabs} selected={selected} onSelect={select} prefix={prefix} /> : null}
      {/* Hidden instead of taken away: what was typed stays while another tab is looked at. */}
      <div hidden={!isForm} className={hasTabs ? 'record__body record__body--under-tabs' : 'record__body'}>
        <Panel>{renderAround(panels)}</Panel>
      </div>
      {record === null ? null : (
        <>
          {tabs.own.map(({ key, Tab }) => (
            <TabPanel key={key} prefix={prefix} id={key} hidden={key !== selected}>
              <Suspense fallback={<SkeletonScreen label={words.form.loading} />}>
                {key === selected ? <Tab record={record} /> : null}
              </Suspense>
            </TabPanel>
          ))}
          {tabs.hasHistory ? (
            <TabPanel prefix={prefix} id={historyTab} hidden={selected !== historyTab}>
              {selected === historyTab ? <HistoryTab resource={resource} record={record} /> : null}
            </TabPanel>
          ) : null}
        </>
      )}
      {children}
    </div>
  );
}

function titleOf(words: Words, resource: AnyResource, record: Row | null): string {
  const { noun, page } = words.labelsOf(resource);
  if (resource.singleton === true) return page;
  return record === null ? words.grammar.createTitle(noun) : words.grammar.editTitle(noun, representationOf(words, resource, record));
}

function WayUp({ to, label }: { readonly to: string; readonly label: string }): JSX.Element {
  return (
    <Link className="record__up" to={to}>
      <Icon name="chevronLeft" size={16} />
      {label}
    </Link>
  );
}
