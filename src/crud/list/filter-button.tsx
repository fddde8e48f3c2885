import type { ComponentType, JSX, ReactNode } from 'react';
import { fieldOf } from '../../../contract/derive/fields.ts';
import { operatorsOf } from '../../../contract/derive/operators.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { PopoverButton } from '../../ui/filter/popover-button.tsx';
import type { Within } from '../core/within.ts';
import { fieldLabel, useWords } from '../core/words.ts';
import { type FieldFilter, type FilterContext, isAsked } from '../fields/filters/field-filter.ts';
import { FilterPanel } from '../fields/filters/filters.tsx';

type FilterButtonProps = {
  readonly resource: AnyResource;
  readonly within: Within | undefined;
  readonly asked: FilterContext['asked'];
  readonly name: string;
  readonly filter: FieldFilter;
  readonly startsOpen: boolean;
  readonly onFilter: (filter: FieldFilter) => void;
  /** What opens the panel of the filter. */
  readonly Frame?: ComponentType<FilterFrameProps>;
};

export type FilterFrameProps = {
  readonly label: string;
  readonly active: boolean;
  readonly startsOpen: boolean;
  readonly children: ReactNode;
};

/** A filter of one field: the button says whether it asks something, its panel what. */
export function FilterButton(props: FilterButtonProps): JSX.Element | null {
  const { resource, within, asked, name, filter, startsOpen, onFilter, Frame = PopoverButton } = props;
  const words = useWords();
  const field = fieldOf(resource, name);
  if (field === undefined) return null;
  const label = fieldLabel(words, resource, name);
  const context = { resource, within, asked, words, name, label, filter, onFilter };
  return (
    <Frame label={label} active={isAsked(filter)} startsOpen={startsOpen}>
      <FilterPanel {...context} field={field} operators={operatorsOf(resource, name)} />
    </Frame>
  );
}
