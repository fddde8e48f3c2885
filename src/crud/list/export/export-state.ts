import type { ExportFormat } from '../../../../contract/derive/export-columns.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { Row } from '../../core/row.ts';
import type { Coming } from './take-export.ts';

/** What a person asks to take away. */
export type ExportRequest = {
  readonly resource: AnyResource;
  readonly format: ExportFormat;
  readonly columns: readonly string[];
  readonly filter: Row;
  readonly sort: readonly (readonly [field: string, order: string])[];
};

export type ExportState =
  | { readonly step: 'preparing' }
  | Coming
  | { readonly step: 'done'; readonly rows: number; readonly name: string }
  | { readonly step: 'cancelled' }
  /** `message` is what the server said; without it the connection broke in the middle. */
  | { readonly step: 'failed'; readonly message: string | null };

/** One export of this tab. */
export type Export = {
  readonly id: number;
  readonly request: ExportRequest;
  readonly state: ExportState;
  readonly beganAt: Date;
  readonly endedAt: Date | null;
};

export type UnderWay = Extract<ExportState, { readonly step: 'preparing' | 'coming' }>;

export function isUnderWay(state: ExportState): state is UnderWay {
  return state.step === 'preparing' || state.step === 'coming';
}
