import { defineResource, field } from '../../kit/index.ts';

/** An agenda that clients choose from, such as "Doklady", with the services of all stores that belong to it (page 05, Settings). */
export const webGroups = defineResource({
  name: 'web-groups',
  page: '/web-orders/group-management',
  areas: ['ordering'],
  limitedBy: null, // one list for the whole office
  represent: 'name',
  fields: {
    name: field.text({ required: true, max: 80, unique: 'web_group_name_taken' }),
    name_en: field.text({ max: 80, translates: 'name' }),
    text: field.text({ max: 500, lines: 3 }),
    text_en: field.text({ max: 500, lines: 3, translates: 'text' }),
    picture_file: field.image({ public: true }),
    // Agendas are on the booking page by it, the smallest first.
    position: field.int({ required: true, min: 0, max: 10_000, default: 0 }),
    active: field.flag({ default: true }),
    // In the order in which the booking page shows them.
    service_ids: field.references('services', {}),
  },
  list: {
    columns: ['name', 'text', 'position', 'active', 'updated_at'],
    sort: ['position', 'asc'],
    filters: ['active'],
    matched: ['service_ids'],
    search: ['name', 'text'],
    inline: ['name', 'active'],
  },
  form: { main: ['name', 'name_en', 'text', 'text_en', 'picture_file', 'position', 'active'], services: ['service_ids'] },
  importBy: 'name',
});
