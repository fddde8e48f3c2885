import type { templates } from '../../../contract/resources/web-orders/templates.ts';
import { templatePurposes } from '../../../contract/rules/text/template-tags.ts';
import { englishWordings, wordings } from '../content/message-templates.ts';
import { type DemoRow, made } from '../town/demo-row.ts';
import { foundedAt } from '../town/town.ts';

const channels = ['email', 'sms'] as const;
const channelNames = { email: 'e-mail', sms: 'SMS' } as const;

/** A wording of each purpose for each channel. */
export function demoTemplates(now: Date): readonly DemoRow<typeof templates>[] {
  const kinds = templatePurposes.flatMap((purpose) => channels.map((channel) => ({ purpose, channel })));
  return kinds.map(({ purpose, channel }, place) => ({
    ...made(place + 1, foundedAt(now)),
    name: `${wordings[purpose].name} – ${channelNames[channel]}`,
    channel,
    purpose,
    subject: channel === 'email' ? wordings[purpose].subject : null,
    subject_en: channel === 'email' ? (englishWordings[purpose]?.subject ?? null) : null,
    content: wordings[purpose][channel],
    content_en: channel === 'email' ? (englishWordings[purpose]?.email ?? null) : null,
    active: true,
  }));
}
