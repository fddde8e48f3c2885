import { useQueryClient } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'ra-core';
import { useCallback } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { ChosenRows, Row } from '../../core/row.ts';
import { type BulkResult, bulkResultOf } from './bulk-result.ts';

export type BulkRequest = { readonly action: string; readonly rows: ChosenRows; readonly values?: Row; readonly isQuiet?: boolean };

type BulkProvider = DataProvider & {
  readonly bulk: (
    resource: string,
    request: Row,
    sent?: { readonly key: string; readonly isQuiet?: boolean },
  ) => Promise<{ readonly data: Row }>;
};

type Bulk = {
  /** What would happen; stores nothing. */
  readonly foresee: (request: BulkRequest) => Promise<BulkResult>;
  /** Does it. The same key does it once, however often the network repeats it. */
  readonly carryOut: (request: BulkRequest, key: string) => Promise<BulkResult>;
};

/** One thing done to many rows of an entity; whatever shows them asks for them again. */
export function useBulk(resource: AnyResource): Bulk {
  const provider = useDataProvider<BulkProvider>();
  const queries = useQueryClient();
  const name = prefixOf(resource);
  const foresee = useCallback<Bulk['foresee']>(
    async (request) => bulkResultOf((await provider.bulk(name, { ...bodyOf(request), dry_run: true })).data),
    [provider, name],
  );
  const carryOut = useCallback<Bulk['carryOut']>(
    async (request, key) => {
      const result = bulkResultOf(
        (await provider.bulk(name, bodyOf(request), { key, ...(request.isQuiet === true ? { isQuiet: true } : {}) })).data,
      );
      await queries.invalidateQueries({ queryKey: [name] });
      return result;
    },
    [provider, queries, name],
  );
  return { foresee, carryOut };
}

function bodyOf({ action, rows, values }: BulkRequest): Row {
  return { action, ...rows, ...(values === undefined || Object.keys(values).length === 0 ? {} : { values }) };
}
