import type { Operation, Parameter } from '../../api/operation.ts';
import type { JsonSchema } from '../../kit/index.ts';
import { licenceStates } from '../../rules/licence/licence-state.ts';
import { licenceModules, licensedKinds } from '../../rules/licence/terms.ts';

const common = { stage: 'passed', tag: 'licences' } as const;
const storeId: Parameter = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'Identifier of the store.',
  schema: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
};
const nullable = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });
const whole: JsonSchema = { type: 'integer' };
const day: JsonSchema = { type: 'string', format: 'date' };

const ofStore: Readonly<Record<string, JsonSchema>> = {
  store_id: whole,
  serial_number: { type: 'string' },
  state: { type: 'string', enum: licenceStates },
  valid_to: nullable(day),
  days_left: { ...nullable(whole), description: 'Days after today until the last one; negative once it is over.' },
};
const objectOf = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const standing = objectOf({
  ...ofStore,
  available_modules: { type: 'array', items: { type: 'string', enum: licenceModules } },
  counts: {
    type: 'array',
    items: objectOf({
      kind: { type: 'string', enum: licensedKinds },
      used: whole,
      licensed: { ...nullable(whole), description: 'Null without a licence: then nothing is limited.' },
    }),
  },
});

/** The licence of a store beside its row (page 03, Backups and licences). */
export const licenceOperations: readonly Operation[] = [
  {
    ...common,
    id: 'licences.standing',
    method: 'get',
    path: '/stores/{id}/licence',
    summary: 'How the store stands with its licence: what it has, what of it is used, how long it holds.',
    parameters: [storeId],
    answer: { status: 200, schema: standing },
  },
  {
    ...common,
    id: 'licences.change',
    method: 'put',
    path: '/stores/{id}/licence',
    summary: 'Puts a licence key into use; one that does not hold is refused with its reason and the licence from before stays.',
    parameters: [storeId],
    body: objectOf({ license_key: { type: 'string', maxLength: 4000 } }),
    answer: { status: 200, schema: standing },
  },
  {
    ...common,
    id: 'licences.ending',
    method: 'get',
    path: '/licence-warnings',
    summary: "Stores of the caller whose licence ends within 30 days or ended, the soonest first: the dashboard's warning.",
    answer: {
      status: 200,
      schema: { type: 'array', items: objectOf({ ...ofStore, valid_to: day, days_left: whole, store_label: { type: 'string' } }) },
    },
  },
];
