import type { JSX } from 'react';
import { readTypedNumber } from '../../../contract/rules/typed-number.ts';
import { TypedInput } from '../../ui/filter/typed-input.tsx';
import type { FilterContext } from './filter-context.ts';
import { formatNumber, fromUnit, inUnit } from './format.ts';

type Bound = 'gte' | 'lte';
type ScaleProps = FilterContext & { readonly toShown: (value: number) => number; readonly toKept: (value: number) => number };

function Scale({ words, filter, onFilter, toShown, toKept }: ScaleProps): JSX.Element {
  const shown = (bound: Bound): string => {
    const value = filter[bound];
    return typeof value === 'number' ? formatNumber(toShown(value), words.language) : '';
  };
  const take =
    (bound: Bound) =>
    (text: string): string | undefined => {
      const { [bound]: _, eq: __, ...rest } = filter;
      const value = readTypedNumber(text);
      if (text.trim() !== '' && value === undefined) return words.problem({ code: 'wrong_type' });
      onFilter(value === undefined ? rest : { ...rest, [bound]: toKept(value) });
      return undefined;
    };
  return (
    <div className="bounds">
      <TypedInput label={words.list.from} value={shown('gte')} onTyped={take('gte')} inputMode="decimal" />
      <TypedInput label={words.list.to} value={shown('lte')} onTyped={take('lte')} inputMode="decimal" />
    </div>
  );
}

const same = (value: number): number => value;

/** Rows whose number lies between two bounds, both included. */
export function NumberPanel(context: FilterContext): JSX.Element {
  return <Scale {...context} toShown={same} toKept={same} />;
}

/** The same for lengths of time: typed in the unit, kept in seconds. */
export function DurationPanel({ unit, ...context }: FilterContext & { readonly unit: 'seconds' | 'minutes' }): JSX.Element {
  return <Scale {...context} toShown={(value) => inUnit(value, unit)} toKept={(value) => fromUnit(value, unit)} />;
}
