import { defineResource, field } from '../../kit/index.ts';
import { licenceModules, mostLicensed } from '../../rules/branch-status/licence.ts';

const count = field.int({ required: true, min: 0, max: mostLicensed, writtenBy: 'server' });

/** What a store was licensed. Written by a signed licence key alone; a store without a row has no licence and no limits. */
export const licences = defineResource({
  name: 'licences',
  page: '/stores/licences',
  areas: ['store'],
  limitedBy: 'store_id',
  represent: 'serial_number',
  operations: ['list', 'show'],
  fields: {
    store_id: field.reference('stores', { required: true, writtenBy: 'server' }),
    serial_number: field.text({ required: true, max: 40, writtenBy: 'server' }),
    // Never read back: who has it could ask for another store's devices in its name.
    license_key: field.secret({ writtenBy: 'server', max: 4000 }),
    valid_to: field.day({ writtenBy: 'server' }),
    software_bulkhead_desk_count: count,
    hardware_bulkhead_desk_count: count,
    virtual_display_count: count,
    hardware_display_count: count,
    input_device_count: count,
    available_modules: field.set(licenceModules, { writtenBy: 'server' }),
  },
  list: {
    columns: [
      'store_id',
      'serial_number',
      'valid_to',
      'software_bulkhead_desk_count',
      'hardware_bulkhead_desk_count',
      'virtual_display_count',
      'input_device_count',
    ],
    moreColumns: ['hardware_display_count', 'available_modules', 'updated_at'],
    sort: ['valid_to', 'asc'],
    filters: ['store_id', 'valid_to'],
    search: ['serial_number'],
    lines: [['store_id', 'valid_to'], ['serial_number']],
    unsorted: { available_modules: 'a list has no order' },
  },
  form: {
    main: ['store_id', 'serial_number', 'valid_to', 'available_modules', 'created_at'],
    counts: [
      'software_bulkhead_desk_count',
      'hardware_bulkhead_desk_count',
      'virtual_display_count',
      'hardware_display_count',
      'input_device_count',
    ],
  },
  unique: [{ fields: ['store_id'], error: 'duplicate', at: 'store_id' }],
});
