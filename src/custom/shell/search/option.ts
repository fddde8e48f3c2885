import type { IconName } from '../../../ui/icon/generated/icon-name.ts';

/** Something that the palette offers. */
export type Option = {
  readonly key: string;
  readonly label: string;
  /** Other words that it is found by. */
  readonly alias?: string;
  readonly icon?: IconName;
  /** What it was found by when not by its label, and where it belongs. */
  readonly details: readonly string[];
  /** Whether it is still to be found again once what is on its way has come. */
  readonly isFetched: boolean;
  /** Found for an earlier query that this one goes on from: shown until the answer comes, and not to be chosen. */
  readonly isOld?: true;
  /** Leads to more of the same, and is nothing that was found. */
  readonly leadsOn?: true;
  readonly run: () => void;
};

/** Options of one kind under a title. */
export type OptionGroup = { readonly key: string; readonly title: string; readonly options: readonly Option[] };
