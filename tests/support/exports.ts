import { parse } from 'csv-parse/sync';
import { readXlsx } from 'hucre/xlsx';
import type { Central } from './central.ts';
import type { Client } from './people.ts';

type Asked = {
  readonly format?: string;
  readonly columns?: readonly string[];
  readonly filter?: Readonly<Record<string, unknown>>;
  readonly sort?: unknown;
};
export type Exported = { readonly status: number; readonly headers: Readonly<Record<string, unknown>>; readonly bytes: Buffer };

/** Asks for an export by its address. */
export async function exported({ app }: Central, client: Client, collection: string, asked: Asked = {}): Promise<Exported> {
  const { format = 'csv', ...rest } = asked;
  const query = new URLSearchParams({
    format,
    ...Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, JSON.stringify(value)])),
  });
  const response = await app.inject({
    url: `/central/${collection}/export?${query}`,
    headers: { authorization: `Bearer ${client.token}` },
  });
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload };
}

/** Records of a CSV as an independent reader sees them, the head first. */
export function csvRows({ bytes }: Pick<Exported, 'bytes'>): readonly (readonly string[])[] {
  return parse(bytes, { bom: true, delimiter: ';', recordDelimiter: '\r\n', relaxColumnCount: false });
}

/** Cells of the one sheet as an independent reader sees them, the head first. */
export async function sheetRows({ bytes }: Pick<Exported, 'bytes'>): Promise<readonly (readonly unknown[])[]> {
  const { sheets } = await readXlsx(new Uint8Array(bytes));
  return sheets[0]?.rows ?? [];
}
