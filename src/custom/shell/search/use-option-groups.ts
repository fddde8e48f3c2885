import { useNavigate } from 'react-router';
import { createPageOf } from '../../../../contract/derive/addresses.ts';
import { languages } from '../../../../contract/messages/basics/catalogue.ts';
import { labelsOf, type Messages } from '../../../../contract/messages/texts.ts';
import { registry } from '../../../../contract/resources/registry.ts';
import { tickets } from '../../../../contract/resources/stores/tickets.ts';
import { accessPaths } from '../../../../contract/rules/accounts/next-step.ts';
import { readsAsTicket } from '../../../../contract/rules/services/ticket-numbers.ts';
import { usualFilter } from '../../../crud/list/state/list-time.ts';
import { densities, modes, themes } from '../../../providers/appearance/appearance.ts';
import { useAppearance, useAppearanceStore } from '../../../providers/appearance/appearance-store.ts';
import { allows, type Rights, useRights } from '../../../providers/rights.ts';
import { useMessages } from '../../../providers/words/console-words.ts';
import { visibleMenu } from '../menu/visible-menu.ts';
import { isEntity } from './found-answer.ts';
import { hasWords, menuMatches } from './menu-matches.ts';
import type { Option, OptionGroup } from './option.ts';
import { useRecentGroup } from './recent-records.ts';
import { recordGroups } from './record-groups.ts';
import { type RecordSearch, useRecordSearch } from './use-record-search.ts';

type Command = Omit<Option, 'details' | 'isFetched'>;

/** What can be done from anywhere, in addition to going somewhere. */
function useCommands(showKeys: () => void): readonly Option[] {
  const messages = useMessages();
  const navigate = useNavigate();
  const rights = useRights();
  const creations = Object.keys(registry).flatMap((name): readonly Command[] => {
    if (!isEntity(name) || 'singleton' in registry[name] || !allows(rights, name, 'create')) return [];
    const { adding, ...noun } = labelsOf(messages, name).noun;
    const usual = messages.grammar.createAction(noun);
    return [
      { key: `create/${name}`, label: adding ?? usual, alias: usual, icon: 'plus', run: () => void navigate(createPageOf(registry[name])) },
    ];
  });
  const { shell } = messages.console;
  const own: readonly Command[] = [
    { key: 'keys', label: shell.shortcuts, icon: 'keyboard', run: showKeys },
    { key: 'password', label: shell.changePassword, icon: 'key', run: () => void navigate(accessPaths.changePassword) },
    { key: 'sign-out', label: shell.signOut, icon: 'signOut', run: () => void navigate(accessPaths.signOut) },
  ];
  const all = [...creations, ...useFullScreen(), ...useLooks(), ...own];
  return all.map((command) => ({ ...command, details: [], isFetched: false }));
}

function useFullScreen(): readonly Command[] {
  const { shell } = useMessages().console;
  if (!document.fullscreenEnabled) return [];
  const isFull = document.fullscreenElement !== null;
  return [
    {
      key: 'full-screen',
      label: isFull ? shell.leaveFullScreen : shell.enterFullScreen,
      icon: isFull ? 'compress' : 'expand',
      run: () => void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()),
    },
  ];
}

const modeIcons = { light: 'sun', dark: 'moon', system: 'display' } as const;

/** Changes of how the console looks, but for what is chosen already. */
function useLooks(): readonly Command[] {
  const { shell, appearance: words, search } = useMessages().console;
  const chosen = useAppearance();
  const { change } = useAppearanceStore();
  return [
    ...modes
      .filter((mode) => mode !== chosen.mode)
      .map(
        (mode): Command => ({
          key: `mode/${mode}`,
          label: search.set(words.mode, words.modes[mode]),
          icon: modeIcons[mode],
          run: () => change({ mode }),
        }),
      ),
    ...languages
      .filter((language) => language !== chosen.language)
      .map(
        (language): Command => ({
          key: `language/${language}`,
          label: search.set(shell.language, shell.languages[language]),
          icon: 'globe',
          run: () => change({ language }),
        }),
      ),
    ...themes
      .filter((theme) => theme !== chosen.theme)
      .map((theme): Command => ({ key: `theme/${theme}`, label: words.themes[theme], icon: 'palette', run: () => change({ theme }) })),
    ...densities
      .filter((density) => density !== chosen.density)
      .map(
        (density): Command => ({
          key: `density/${density}`,
          label: search.set(words.density, words.densities[density]),
          icon: 'list',
          run: () => change({ density }),
        }),
      ),
  ];
}

/** This many entries of the menu leave room for the records below them. */
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

type Ways = { readonly messages: Messages; readonly rights: Rights; readonly query: string; readonly go: (path: string) => void };

/** The way to tickets of today with the typed number: numbers return every day, so the server is not asked for all that ever bore it. */
function ticketGroup({ messages, rights, query, go }: Ways): OptionGroup {
  const number = query.trim().replace(' ', '').toUpperCase();
  const filter = { ...usualFilter(tickets), q: number };
  const isOffered = readsAsTicket(query) && allows(rights, tickets.name, 'list');
  const option = {
    key: 'tickets/today',
    label: messages.console.search.ticketsToday(number),
    icon: 'list',
    leadsOn: true,
    details: [],
    isFetched: false,
    run: () => go(`${tickets.page}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`),
  } as const;
  return { key: tickets.name, title: labelsOf(messages, tickets.name).page, options: isOffered ? [option] : [] };
}
