import type { PartsProps } from '../../../crud/core/field-props.ts';

type Both<Value> = { readonly before: Value | null | undefined; readonly after: Value | null };

/** Both values of a field; undefined where one of them is of another shape, as an older version may have kept it. */
export function readBoth<Value>(
  read: (value: unknown) => Value | undefined,
  { before, after }: Pick<PartsProps, 'before' | 'after'>,
): Both<Value> | undefined {
  const [old, now] = [before, after].map((value) => (value == null ? null : read(value)));
  if (old === undefined || now === undefined) return undefined;
  return { before: before === undefined ? undefined : old, after: now };
}
