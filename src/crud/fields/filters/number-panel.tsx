import type { JSX } from 'react';
import { readTypedNumber } from '../../../../contract/rules/text/typed-number.ts';
import { TypedInput } from '../../../ui/filter/typed-input.tsx';
import { formatNumber, fromUnit, inUnit } from '../../core/format.ts';
import type { FilterContext } from './filter-context.ts';

type Bound = 'gte' | 'lte';
type ScaleProps = FilterContext & { readonly written: (value: number) => string; readonly toKept: (value: number) => number };

function Scale({ words, filter, onFilter, written, toKept }: ScaleProps): JSX.Element {
  const shown = (bound: Bound): string => {
    const value = filter[bound];
    return typeof value === 'number' ? written(value) : '';
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

/** Rows where the number lies between two bounds, both included. One that names something is written without groups. */
export function NumberPanel({ identifies = false, ...context }: FilterContext & { readonly identifies?: boolean }): JSX.Element {
  return (
    <Scale {...context} written={(value) => (identifies ? String(value) : formatNumber(value, context.words.language))} toKept={same} />
  );
}

/** The same for lengths of time: typed in the unit, kept in seconds. */
export function DurationPanel({ unit, ...context }: FilterContext & { readonly unit: 'seconds' | 'minutes' }): JSX.Element {
  const written = (value: number): string => formatNumber(inUnit(value, unit), context.words.language);
  return <Scale {...context} written={written} toKept={(value) => fromUnit(value, unit)} />;
}
