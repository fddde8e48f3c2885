import type { templateEditor as czech } from '../../../cs/console/web-orders/template-editor.ts';

export const templateEditor: typeof czech = {
  tags: { store: 'Branch', address: 'Address', service: 'Service', pin: 'PIN', date: 'Date', time: 'Time' },
  insertHelp: 'The tag is put where the cursor is.',
  insert: (tag) => `Insert the tag ${tag}`,
  insertMissing: (tag) => `Insert the tag ${tag}, required, missing in the text`,
  insertAgain: (tag) => `Insert the tag ${tag}, already in the text`,
  missing: (count, total) => `${count} of ${total} required tags missing`,
  complete: (total) => `The text has all required tags (${total})`,
  unknown: (tags) => `Unknown tags: ${tags}`,
  preview: 'Preview',
  filledFrom: 'Preview with the data of',
  example: 'An example',
  order: (name, date, time) => `${name}, ${date} ${time}`,
  noSubject: 'No subject yet',
  noText: 'No text yet',
  noAddress: 'address of the branch',
  values: {
    store: 'City hall',
    address: '1 Square, Radovín',
    service: 'Identity cards',
    pin: '245840',
    date: '18. 11. 2026',
    time: '9:30',
  },
};
