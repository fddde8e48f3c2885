import { useNavigate } from 'react-router';
import { useRights } from '../../../providers/rights/use-rights.ts';
import { useMessages } from '../../../providers/words/console-words.ts';
import { visibleMenu } from '../menu/visible-menu.ts';
import { hasWords, menuMatches } from './menu-matches.ts';
import type { Option, OptionGroup } from './option.ts';
import { useRecentGroup } from './recent-records.ts';
import { recordGroups } from './record-groups.ts';
import { ticketGroup } from './ticket-group.ts';
import { useCommands } from './use-commands.ts';
import { type RecordSearch, useRecordSearch } from './use-record-search.ts';

/** So many entries of the menu leave room for the records below them. */
const mostEntries = 5;

/** Everything that the query finds: what the console has at hand first, then what the server was asked for. */
export function useOptionGroups(
  query: string,
  showKeys: () => void,
): Omit<RecordSearch, 'groups' | 'isOld'> & { groups: readonly OptionGroup[] } {
  const messages = useMessages();
  const rights = useRights();
  const navigate = useNavigate();
  const go = (path: string): void => void navigate(path);
  const { groups: found, isOld, ...search } = useRecordSearch(query);
  const recent = useRecentGroup({ messages, rights, go });
  const commands = useCommands(showKeys);
  const { menu, commands: commandsTitle } = messages.console.search;
  const isEmpty = query.trim() === '';
  const entries = menuMatches(visibleMenu(rights, messages), query).map(
    ({ path, label, where }): Option => ({
      key: `menu${path}`,
      label,
      details: where === label ? [] : [where],
      isFetched: false,
      run: () => go(path),
    }),
  );
  const groups = [
    ...(isEmpty ? recent : []),
    ticketGroup({ messages, rights, query, go }),
    { key: 'menu', title: menu, options: entries.slice(0, isEmpty ? undefined : mostEntries) },
    { key: 'commands', title: commandsTitle, options: commands.filter(({ label, alias = '' }) => hasWords(`${label} ${alias}`, query)) },
    ...recordGroups(found, { messages, query, isOld, isOneStore: rights.user.limitations.length === 1, go }),
  ];
  return { ...search, groups: groups.filter(({ options }) => options.length > 0) };
}
