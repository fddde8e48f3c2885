import { defineResource, field } from '../../kit/index.ts';
import { isAddressOrDomain, normalisePattern } from '../../rules/mailboxes/blacklist.ts';

/** E-mail addresses, or whole domains, that may not reserve. */
export const emailBlacklist = defineResource({
  name: 'email-blacklist',
  page: '/web-orders/email-blacklist',
  createPage: '/web-orders/email-blacklist/add',
  areas: ['ordering'],
  limitedBy: null, // one list for the whole office
  represent: 'pattern',
  fields: {
    // Kept in lower case, so that one ban covers every spelling of an address.
    pattern: field.text({
      required: true,
      max: 254,
      normalise: normalisePattern,
      check: [isAddressOrDomain, 'address_or_domain'],
      unique: 'blacklist_recorded',
      personal: true,
    }),
    reason: field.text({ max: 500, lines: 3 }),
    until: field.day({ notBefore: 'today' }),
    created_by: field.reference('users', { writtenBy: 'server' }),
    // Orders that it has refused, and when it refused the last one.
    hits: field.int({ min: 0, max: 2_147_483_647, writtenBy: 'server', live: true }),
    last_hit_at: field.instant({ writtenBy: 'server', live: true }),
  },
  list: {
    columns: ['pattern', 'reason', 'until', 'hits', 'last_hit_at', 'created_at'],
    moreColumns: ['created_by'],
    sort: ['created_at', 'desc'],
    filters: ['until', 'hits', 'last_hit_at', 'created_at'],
    search: ['pattern', 'reason'],
    inline: ['until'],
    // An address is long and is read whole.
    lines: [['pattern'], ['reason', 'until']],
  },
  form: { main: ['pattern', 'reason', 'until', 'hits', 'last_hit_at'] },
  importBy: 'pattern',
});
