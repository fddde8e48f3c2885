import type { TemplatePurpose } from '../../rules/text/template-tags.ts';

type OrderLetter = { readonly subject: string; readonly email: string; readonly sms: string };

/** What clients who ordered in English are sent where the office wrote no English text. The link of the order is added below. */
export const orderLetters: Readonly<Record<TemplatePurpose, OrderLetter>> = {
  created: {
    subject: 'Your appointment on {date} at {time}, {store}',
    email: `Hello,

your appointment is confirmed.

Branch: {store}
Address: {address}
Service: {service}
Time: {date} at {time}
PIN: {pin}

Use the PIN when you arrive. If you cannot come, please cancel the appointment, so that the time is free for somebody else.`,
    sms: 'Appointment: {service}, {store}, {date} {time}. PIN {pin}',
  },
  confirm_request: {
    subject: 'Confirm your appointment on {date} at {time}',
    email: `Hello,

we are holding {date} at {time} for you at {store} ({service}). The appointment is valid only once you confirm it by the link in this message.`,
    sms: 'Confirm your appointment: {store}, {date} {time}. Otherwise the time is soon free for others.',
  },
  changed: {
    subject: 'Your appointment has moved to {date} at {time}',
    email: `Hello,

your appointment has been moved.

Branch: {store}
Address: {address}
Service: {service}
New time: {date} at {time}
PIN: {pin}

If the new time does not suit you, please move or cancel the appointment.`,
    sms: 'New time of your appointment: {service}, {store}, {date} {time}. PIN {pin}',
  },
  cancelled: {
    subject: 'Your appointment on {date} at {time} is cancelled',
    email: `Hello,

your appointment at {store} on {date} at {time} ({service}) is cancelled.

{message}`,
    sms: 'Your appointment is cancelled: {store}, {date} {time}. {message}',
  },
  reminder: {
    subject: 'Reminder: your appointment on {date} at {time}',
    email: `Hello,

we remind you of your appointment.

Branch: {store}, {address}
Service: {service}
Time: {date} at {time}
PIN: {pin}

If you cannot come, please cancel the appointment, so that somebody else gets the time.`,
    sms: 'Reminder: {store}, {date} {time}. PIN {pin}',
  },
};
