import type { AnyResource } from '../../../contract/kit/index.ts';
import { outbox } from '../../../contract/resources/settings/outbox.ts';
import { users } from '../../../contract/resources/settings/users.ts';
import { emailBlacklist } from '../../../contract/resources/web-orders/email-blacklist.ts';
import { orders } from '../../../contract/resources/web-orders/orders.ts';
import { formatInstant, formatPhone } from '../../crud/vocabulary/format.ts';
import { isRow } from '../../crud/vocabulary/row.ts';
import { choiceLabel, fieldLabel, type Words } from '../../crud/vocabulary/words.ts';
import type { usePersonWords } from './person-words.ts';
import type { Found } from './use-found.ts';

export type ReportWords = { readonly all: Words; readonly words: ReturnType<typeof usePersonWords> };
export type ReportSection = { readonly title: string; readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** What is held about a person as tables of texts, one for each kind. */
export function reportSections(held: Found, { all, words }: ReportWords): readonly ReportSection[] {
  const { found, report } = words;
  const label = (resource: AnyResource, ...names: readonly string[]) => names.map((name) => fieldLabel(all, resource, name));
  const actions: Readonly<Record<string, string>> = all.form.history.actions;
  return [
    {
      title: found.orders,
      columns: [...label(orders, 'starts_at', 'store_id', 'service_id', 'state', 'pin', 'name', 'email', 'phone', 'note'), report.deleted],
      rows: held.orders.map(({ starts_at, store, service, state, pin, name, email, phone, note, deleted }) => [
        formatInstant(starts_at),
        store,
        service,
        choiceLabel(all, orders, { name: 'state', value: state }),
        pin,
        name,
        email ?? '',
        phone === null ? '' : formatPhone(phone),
        note ?? '',
        deleted ? report.yes : report.no,
      ]),
    },
    {
      title: found.messages,
      columns: label(outbox, 'created_at', 'channel', 'recipient', 'subject', 'state'),
      rows: held.messages.map(({ created_at, channel, recipient, subject, state }) => [
        formatInstant(created_at),
        choiceLabel(all, outbox, { name: 'channel', value: channel }),
        recipient,
        subject ?? '',
        choiceLabel(all, outbox, { name: 'state', value: state }),
      ]),
    },
    {
      title: found.history,
      columns: [report.when, report.record, report.action, report.changes],
      rows: held.history.map(({ resource, record_id, at, action, changes }) => [
        formatInstant(at),
        resource === 'orders' ? found.order(record_id) : found.ban,
        actions[action] ?? action,
        changedTexts(changes, (name) => fieldLabel(all, resource === 'orders' ? orders : emailBlacklist, name)),
      ]),
    },
    {
      title: found.bans,
      columns: label(emailBlacklist, 'pattern', 'reason'),
      rows: held.bans.map(({ pattern, reason }) => [pattern, reason ?? '']),
    },
    {
      title: found.accounts,
      columns: [report.name, ...label(users, 'email')],
      rows: held.accounts.map(({ name, email }) => [name, email]),
    },
  ];
}

/** `Poznámka: stará → nová` of each field that was written down; a value that was never kept is left out. */
function changedTexts(changes: Readonly<Record<string, unknown>>, label: (name: string) => string): string {
  return Object.entries(changes)
    .flatMap(([name, change]) => {
      if (!isRow(change)) return [];
      const values = [change['before'], change['after']].map(plainText).filter((text) => text !== '');
      return values.length === 0 ? [] : [`${label(name)}: ${values.join(' → ')}`];
    })
    .join('; ');
}

function plainText(value: unknown): string {
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\dT/u.test(value) ? formatInstant(value) : value;
  return typeof value === 'number' ? String(value) : '';
}
