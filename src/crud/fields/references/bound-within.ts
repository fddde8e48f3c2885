import type { AnyResource } from '../../../../contract/kit/index.ts';
import { resourceNamed } from '../../core/named.ts';
import type { Row } from '../../core/row.ts';
import type { Within } from '../../core/within.ts';

type Referring = {
  readonly resource: AnyResource;
  readonly within: Within | undefined;
  readonly target: string;
  readonly withinStore: boolean;
};

/** What may be picked in the list of one store, where a reference stays within it. */
export function boundWithin({ resource, within, target, withinStore }: Referring): Row {
  const { limitedBy } = resourceNamed(target);
  return withinStore && limitedBy !== null && within?.name === resource.limitedBy ? { [limitedBy]: within.id } : {};
}
