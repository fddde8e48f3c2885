import type { AnyResource } from '../../../contract/kit/index.ts';
import { outbox } from '../../../contract/resources/settings/outbox.ts';
import { users } from '../../../contract/resources/settings/users.ts';
import { emailBlacklist } from '../../../contract/resources/web-orders/email-blacklist.ts';
import { orders } from '../../../contract/resources/web-orders/orders.ts';
import { plainOfFormatted } from '../../../contract/rules/text/formatted-text.ts';
import { formatDay, formatInstant, formatPhone } from '../../crud/core/format.ts';
import { resourceNamed } from '../../crud/core/named.ts';
import { isRow } from '../../crud/core/row.ts';
import { choiceLabel, fieldLabel, type Words } from '../../crud/core/words.ts';
import { recordName } from './found-history.tsx';
import { heldValues } from './found-records.tsx';
import type { usePersonWords } from './person-words.ts';
import type { Found } from './use-found.ts';

type Made = ReportWords & { readonly at: Date };

const style = `
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 11pt/1.45 system-ui, sans-serif; color: #111; background: #fff; }
h1 { font-size: 1.5rem; overflow-wrap: anywhere; } h2 { font-size: 1.15rem; margin: 1.5rem 0 0.5rem; break-after: avoid; }
dl { display: grid; grid-template-columns: 10rem 1fr; gap: 0.1rem 1rem; margin: 0; padding: 0.6rem 0; border-top: 1px solid #999; break-inside: avoid; }
dt { color: #444; } dd { margin: 0; overflow-wrap: anywhere; white-space: pre-line; }
@page { size: A4; margin: 1.8cm; } @media print { body { max-width: none; margin: 0; padding: 0; } }
`;

/** What is held about a person as a page of its own, which is without this console and prints. */
export function reportPage(held: Found, { all, words, at }: Made): string {
  const page = document.implementation.createHTMLDocument(`${words.report.title}: ${held.person}`);
  page.documentElement.lang = all.language;
  const charset = page.createElement('meta');
  charset.setAttribute('charset', 'utf-8');
  page.head.prepend(charset);
  page.head.append(element(page, 'style', style));
  page.body.append(
    element(page, 'h1', `${words.report.title}: ${held.person}`),
    element(page, 'p', words.report.made(formatInstant(at.toISOString()))),
    ...reportSections(held, { all, words }).flatMap(({ title, records }) => [
      element(page, 'h2', title),
      ...(records.length === 0 ? [element(page, 'p', words.report.none)] : records.map((record) => linesOf(page, record))),
    ]),
  );
  return `<!doctype html>\n${page.documentElement.outerHTML}\n`;
}

function linesOf(page: Document, record: ReportRecord): HTMLElement {
  const list = page.createElement('dl');
  for (const [label, value] of record) {
    if (value !== '') list.append(element(page, 'dt', label), element(page, 'dd', value));
  }
  return list;
}

/** The text is set as text: whatever a client wrote is no markup. */
function element(page: Document, name: string, text: string): HTMLElement {
  const made = page.createElement(name);
  made.textContent = text;
  return made;
}

type ReportWords = { readonly all: Words; readonly words: ReturnType<typeof usePersonWords> };
/** Values of a record by their names; what has no value is not printed. */
type ReportRecord = readonly (readonly [label: string, value: string])[];
type ReportSection = { readonly title: string; readonly records: readonly ReportRecord[] };

/** What is held about a person as texts, one section for each kind. */
function reportSections(held: Found, { all, words }: ReportWords): readonly ReportSection[] {
  const { found, report } = words;
  const label = (resource: AnyResource, name: string) => fieldLabel(all, resource, name);
  const choice = (resource: AnyResource, name: string, value: string) => choiceLabel(all, resource, { name, value });
  const actions: Readonly<Record<string, string>> = all.form.history.actions;
  return [
    {
      title: found.orders,
      records: held.orders.map(({ starts_at, store, service, state, pin, name, email, phone, note, deleted }) => [
        [label(orders, 'starts_at'), formatInstant(starts_at)],
        [label(orders, 'store_id'), store],
        [label(orders, 'service_id'), service],
        [label(orders, 'state'), [choice(orders, 'state', state), ...(deleted ? [found.inTrash] : [])].join(', ')],
        [label(orders, 'pin'), pin],
        [label(orders, 'name'), name],
        [label(orders, 'email'), email ?? ''],
        [label(orders, 'phone'), phone === null ? '' : formatPhone(phone)],
        [label(orders, 'note'), note ?? ''],
      ]),
    },
    {
      title: found.waiting,
      records: held.waiting.map(({ store, service, first_day, last_day, created_at, name, email, phone }) => [
        [label(orders, 'created_at'), formatInstant(created_at)],
        [label(orders, 'store_id'), store],
        [label(orders, 'service_id'), service],
        [found.waitingDays, `${formatDay(first_day)} – ${formatDay(last_day)}`],
        [label(orders, 'name'), name],
        [label(orders, 'email'), email ?? ''],
        [label(orders, 'phone'), phone === null ? '' : formatPhone(phone)],
      ]),
    },
    {
      title: found.records,
      records: held.records.map((record) => [
        [report.record, recordName(all, words, { resource: record.resource, record_id: record.id })],
        ...heldValues(all, record),
      ]),
    },
    {
      title: found.messages,
      records: held.messages.map(({ created_at, channel, recipient, subject, body, state }) => [
        [label(outbox, 'created_at'), formatInstant(created_at)],
        [label(outbox, 'channel'), choice(outbox, 'channel', channel)],
        [label(outbox, 'recipient'), formatPhone(recipient)],
        [label(outbox, 'subject'), subject ?? ''],
        [label(outbox, 'body'), channel === 'email' ? plainOfFormatted(body ?? '') : (body ?? '')],
        [label(outbox, 'state'), choice(outbox, 'state', state)],
      ]),
    },
    {
      title: found.history,
      records: held.history.map(({ resource, record_id, at, action, changes }) => [
        [report.when, formatInstant(at)],
        [report.record, recordName(all, words, { resource, record_id })],
        [report.action, actions[action] ?? action],
        [report.changes, changedTexts(changes, (name) => label(resourceNamed(resource), name))],
      ]),
    },
    {
      title: found.bans,
      records: held.bans.map(({ pattern, reason }) => [
        [label(emailBlacklist, 'pattern'), pattern],
        [label(emailBlacklist, 'reason'), reason ?? ''],
      ]),
    },
    {
      title: found.imports,
      records: held.imports.map(({ file_name, line, cells }) => [
        [found.importedRow(file_name, line), cells.filter((cell) => cell !== '').join(', ')],
      ]),
    },
    {
      title: found.accounts,
      records: held.accounts.map(({ name, email }) => [
        [label(users, 'name'), name],
        [label(users, 'email'), email],
      ]),
    },
  ];
}

/** `Poznámka: stará → nová` of each text that was written down, a line each; a value that was never kept is left out. */
function changedTexts(changes: Readonly<Record<string, unknown>>, label: (name: string) => string): string {
  return Object.entries(changes)
    .flatMap(([name, change]) => {
      if (!isRow(change)) return [];
      const values = [change['before'], change['after']].map(plainText).filter((text) => text !== '');
      return values.length === 0 ? [] : [`${label(name)}: ${values.join(' → ')}`];
    })
    .join('\n');
}

function plainText(value: unknown): string {
  if (typeof value !== 'string') return '';
  return /^\d{4}-\d\d-\d\dT/u.test(value) ? formatInstant(value) : value;
}
