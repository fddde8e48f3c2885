import { foundPageOf } from '../../../../contract/derive/found-at-once.ts';
import { fieldLabel, labelsOf, type Messages } from '../../../../contract/messages/texts.ts';
import { registry } from '../../../../contract/resources/registry.ts';
import { formatInstant } from '../../../crud/vocabulary/format.ts';
import type { FoundGroup } from './found-answer.ts';
import type { Option, OptionGroup } from './option.ts';

type Ways = { readonly messages: Messages; readonly query: string; readonly go: (path: string) => void };

/** Records that were found, a group for each entity, and below it the way to all of them. */
export function recordGroups(found: readonly FoundGroup[], ways: Ways): readonly OptionGroup[] {
  return found.map((group) => {
    const { noun, page } = labelsOf(ways.messages, group.resource);
    return {
      key: group.resource,
      title: group.total === null ? page : ways.messages.grammar.count(noun, group.total),
      options: [...recordOptions(group, ways), ...wholeList(group, ways)],
    };
  });
}

function recordOptions({ resource, rows }: FoundGroup, { messages, go }: Ways): readonly Option[] {
  return rows.map((row) => ({
    key: `${resource}/${row.id}`,
    label: row.name === '' ? `#${row.id}` : row.name,
    details: [
      ...(row.match === null ? [] : [`${fieldLabel(messages, resource, row.match.field)}: ${row.match.text}`]),
      ...(row.at === null ? [] : [formatInstant(row.at)]),
      ...(row.store === null ? [] : [row.store.name]),
    ],
    isFetched: true,
    run: () => go(foundPageOf(registry[resource], row)),
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
