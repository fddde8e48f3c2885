import type { AnyResource } from '../../contract/kit/index.ts';
import type { Additions } from './additions.ts';

/** What each page of an entity is given. */
export type EntityPageProps = { readonly resource: AnyResource; readonly additions: Additions };
