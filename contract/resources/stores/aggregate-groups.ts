import { defineResource, field } from '../../kit/index.ts';

/** Services of any stores that statistics and reports take as one (page 03, Service). */
export const aggregateGroups = defineResource({
  name: 'aggregate-groups',
  page: '/stores/aggregate-services',
  areas: ['store'],
  limitedBy: 'store_ids',
  represent: 'name',
  fields: {
    name: field.text({ required: true, max: 80, unique: 'aggregate_group_name_taken' }),
    store_ids: field.references('stores', { required: true }),
    service_ids: field.references('services', { required: true, withinStore: true }),
    note: field.text({ max: 500, lines: 3 }),
    active: field.flag({ default: true }),
  },
  list: {
    columns: ['name', 'store_ids', 'service_ids', 'active'],
    moreColumns: ['note', 'updated_at'],
    sort: ['name', 'asc'],
    filters: ['store_ids', 'service_ids', 'active'],
    search: ['name', 'note'],
    inline: ['name', 'active'],
    // Its services are mostly called as the group.
    lines: [['name'], ['store_ids']],
    unsorted: { store_ids: 'a list has no order', service_ids: 'a list has no order' },
  },
  form: { main: ['name', 'store_ids', 'service_ids', 'note', 'active'] },
});
