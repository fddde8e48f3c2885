import { paging } from '../basics/limits.ts';
import type { Shape, ValueOfShape } from '../kit/index.ts';
import { flag, named, object, text, whole } from '../kit/shape.ts';
import { type ViewState, viewLimits } from '../rules/accounts/saved-views.ts';

const stateProperties = {
  filter: { type: 'object', additionalProperties: true, maxProperties: viewLimits.filters },
  sort: {
    type: 'array',
    maxItems: viewLimits.sortKeys,
    description: 'Pairs of a column and asc or desc.',
    items: { type: 'array', items: { type: 'string' }, minItems: 2, maxItems: 2 },
  },
  columns: { type: 'array', maxItems: viewLimits.columns, items: { type: 'string' } },
  page_size: { type: 'integer', minimum: 1, maximum: paging.maximalSize },
};
/** What a view remembers of its list. */
export const viewState: Shape<ViewState> = {
  type: 'object',
  properties: stateProperties,
  required: Object.keys(stateProperties),
  additionalProperties: false,
};

/** A saved view of a list. */
export const savedViewShape = object({
  id: whole,
  /** The entity of the list. */
  resource: text(),
  name: text(viewLimits.nameLength),
  /** Whether everybody who may see the list sees it too. */
  shared: flag,
  state: viewState,
  owner_name: text(),
  is_own: flag,
  /** Whether the caller may rename, overwrite and delete it. */
  may_change: flag,
});
export const savedView = named('saved-view', savedViewShape);
export type SavedView = ValueOfShape<typeof savedViewShape>;
