import type { emailNotifications } from '../../../contract/resources/settings/email-notifications.ts';
import { type DemoRow, made } from '../town/demo-row.ts';
import { foundedAt, town } from '../town/town.ts';

type Row = DemoRow<typeof emailNotifications>;

const at = (...mailboxes: readonly string[]): string => mailboxes.map((mailbox) => `${mailbox}@${town.domain}`).join('\n');

const messages: readonly Omit<Row, 'id' | 'created_at' | 'updated_at'>[] = [
  {
    name: 'Výpadky poboček – informatika',
    events: ['store_silent', 'outage'],
    store_ids: [],
    threshold_minutes: 10,
    recipients: at('informatika', 'spravce'),
    active: true,
  },
  {
    name: 'Dlouhé výpadky – vedení úřadu',
    events: ['store_silent'],
    store_ids: [1, 2, 3],
    threshold_minutes: 60,
    recipients: at('tajemnik'),
    active: true,
  },
  {
    name: 'Papír v kioscích – podatelna',
    events: ['paper_low'],
    store_ids: [1, 3],
    threshold_minutes: null,
    recipients: at('podatelna', 'spravabudov'),
    active: true,
  },
  {
    name: 'Papír v kioscích – městské části',
    events: ['paper_low'],
    store_ids: [8, 9, 10, 11],
    threshold_minutes: null,
    recipients: at('mestskecasti'),
    active: true,
  },
  {
    name: 'Licence a zálohy',
    events: ['licence_ending', 'backup_failed'],
    store_ids: [],
    threshold_minutes: null,
    recipients: at('informatika'),
    active: true,
  },
  {
    name: 'Zkouška upozornění dodavatele',
    events: ['store_silent', 'backup_failed'],
    store_ids: [12],
    threshold_minutes: 30,
    recipients: 'dohled@dodavatel.example',
    active: false,
  },
];

/** Whom of the staff the system writes to when something happens. */
export function demoEmailNotifications(now: Date): readonly Row[] {
  return messages.map((message, place) => ({ ...made(place + 1, foundedAt(now)), ...message }));
}
