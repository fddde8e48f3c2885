import { defineResource, field } from '../../kit/index.ts';
import { tagProblem, templatePurposes } from '../../rules/text/template-tags.ts';

/** Wording of the messages that clients get by e-mail and SMS. */
export const templates = defineResource({
  name: 'templates',
  page: '/web-orders/notification-settings/templates',
  areas: ['ordering'],
  limitedBy: null, // one wording for the whole office
  represent: 'name',
  fields: {
    name: field.text({ required: true, max: 120, unique: 'template_name_taken' }),
    channel: field.choice(['email', 'sms'], { required: true, default: 'email' }),
    purpose: field.choice(templatePurposes, { required: true, default: 'created' }),
    subject: field.text({ max: 200 }),
    // For orders made in English; the built-in letter where it is empty.
    subject_en: field.text({ max: 200, translates: 'subject' }),
    content: field.text({ required: true, max: 20_000, lines: 12 }),
    content_en: field.text({ max: 20_000, lines: 12, translates: 'content' }),
    active: field.flag({ default: true }),
  },
  list: {
    columns: ['name', 'channel', 'purpose', 'subject', 'active', 'updated_at'],
    sort: ['name', 'asc'],
    filters: ['channel', 'purpose', 'active'],
    search: ['name', 'subject', 'content'],
    inline: ['name'],
  },
  form: { main: ['name', 'channel', 'purpose', 'subject', 'subject_en', 'content', 'content_en', 'active'] },
  rules: [
    ({ purpose, content, content_en }) => {
      if (purpose == null) return {};
      const texts = Object.entries({ content, content_en });
      return Object.fromEntries(
        texts.flatMap(([name, text]) => {
          const problem = text == null ? null : tagProblem(purpose, text);
          return problem === null ? [] : [[name, problem]];
        }),
      );
    },
    ({ channel, subject }) => (channel === 'email' && subject === null ? { subject: { code: 'required' } } : {}),
  ],
});
