import { defineResource, field } from '../../kit/index.ts';

/** A person who serves at desks; named by reports and statistics. */
export const employees = defineResource({
  name: 'employees',
  page: '/stores/employees',
  areas: ['store'],
  limitedBy: 'store_id',
  represent: 'name',
  fields: {
    store_id: field.reference('stores', { required: true }),
    code: field.text({ required: true, max: 20, unique: 'employee_code_taken' }),
    name: field.text({ required: true, max: 80, personal: true }),
    active: field.flag({ default: true }),
  },
  list: {
    columns: ['name', 'code', 'store_id', 'active'],
    sort: ['name', 'asc'],
    filters: ['store_id', 'active'],
    search: ['name', 'code'],
    inline: ['name', 'code', 'active'],
  },
  form: { main: ['store_id', 'code', 'name', 'active'] },
  importBy: 'code',
  syncs: true,
});
