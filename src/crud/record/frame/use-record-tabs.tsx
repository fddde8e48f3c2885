import { useCanAccessResources } from 'ra-core';
import { useContext, useMemo } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { Tab } from '../../../ui/page/tabs.tsx';
import type { Additions, OwnTab } from '../../vocabulary/additions.ts';
import { resourceNamed } from '../../vocabulary/named.ts';
import type { Row } from '../../vocabulary/row.ts';
import { useWords } from '../../vocabulary/words.ts';
import type { Section } from '../form-fields/sections.ts';
import { RecordPlaceContext } from '../place/record-place.ts';
import { historyTab, type TabState, useTabs } from '../place/use-tabs.ts';
import { type RecordParts, RecordPartsContext } from './record-parts.ts';

export type RecordTabs = TabState & {
  readonly tabs: readonly Tab[];
  readonly sections: readonly Section[];
  readonly own: readonly OwnTab[];
  /** What stands over the fields of one of the sections. */
  readonly over: Additions['over'];
  readonly hasHistory: boolean;
};

type TabsQuery = {
  readonly resource: AnyResource;
  readonly additions: Additions;
  readonly record: Row | null;
  readonly sections: readonly Section[];
  /** How many errors lie in a section. */
  readonly faulty?: (key: string) => number;
};

const none = (): number => 0;

/** Tabs of a record: those of the form, the entity's own, lists of what belongs to it, and the history where there is one. */
export function useRecordTabs({ resource, additions, record, sections, faulty = none }: TabsQuery): RecordTabs {
  const words = useWords();
  const labels = words.labelsOf(resource);
  const lists = useListTabs(additions);
  // Beside a list there is room for the form; whole screens of what belongs to the record are on its page.
  const isBeside = useContext(RecordPlaceContext) !== null;
  const own = record === null || isBeside ? [] : [...(additions.tabs ?? []), ...lists];
  const hasHistory = record !== null && resource.audit !== false && resource.versioned !== false;
  const over = record === null || isBeside ? undefined : additions.over;
  const labelOf = (key: string): string => (over?.section === key ? over.label(words) : (labels.tabs[key] ?? key));
  const order = additions.tabOrder ?? [];
  const placeOf = ({ id }: Tab): number => (order.includes(id) ? order.indexOf(id) : order.length);
  const ordered: readonly Tab[] = [
    ...sections.map(({ key }) => ({ id: key, label: labelOf(key), mark: <FaultMark count={faulty(key)} /> })),
    ...own.map((tab) => ({ id: tab.key, label: tab.label(words) })),
  ];
  const tabs: readonly Tab[] = [
    ...ordered.toSorted((one, other) => placeOf(one) - placeOf(other)),
    ...(hasHistory ? [{ id: historyTab, label: words.form.history.title }] : []),
  ];
  const state = useTabs(tabs.map((tab) => tab.id));
  return { ...state, tabs, sections, own, over, hasHistory };
}

/** Lists that the user may see. Until the rights are known they stand, so that a tab of the address is not left for the first one. */
function useListTabs(additions: Additions): readonly OwnTab[] {
  const parts = useContext(RecordPartsContext);
  const lists = useMemo(() => (parts === null ? [] : listTabsOf(additions, parts)), [additions, parts]);
  const prefixes = lists.map(({ key }) => prefixOf(resourceNamed(key)));
  const { canAccess } = useCanAccessResources({ action: 'list', resources: prefixes, enabled: prefixes.length > 0 });
  return lists.filter((_, at) => canAccess?.[prefixes[at] ?? ''] !== false);
}

/** Tabs of a record with the lists of other entities that belong to it. */
function listTabsOf({ lists = {} }: Additions, { listOf }: RecordParts): readonly OwnTab[] {
  return Object.entries(lists).map(([entity, reference]) => ({
    key: entity,
    label: (words) => words.labelsOf({ name: entity }).page,
    Tab: listOf(entity, reference),
  }));
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
