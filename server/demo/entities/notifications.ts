import type { notifications } from '../../../contract/resources/web-orders/notifications.ts';
import { englishWordings, wordings } from '../content/message-templates.ts';
import { type DemoRow, made } from '../town/demo-row.ts';
import { foundedAt } from '../town/town.ts';

type NotificationRow = DemoRow<typeof notifications>;

const { email, sms } = wordings.reminder;

type English = 'subject_en' | 'content_en';
/** English where the town has translated them. */
type Reminder = Omit<NotificationRow, 'id' | 'created_at' | 'updated_at' | English> & Partial<Pick<NotificationRow, English>>;

const reminders: readonly Reminder[] = [
  {
    type: 'email',
    time_before: 1,
    unit: 'days',
    subject: 'Zítra vás čekáme na úřadě',
    subject_en: 'Your appointment is tomorrow',
    content: email,
    content_en: englishWordings.reminder?.email ?? null,
    published: true,
    one_message_limit: false,
  },
  {
    type: 'email',
    time_before: 7,
    unit: 'days',
    subject: 'Za týden máte termín na úřadě',
    content: email,
    published: false,
    one_message_limit: false,
  },
  { type: 'sms', time_before: 3, unit: 'hours', subject: 'Dnešní termín', content: sms, published: true, one_message_limit: true },
  {
    type: 'push_notification',
    time_before: 45,
    unit: 'minutes',
    subject: 'Blíží se váš termín',
    content: 'V {time} vás čekáme: {store}, {address}. Na kiosku zadejte PIN {pin}.',
    // Nothing sends it (decision 0088), so that the town did not publish it.
    published: false,
    one_message_limit: false,
  },
  {
    type: 'push_notification',
    time_before: 1,
    unit: 'days',
    subject: 'Zítra na úřad',
    content: 'Zítra v {time}: {service}, {store}. Doklady si připravte předem.',
    published: false,
    one_message_limit: false,
  },
];

/** Reminders before the appointed time. */
export function demoNotifications(now: Date): readonly NotificationRow[] {
  return reminders.map((reminder, place) => ({ ...made(place + 1, foundedAt(now)), subject_en: null, content_en: null, ...reminder }));
}
