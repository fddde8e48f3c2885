import type { RawBuilder } from 'kysely';
import type { AnyLabels, AnyResource } from '../../../contract/kit/index.ts';
import type { Reading } from '../rows/read.ts';

/** The words of one language that values are shown by. */
export type ExportWords = { readonly yes: string; readonly no: string; readonly labelsOf: (name: string) => AnyLabels };

/** Who a column is shown to, and where it is. */
export type ShownContext = {
  readonly reading: Reading;
  readonly find: (name: string) => AnyResource | undefined;
  readonly words: ExportWords;
  readonly name: string;
  /** Where the value is kept. */
  readonly column: RawBuilder<unknown>;
  /** A name of its own for the table that a reference leads to. */
  readonly alias: string;
};
