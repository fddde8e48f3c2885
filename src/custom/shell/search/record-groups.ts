import { buildFoundRowAddress } from '../../../../contract/derive/found-at-once.ts';
import { labelsOf, type Messages } from '../../../../contract/messages/texts.ts';
import { registry } from '../../../../contract/resources/registry.ts';
import type { FoundGroup } from './found-answer.ts';
import { namedOption, type Option, type OptionGroup } from './option.ts';

type Ways = {
  readonly messages: Messages;
  readonly query: string;
  readonly isOld: boolean;
  readonly isOneStore: boolean;
  readonly go: (path: string) => void;
};

/** Records that were found, a group for each entity, and below it the way to all of them. Of an earlier query nothing is counted. */
export function recordGroups(found: readonly FoundGroup[], ways: Ways): readonly OptionGroup[] {
  return found.map((group) => {
    const { noun, page } = labelsOf(ways.messages, group.resource);
    return {
      key: group.resource,
      title: group.total === null || ways.isOld ? page : ways.messages.grammar.count(noun, group.total),
      options: [...recordOptions(group, ways), ...(ways.isOld ? [] : wholeList(group, ways))],
    };
  });
}

function recordOptions({ resource, rows }: FoundGroup, { messages, isOld, isOneStore, go }: Ways): readonly Option[] {
  return rows.map((row) => ({
    key: `${resource}/${row.id}`,
    // Of the only store of a person nothing needs to be said.
    ...namedOption(messages, resource, isOneStore ? { ...row, store: null } : row),
    isFetched: true,
    ...(isOld && { isOld }),
    run: () => go(buildFoundRowAddress(registry[resource], row)),
  }));
}

/** Where there are more than are shown, or may be. */
function wholeList({ resource, total, rows }: FoundGroup, { messages, query, go }: Ways): readonly Option[] {
  if (total !== null && total <= rows.length) return [];
  const { showAll, showInList } = messages.console.search;
  return [
    {
      key: `${resource}/all`,
      label: total === null ? showInList : showAll(total),
      icon: 'list',
      leadsOn: true,
      details: [],
      isFetched: true,
      run: () => go(`${registry[resource].page}?${new URLSearchParams({ filter: JSON.stringify({ q: query.trim() }) })}`),
    },
  ];
}
