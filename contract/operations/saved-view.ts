import { paging } from '../basics/limits.ts';
import type { JsonSchema } from '../kit/index.ts';
import { type ViewState, viewLimits } from '../rules/saved-views.ts';

/** A saved view of a list as the API gives it. */
export type SavedView = {
  readonly id: number;
  /** The entity whose list it is of. */
  readonly resource: string;
  readonly name: string;
  /** Whether everybody who may see the list sees it too. */
  readonly shared: boolean;
  readonly state: ViewState;
  readonly owner_name: string;
  readonly is_own: boolean;
  /** Whether who asks may rename, overwrite and delete it. */
  readonly may_change: boolean;
};

const text: JsonSchema = { type: 'string' };

const stateProperties: Readonly<Record<string, JsonSchema>> = {
  filter: { type: 'object', additionalProperties: true, maxProperties: viewLimits.filters },
  sort: {
    type: 'array',
    maxItems: viewLimits.sortKeys,
    description: 'Pairs of a column and asc or desc.',
    items: { type: 'array', items: text, minItems: 2, maxItems: 2 },
  },
  columns: { type: 'array', maxItems: viewLimits.columns, items: text },
  page_size: { type: 'integer', minimum: 1, maximum: paging.maximalSize },
};
const state: JsonSchema = {
  type: 'object',
  properties: stateProperties,
  required: Object.keys(stateProperties),
  additionalProperties: false,
};

const said = { name: { type: 'string', minLength: 1, maxLength: viewLimits.nameLength }, shared: { type: 'boolean' }, state } as const;

/** What a new view is made of, and what of it can be changed. */
export const viewBodies: { readonly create: JsonSchema; readonly change: JsonSchema } = {
  create: {
    type: 'object',
    properties: { resource: text, ...said },
    required: ['resource', 'name', 'state'],
    additionalProperties: false,
  },
  change: { type: 'object', properties: said, additionalProperties: false },
};

const properties: Readonly<Record<string, JsonSchema>> = {
  id: { type: 'integer' },
  resource: text,
  ...said,
  owner_name: text,
  is_own: { type: 'boolean' },
  may_change: { type: 'boolean' },
};

export const savedViewSchema: JsonSchema = {
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
};
