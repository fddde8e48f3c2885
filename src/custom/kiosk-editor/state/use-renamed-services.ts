import { useQuery } from '@tanstack/react-query';
import { type DataProvider, type Identifier, useDataProvider } from 'ra-core';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import type { RenamedService } from '../../../../contract/rules/kiosk/check-layout.ts';
import { resourceNamed } from '../../../crud/core/named.ts';
import { isRow } from '../../../crud/core/row.ts';
import type { Kiosk } from './use-kiosk.ts';

type HistoryProvider = DataProvider & {
  readonly history: (resource: string, id: Identifier) => Promise<{ readonly data: readonly unknown[] }>;
};

/** The names that kiosks show of a service. */
const names = ['name', 'touch_screen_name'] as const;

/**
 * Services of buttons with another text that were called otherwise before, from their histories. Undefined until it is known, and where
 * the user may not read histories: then nothing is said of it.
 */
export function useRenamedServices({ screen, layout, services }: Kiosk): ReadonlyMap<number, RenamedService> | undefined {
  const provider = useDataProvider<HistoryProvider>();
  const buttons = layout?.pages.flatMap((page) => page.buttons) ?? [];
  const asked = services.filter(
    ({ id, texts, isChanged }) =>
      isChanged && buttons.some(({ service_id, looks }) => service_id === id && looks.active.text.cs !== texts.cs),
  );
  const ids = asked.map(({ id }) => id);
  const { data } = useQuery({
    queryKey: [prefixOf(resourceNamed('services')), 'renamed', Number(screen['id']), ids],
    queryFn: async () => {
      const entries = asked.map(async ({ id, texts: { cs } }) => {
        const { data: changes } = await provider.history(prefixOf(resourceNamed('services')), id);
        return [id, { name: cs, former: formerNames(changes) }] as const;
      });
      return new Map(await Promise.all(entries));
    },
    enabled: ids.length > 0,
    meta: { follows: ['services'] },
    retry: false,
  });
  return data;
}

function formerNames(changes: readonly unknown[]): readonly string[] {
  return changes.filter(isRow).flatMap(({ changes: fields }) => {
    const changed = Object.entries(Object(fields));
    return changed.flatMap(([name, change]) => {
      const before: unknown = names.some((one) => one === name) ? Object(change).before : undefined;
      return typeof before === 'string' && before !== '' ? [before] : [];
    });
  });
}
