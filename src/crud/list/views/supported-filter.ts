import { isJoint } from '../../../../contract/derive/operators.ts';
import { isRow, type Row } from '../../core/row.ts';

type Fitting = {
  readonly filter: Row;
  /** Keys of what the list no longer has. */
  readonly missing: readonly string[];
};

/** The part of a filter that the list still supports. A group without conditions is removed. */
export function supportedFilter(filter: Row, hasFilter: (key: string) => boolean): Fitting {
  const fitting = Object.entries(filter).map(([key, value]) => {
    if (isJoint(key) && Array.isArray(value)) return fittingGroup(key, value, hasFilter);
    return hasFilter(key) ? { filter: { [key]: value }, missing: [] } : { filter: {}, missing: [key] };
  });
  return {
    filter: Object.fromEntries(fitting.flatMap((one) => Object.entries(one.filter))),
    missing: fitting.flatMap(({ missing }) => missing),
  };
}

function fittingGroup(joint: string, given: readonly unknown[], hasFilter: (key: string) => boolean): Fitting {
  // What is no filter at all is left for the API to refuse by its place.
  const parts = given.map((part) => (isRow(part) ? supportedFilter(part, hasFilter) : { filter: part, missing: [] }));
  const left = parts.filter(({ filter, missing }) => missing.length === 0 || Object.keys(Object(filter)).length > 0);
  return {
    filter: left.length === 0 && parts.length > 0 ? {} : { [joint]: left.map(({ filter }) => filter) },
    missing: parts.flatMap(({ missing }) => missing),
  };
}
