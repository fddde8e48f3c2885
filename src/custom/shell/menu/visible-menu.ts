import { recordPatternOf } from '../../../../contract/derive/addresses.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { labelsOf, type Messages } from '../../../../contract/messages/texts.ts';
import { registry } from '../../../../contract/resources/registry.ts';
import { allows, mayEnter, type Rights } from '../../../providers/rights.ts';
import { type MenuEntry, type MenuGroup, menu } from './menu.ts';

export type VisibleEntry = { readonly path: string; readonly label: string; readonly isBelow: boolean };
export type VisibleGroup = {
  readonly name: MenuGroup['name'];
  readonly segment: string;
  readonly icon: MenuGroup['icon'];
  readonly label: string;
  readonly entries: readonly VisibleEntry[];
};

function isVisible(entry: MenuEntry, rights: Rights): boolean {
  if (entry.needs !== undefined && !mayEnter(rights, entry.needs)) return false;
  if ('screen' in entry) return true;
  return allows(rights, entry.resource, 'list') || (isSingleton(entry) && allows(rights, entry.resource, 'show'));
}

function isSingleton(entry: Extract<MenuEntry, { readonly resource: unknown }>): boolean {
  return 'singleton' in registry[entry.resource];
}

function labelOf(entry: MenuEntry, messages: Messages): string {
  return 'screen' in entry ? messages.console.screens[entry.screen] : labelsOf(messages, entry.resource).page;
}

/** The menu by permission, in the language: groups without entries are left out. */
export function visibleMenu(rights: Rights, messages: Messages): readonly VisibleGroup[] {
  return menu
    .map(({ entries, ...group }) => ({
      ...group,
      label: messages.console.shell.groups[group.name],
      entries: entries
        .filter((entry) => isVisible(entry, rights))
        .map((entry) => ({ path: entry.path, label: labelOf(entry, messages), isBelow: 'under' in entry })),
    }))
    .filter(({ entries }) => entries.length > 0);
}

const resources: readonly AnyResource[] = Object.values<AnyResource>(registry);

/** The list of what a record belongs to: desks are found under stores. */
function ownerPage({ fields, limitedBy }: AnyResource): readonly string[] {
  const owner = limitedBy === null ? undefined : fields[limitedBy];
  return resources.filter(({ name }) => owner?.kind === 'reference' && owner.target === name).map(({ page }) => page);
}

/** Addresses of the lists that a record's address belongs under, the nearest first: `/stores/12` and its history are found at `/stores/manage`. */
const recordPatterns = resources.map((resource) => ({
  pages: [resource.page, ...ownerPage(resource)],
  pattern: new RegExp(`^${recordPatternOf(resource).replaceAll(/:\w+/gu, '[^/]+')}(?:/history)?$`, 'u'),
}));

/** Address of the entry that represents the path: itself, the list of the record, or the nearest above it. */
export function activePath(paths: readonly string[], pathname: string): string | undefined {
  if (paths.includes(pathname)) return pathname;
  const above = paths.filter((path) => pathname.startsWith(`${path}/`)).toSorted((one, other) => other.length - one.length)[0];
  const lists = recordPatterns.find(({ pattern }) => pattern.test(pathname))?.pages ?? [];
  return lists.find((list) => paths.includes(list)) ?? above;
}
