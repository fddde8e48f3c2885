import { useCanAccessResources } from 'ra-core';
import { Suspense, useContext } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { namesInLanguage } from '../../../../contract/derive/shown/translations.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { Tab } from '../../../ui/page/tabs.tsx';
import type { Additions } from '../../core/additions/additions.ts';
import type { ListTab, RecordTab, TabGroup } from '../../core/additions/slots.ts';
import { resourceNamed } from '../../core/named.ts';
import type { Row } from '../../core/row.ts';
import { useWords } from '../../core/words.ts';
import { type Section, sectionsOf } from '../form-fields/sections.ts';
import { headAlone } from '../record-context/head-fields.ts';
import { historyTab } from '../record-context/history-tab-name.ts';
import { RecordPlaceContext } from '../record-context/record-place.ts';
import { type TabState, useTabs } from '../record-context/use-tabs.ts';
import { type AddedTab, findPart, groupedParts, groupTabs, isGroup, onePage, type Part, ungrouped } from './parts.ts';
import { type RecordParts, RecordPartsContext } from './record-parts.ts';

export type RecordTabs = TabState & {
  readonly tabs: readonly Tab[];
  /** The tab that is open: of the part, or of the group that it is in. */
  readonly openTab: string;
  /** Parts of the open group, where it has several, and the one that is shown. */
  readonly parts: readonly Part[];
  readonly openPart: string;
  /** Whether the section, the own tab or the history is on the screen now. */
  readonly isShown: (name: string) => boolean;
  readonly isGrouped: boolean;
  /** Whether all sections of the form are on one page. */
  readonly isOnePage: boolean;
  readonly sections: readonly Section[];
  readonly own: readonly RecordTab[];
  /** Where the history is: among the parts of a group, or next to the form. */
  readonly history: 'part' | 'aside' | undefined;
  /** The address asks for what is next to the form. */
  readonly isHistoryAsked: boolean;
};

/** This many fields are seen at once; more of them have a tab for each section. */
const mostOnOnePage = 15;

type TabsQuery = {
  readonly resource: AnyResource;
  readonly additions: Additions;
  readonly record: Row | null;
  readonly sections: readonly Section[];
  /** How many errors lie in a section. */
  readonly faulty?: (key: string) => number;
};

const none = (): number => 0;

/** Tabs of a record: those of the form where it is not on one page, the entity's own, and lists of what belongs to it. */
export function useRecordTabs({ resource, additions, record, sections, faulty = none }: TabsQuery): RecordTabs {
  const words = useWords();
  const labels = words.labelsOf(resource);
  const { tabs: added = [] } = additions.recordSlots ?? {};
  const ownTabs = useOwnTabs(added);
  // Next to a list there is room for the form; whole screens of what belongs to the record are on its page.
  const isInDrawer = useContext(RecordPlaceContext) !== null;
  const hasForm = record === null || isInDrawer;
  const own = hasForm ? [] : ownTabs;
  const hasHistory = record !== null && resource.audit !== false && resource.versioned !== false;
  const written = sections.map(({ key }) => ({
    key,
    label: labels.tabs[key] ?? key,
    mark: <FaultMark key={key} count={faulty(key)} />,
    names: [key],
  }));
  const owned = own.map(({ key, label }) => ({ key, label: label(words), names: [key] }));
  const isGrouped = !hasForm && added.some(isGroup);
  const isOnePage = isGrouped || fitsOnePage({ resource, additions }, record);
  const kept = { key: historyTab, label: words.form.history.title, names: [historyTab] };
  const groups = isGrouped
    ? groupedParts(words, groupTabs(added, own), [...written, ...owned, ...(hasHistory ? [kept] : [])])
    : ungrouped([...(isOnePage ? onePage(written) : written), ...owned]);
  const names = groups.flatMap((group) => group.parts.flatMap((part) => part.names));
  const history = !hasHistory ? undefined : isGrouped ? 'part' : 'aside';
  const state = useTabs(history === 'aside' ? [...names, historyTab] : names);
  const isHistoryAsked = history === 'aside' && state.selected === historyTab;
  const place = findPart(groups, isHistoryAsked ? (names[0] ?? '') : state.selected);
  const tabs = groups.map(({ key, label, parts, of }): Tab => {
    const faults = parts.map(({ mark }) => mark);
    const Mark = of?.Mark;
    return {
      id: key,
      label,
      mark:
        Mark === undefined || record === null
          ? faults
          : [
              ...faults,
              <Suspense key="own">
                <Mark record={record} />
              </Suspense>,
            ],
    };
  });
  // A tab leads to the first of its parts.
  const select = (key: string): void => {
    const first = groups.find((group) => group.key === key && isGrouped)?.parts[0]?.key;
    state.select(first ?? key);
  };
  const openParts = place?.group.parts ?? [];
  const hasRow = openParts.length > 1 && !(place?.group.of?.firstLeads === true && place.part === openParts[0]);
  return {
    ...state,
    select,
    tabs,
    openTab: place?.group.key ?? '',
    parts: hasRow ? openParts : [],
    openPart: place?.part.key ?? '',
    isShown: (name) => place?.part.names.includes(name) === true,
    isGrouped,
    isOnePage,
    sections,
    own: own.filter(({ key }) => names.includes(key)),
    history: history === 'part' && !names.includes(historyTab) ? undefined : history,
    isHistoryAsked,
  };
}

/** Whether all sections fit on one page: those of the entity, whatever is empty in this one record. */
function fitsOnePage(headed: Pick<TabsQuery, 'resource' | 'additions'>, record: Row | null): boolean {
  const sections = record === null ? sectionsOf(headed.resource, 'create') : sectionsOf(headed.resource, 'edit', headAlone(headed));
  const names = sections.flatMap((section) => section.names);
  return namesInLanguage(headed.resource, names, 'cs').length <= mostOnOnePage;
}

type Leaf = RecordTab | ListTab;

function isLeaf(part: TabGroup['parts'][number]): part is Leaf {
  return typeof part !== 'string' && ('Tab' in part || 'list' in part);
}

/**
 * The tabs that the entity adds, without lists that the user may not see. Until the rights are known all are there, so that a tab of
 * the address is not left for the first one.
 */
function useOwnTabs(added: readonly AddedTab[]): readonly RecordTab[] {
  const parts = useContext(RecordPartsContext);
  const leaves = added.flatMap((tab): readonly Leaf[] => (isGroup(tab) ? tab.parts.filter(isLeaf) : [tab]));
  const prefixes = leaves.flatMap((leaf) => ('list' in leaf ? [prefixOf(resourceNamed(leaf.list))] : []));
  const { canAccess } = useCanAccessResources({ action: 'list', resources: prefixes, enabled: prefixes.length > 0 });
  return leaves.flatMap((leaf) => {
    if ('Tab' in leaf) return [leaf];
    return parts === null || canAccess?.[prefixOf(resourceNamed(leaf.list))] === false ? [] : [listTabOf(leaf, parts)];
  });
}

/** A tab with the rows of another entity that belong to the record. */
function listTabOf({ list, by }: ListTab, { listOf }: RecordParts): RecordTab {
  return { key: list, label: (words) => words.labelsOf({ name: list }).page, Tab: listOf(list, by) };
}

function FaultMark({ count }: { readonly count: number }) {
  const { form } = useWords();
  if (count === 0) return null;
  return (
    <span className="tabs__mark">
      <Icon name="alert" size={16} />
      <span className="visually-hidden">{form.tabWithErrors('', count)}</span>
    </span>
  );
}
