import { type DataProvider, useDataProvider } from 'ra-core';

/** The calls of the data provider about backups and licences; what they answer is read by whoever makes them. */
export type KeepingProvider = DataProvider & {
  readonly makeBackup: (storeId: number, name: string) => Promise<unknown>;
  readonly uploadBackup: (storeId: number, file: File) => Promise<unknown>;
  readonly backupAddress: (id: number) => Promise<string>;
  readonly previewBackup: (id: number) => Promise<unknown>;
  readonly applyBackup: (id: number, seen: string) => Promise<unknown>;
  readonly licence: (storeId: number) => Promise<unknown>;
  readonly changeLicence: (storeId: number, key: string) => Promise<unknown>;
};

export function useKeepingProvider(): KeepingProvider {
  return useDataProvider<KeepingProvider>();
}

/** What a refusal says. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
