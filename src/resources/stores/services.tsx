import { services } from '../../../contract/resources/stores/services.ts';
import type { Additions } from '../../crud/core/additions/additions.ts';
import type { Row } from '../../crud/core/row.ts';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import { CopyAll, CopyOne, CopySelected } from './services/copy-tools.tsx';

/** A name left empty on a channel falls back to the name of the service: it shows in the empty field. */
const fallback = (draft: Row): string | undefined => (typeof draft['name'] === 'string' ? draft['name'] : undefined);

const ServiceSections = lazyPart(async () => (await import('./services/service-sections.tsx')).ServiceSections);

export const additions: Additions = {
  icon: 'layers',
  listedIn: { by: 'store_id' },
  fields: {
    state: { tones: { active: 'success', reserve: 'neutral' } },
    ...Object.fromEntries([...services.form.names, 'ticket_line_name'].map((name) => [name, { placeholder: fallback }])),
  },
  listSlots: { Tools: CopyAll, SelectionTools: CopySelected },
  recordSlots: { Tools: CopyOne },
  formSlots: { Below: ServiceSections },
};
