import { defineResource, field } from '../../kit/index.ts';

/** How one store takes part in ordering over the web; a store without a row does with what its plans offer (page 05, Settings). */
export const webStores = defineResource({
  name: 'web-stores',
  page: '/web-orders/stores-settings',
  areas: ['settings', 'ordering'],
  limitedBy: 'store_id',
  represent: 'heading',
  fields: {
    store_id: field.reference('stores', { required: true }),
    enabled: field.flag({ default: true }),
    // What the booking page calls the store; its own name where it is empty.
    heading: field.text({ max: 120 }),
    heading_en: field.text({ max: 120, translates: 'heading' }),
    text: field.text({ max: 2000, lines: 4 }),
    text_en: field.text({ max: 2000, lines: 4, translates: 'text' }),
    contact_phone: field.phone({}),
    contact_email: field.email({}),
    // Empty means all that are ordered over the web.
    service_ids: field.references('services', { withinStore: true }),
  },
  list: {
    columns: ['store_id', 'enabled', 'heading', 'contact_phone', 'contact_email'],
    moreColumns: ['updated_at'],
    sort: ['heading', 'asc'],
    filters: ['store_id', 'enabled'],
    matched: ['service_ids'],
    search: ['heading'],
    inline: ['enabled', 'heading', 'contact_phone', 'contact_email'],
    // A heading mostly repeats the name of the branch.
    lines: [['store_id'], ['enabled']],
  },
  form: {
    main: ['store_id', 'enabled', 'heading', 'heading_en', 'text', 'text_en', 'contact_phone', 'contact_email'],
    services: ['service_ids'],
  },
  unique: [{ fields: ['store_id'], error: 'web_store_taken', at: 'store_id' }],
});
