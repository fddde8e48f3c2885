import { defineResource, field } from '../../kit/index.ts';

/** A counter where clients are served. */
export const desks = defineResource({
  name: 'desks',
  page: '/stores/desks',
  areas: ['store'],
  limitedBy: 'store_id',
  represent: 'label',
  fields: {
    store_id: field.reference('stores', { required: true }),
    number: field.int({ required: true, min: 1, max: 999, unique: 'desk_number_taken', identifies: true }),
    label: field.text({ required: true, max: 80 }),
    desk_kind: field.choice(['software', 'hardware'], { required: true, default: 'software' }),
    service_ids: field.references('services', { withinStore: true }),
    active: field.flag({ default: true }),
    // Null while it is closed.
    opened_at: field.instant({ writtenBy: 'server', live: true }),
    employee_id: field.reference('employees', { withinStore: true, writtenBy: 'server', live: true }),
  },
  list: {
    columns: ['number', 'label', 'store_id', 'desk_kind', 'service_ids', 'active'],
    moreColumns: ['opened_at', 'employee_id'],
    sort: ['number', 'asc'],
    filters: ['store_id', 'desk_kind', 'active', 'service_ids'],
    search: ['label'],
    inline: ['number', 'label', 'desk_kind', 'active'],
    unsorted: { service_ids: 'a list has no order' },
  },
  form: { main: ['store_id', 'number', 'label', 'desk_kind', 'service_ids', 'active', 'opened_at', 'employee_id'] },
  importBy: 'number',
  syncs: true,
});
