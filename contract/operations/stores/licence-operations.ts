import { defineOperation } from '../../derive/operations/define-operation.ts';
import { field } from '../../kit/index.ts';
import { choice, day, list, note, nullable, object, text, whole } from '../../kit/shape.ts';
import { licenceModules, licenceStates, licensedKinds } from '../../rules/branch-status/licence.ts';

const common = { stage: 'passed', tag: 'licences' } as const;
const ofStoreId = { id: field.reference('stores', { required: true }) };

const ofStore = {
  store_id: whole,
  serial_number: text(),
  state: choice(licenceStates),
  valid_to: nullable(day),
  days_left: note(nullable(whole), 'Days after today until the last one; negative once it is over.'),
};
/** The state of a store with its licence. */
export const licenceStatus = object({
  ...ofStore,
  available_modules: list(choice(licenceModules)),
  counts: list(
    object({
      kind: choice(licensedKinds),
      used: whole,
      licensed: note(nullable(whole), 'Null without a licence: then nothing is limited.'),
    }),
  ),
});
/** One that ends soon or ended. */
export const endingLicence = object({ ...ofStore, valid_to: day, days_left: whole, store_label: text() });

/** The licence of a store in addition to its row (page 03, Backups and licences). */
export const licenceOperations = [
  defineOperation({
    ...common,
    id: 'licences.status',
    method: 'get',
    path: '/stores/{id}/licence',
    summary: 'How the store stands with its licence: what it has, what of it is used, how long it holds.',
    pathValues: ofStoreId,
    refusals: ['forbidden', 'not_found'],
    answer: { status: 200, schema: licenceStatus },
  }),
  defineOperation({
    ...common,
    id: 'licences.change',
    method: 'put',
    path: '/stores/{id}/licence',
    summary: 'Puts a licence key into use; one that does not hold is refused with its reason and the licence from before stays.',
    pathValues: ofStoreId,
    body: { license_key: field.text({ required: true, max: 4000, lines: 4 }) },
    refusals: [
      'forbidden',
      'not_found',
      'licence_issuer_missing',
      'licence_key_malformed',
      'licence_key_newer',
      'licence_key_signature',
      'licence_key_serial',
      'licence_key_expired',
    ],
    answer: { status: 200, schema: licenceStatus },
  }),
  defineOperation({
    ...common,
    id: 'licences.ending',
    method: 'get',
    path: '/licence-warnings',
    summary: "Stores of the caller whose licence ends within 30 days or ended, the soonest first: the dashboard's warning.",
    refusals: ['forbidden'],
    answer: {
      status: 200,
      schema: list(endingLicence),
    },
  }),
] as const;
