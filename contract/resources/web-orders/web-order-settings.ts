import { defineResource, field } from '../../kit/index.ts';
import { digestLength, digestShape, isDigest } from '../../rules/files/file-digest.ts';

const title = field.text({ max: 120 });
const text = field.text({ max: 2000, lines: 3 });
// Of a file that was uploaded.
const file = field.text({ max: digestLength, check: [isDigest, 'file_digest', digestShape] });
/** The English variant of a field. */
const english = <const F, const N extends string>(own: F, translates: N) => ({ ...own, translates });
const shown = field.flag({ default: true });
const optional = field.flag({ default: false });

/** How ordering over the web looks and what it asks for. */
export const webOrderSettings = defineResource({
  name: 'web-order-settings',
  page: '/web-orders/settings',
  areas: ['settings', 'ordering'],
  limitedBy: null,
  singleton: true,
  represent: 'service_title',
  fields: {
    // Stands at the head of the booking page.
    office_name: title,
    office_name_en: english(title, 'office_name'),
    service_title: title,
    service_title_en: english(title, 'service_title'),
    service_text: text,
    service_text_en: english(text, 'service_text'),
    time_title: title,
    time_title_en: english(title, 'time_title'),
    time_text: text,
    time_text_en: english(text, 'time_text'),
    form_title: title,
    form_title_en: english(title, 'form_title'),
    form_text: text,
    form_text_en: english(text, 'form_text'),
    confirmation_title: title,
    confirmation_title_en: english(title, 'confirmation_title'),
    confirmation_text: text,
    confirmation_text_en: english(text, 'confirmation_text'),
    confirm_text: text,
    confirm_text_en: english(text, 'confirm_text'),
    logo_file: file,
    terms_file: file,
    terms_file_en: english(file, 'terms_file'),
    name_shown: shown,
    name_required: shown,
    phone_shown: shown,
    phone_required: optional,
    checkbox_shown: optional,
    checkbox_required: optional,
    checkbox_text: text,
    checkbox_text_en: english(text, 'checkbox_text'),
    note_shown: shown,
    note_required: optional,
    show_stats: optional,
    show_map: shown,
    email_notification: shown,
    sms_notification: optional,
    email_confirmation_timeout: field.int({ required: true, min: 1, max: 10_080, default: 60 }),
  },
  list: { columns: ['service_title'], sort: ['id', 'asc'] },
  form: {
    steps: [
      'office_name',
      'office_name_en',
      'service_title',
      'service_title_en',
      'service_text',
      'service_text_en',
      'time_title',
      'time_title_en',
      'time_text',
      'time_text_en',
      'form_title',
      'form_title_en',
      'form_text',
      'form_text_en',
      'confirmation_title',
      'confirmation_title_en',
      'confirmation_text',
      'confirmation_text_en',
      'confirm_text',
      'confirm_text_en',
    ],
    files: ['logo_file', 'terms_file', 'terms_file_en'],
    form: [
      'name_shown',
      'name_required',
      'phone_shown',
      'phone_required',
      'note_shown',
      'note_required',
      'checkbox_shown',
      'checkbox_required',
      'checkbox_text',
      'checkbox_text_en',
    ],
    messages: ['email_notification', 'sms_notification', 'email_confirmation_timeout', 'show_stats', 'show_map'],
  },
});
