import type { AnyResource } from '../../../contract/kit/index.ts';
import type { Within } from '../list/within.ts';
import { resourceNamed } from '../named.ts';
import type { Row } from '../row.ts';

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
