import { defineResource, field } from '../../kit/index.ts';
import { outageKinds } from '../../rules/branch/outages.ts';

/** When something at a branch did not work. Written by what branches say and by their silence; people add a note. */
export const outages = defineResource({
  name: 'outages',
  page: '/stores/outages',
  areas: ['store'],
  limitedBy: 'store_id',
  represent: 'outage_kind',
  operations: ['list', 'show', 'edit'],
  fields: {
    store_id: field.reference('stores', { required: true, writtenBy: 'server' }),
    outage_kind: field.choice(outageKinds, { required: true, writtenBy: 'server' }),
    touch_screen_id: field.reference('touch-screens', { withinStore: true, writtenBy: 'server' }),
    virtual_display_id: field.reference('virtual-displays', { withinStore: true, writtenBy: 'server' }),
    // Of the silence of a store it is the last word that was received.
    started_at: field.instant({ required: true, writtenBy: 'server' }),
    // Null while it lasts. Set next to the version: an end never breaks an open form.
    ended_at: field.instant({ writtenBy: 'server' }),
    // The central saw that it was over; otherwise the branch said so.
    closed_automatically: field.flag({ default: false, writtenBy: 'server' }),
    note: field.text({ max: 1000, lines: 3 }),
  },
  list: {
    // Most outages are of a whole branch, and the columns of devices would cut the name of the branch.
    columns: ['started_at', 'ended_at', 'store_id', 'outage_kind', 'note'],
    moreColumns: ['touch_screen_id', 'virtual_display_id', 'closed_automatically'],
    sort: ['started_at', 'desc'],
    filters: ['store_id', 'outage_kind', 'started_at', 'ended_at', 'touch_screen_id', 'virtual_display_id'],
    search: ['note'],
    unsorted: {
      outage_kind: 'filtered by, read by time',
      touch_screen_id: 'filtered by, read by time',
      virtual_display_id: 'filtered by, read by time',
      closed_automatically: 'read by time',
    },
  },
  form: {
    main: ['store_id', 'outage_kind', 'touch_screen_id', 'virtual_display_id', 'started_at', 'ended_at', 'closed_automatically', 'note'],
  },
});
