import { defineResource, field } from '../../kit/index.ts';

/** Part of the town that branches belong to. */
export const regions = defineResource({
  name: 'regions',
  page: '/stores/settings',
  prefix: '/stores/regions',
  areas: ['store'],
  limitedBy: null, // shared by all stores
  represent: 'name',
  fields: {
    name: field.text({ required: true, max: 80, unique: 'region_name_taken' }),
    note: field.text({ max: 500, lines: 3 }),
  },
  list: { columns: ['name', 'note'], sort: ['name', 'asc'], search: ['name', 'note'], inline: ['name'] },
  form: { main: ['name', 'note'] },
  importBy: 'name',
});
