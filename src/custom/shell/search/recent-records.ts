import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useStore } from 'ra-core';
import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router';
import { prefixOf, recordPageOf, recordPatternOf } from '../../../../contract/derive/addresses.ts';
import { timeFieldOf } from '../../../../contract/derive/found-at-once.ts';
import { labelsOf, type Messages } from '../../../../contract/messages/texts.ts';
import { type ResourceName, registry } from '../../../../contract/resources/registry.ts';
import { resources } from '../../../providers/data/collections.ts';
import { allows, type Rights } from '../../../providers/rights.ts';
import { isEntity } from './found-answer.ts';
import { namedOption, type Option, type OptionGroup } from './option.ts';

type Visited = { readonly resource: ResourceName; readonly id: number };
type Row = { readonly id: number; readonly [field: string]: unknown };

/** Named among the preferences in the console's store. */
const storeKey = 'recentRecords';
const nothing: readonly unknown[] = [];
const most = 8;
/** Who only passes through has opened nothing. */
const staysMilliseconds = 1000;

/** The record at the address of its page or of a tab; undefined on every other screen. */
function recordAt(pathname: string): Visited | undefined {
  const found = resources.flatMap((resource) => {
    const pattern = recordPatternOf(resource);
    const id = Number(matchPath({ path: pattern, end: false }, pathname)?.params['id']);
    return Number.isInteger(id) && id > 0 && isEntity(resource.name) ? [{ pattern, visited: { resource: resource.name, id } }] : [];
  });
  // A service is in its store: the longest address is meant.
  return found.toSorted((one, other) => other.pattern.length - one.pattern.length)[0]?.visited;
}

/** Keeps which records the person opened last; only what leads to them, no names: those are read as far as one may. */
export function useKeepRecent(): void {
  const { pathname } = useLocation();
  const [kept, keep] = useStore<unknown>(storeKey, nothing);
  const record = recordAt(pathname);
  const [resource, id] = [record?.resource, record?.id];
  useEffect(() => {
    if (resource === undefined || id === undefined) return undefined;
    const before = visitedIn(kept);
    if (before[0]?.resource === resource && before[0].id === id) return undefined;
    const others = before.filter((one) => one.resource !== resource || one.id !== id);
    const timer = setTimeout(() => keep([{ resource, id }, ...others].slice(0, most)), staysMilliseconds);
    return () => clearTimeout(timer);
  }, [resource, id, kept, keep]);
}

type Ways = { readonly messages: Messages; readonly rights: Rights; readonly go: (path: string) => void };

/** The records opened last that are still there and may still be seen. */
export function useRecentGroup({ messages, rights, go }: Ways): readonly OptionGroup[] {
  const provider = useDataProvider();
  const [kept] = useStore<unknown>(storeKey, nothing);
  const here = recordAt(useLocation().pathname);
  // No one looks for what is open.
  const visited = visitedIn(kept).filter(
    ({ resource, id }) => allows(rights, resource, 'show') && !(resource === here?.resource && id === here.id),
  );
  const { data: rows } = useQuery({
    queryKey: ['recentRecords', visited],
    queryFn: async () => {
      const names = [...new Set(visited.map(({ resource }) => resource))];
      const asked = names.map(async (name) => {
        const ids = visited.filter(({ resource }) => resource === name).map(({ id }) => id);
        const { data } = await provider.getMany<Row>(prefixOf(registry[name]), { ids });
        return data.map((row): readonly [string, Row] => [`${name}/${row.id}`, row]);
      });
      return new Map((await Promise.all(asked)).flat());
    },
    enabled: visited.length > 0,
    retry: false,
    gcTime: 0,
  });
  const options = visited.flatMap(({ resource, id }): readonly Option[] => {
    const row = rows?.get(`${resource}/${id}`);
    if (row === undefined) return [];
    const { person, represent } = registry[resource];
    const at = timeFieldOf(registry[resource]);
    const { label, details } = namedOption(messages, resource, {
      id,
      name: textIn(row, represent) ?? '',
      person: person === undefined ? null : textIn(row, person),
      at: person === undefined || at === undefined ? null : textIn(row, at),
    });
    return [
      {
        key: `recent/${resource}/${id}`,
        label,
        details: [...details, labelsOf(messages, resource).noun.one],
        isFetched: false,
        run: () => go(recordPageOf(registry[resource], row)),
      },
    ];
  });
  return options.length === 0 ? [] : [{ key: 'recent', title: messages.console.search.recent, options }];
}

function textIn(row: Row, name: string): string | null {
  const value = row[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

function visitedIn(kept: unknown): readonly Visited[] {
  const entries: readonly unknown[] = Array.isArray(kept) ? kept : [];
  return entries.flatMap((entry) => {
    if (typeof entry !== 'object' || entry === null || !('resource' in entry) || !('id' in entry)) return [];
    const { resource, id } = entry;
    return isEntity(resource) && typeof id === 'number' ? [{ resource, id }] : [];
  });
}
