import { services } from '../../../contract/resources/stores/services.ts';
import type { Additions } from '../../crud/vocabulary/additions/additions.ts';
import type { Row } from '../../crud/vocabulary/row.ts';
import { part } from '../../ui/page/part.tsx';
import { CopyAll, CopyOne, CopySelected } from './services/copy-tools.tsx';

/** A name left empty on a channel falls back to the name of the service: it shows in the empty field. */
const fallback = (draft: Row): string | undefined => (typeof draft['name'] === 'string' ? draft['name'] : undefined);

const BesideService = part(async () => (await import('./services/beside-service.tsx')).BesideService);

export const additions: Additions = {
  icon: 'layers',
  listedIn: { by: 'store_id' },
  fields: {
    state: { tones: { active: 'success', reserve: 'neutral' } },
    ...Object.fromEntries([...services.form.names, 'ticket_line_name'].map((name) => [name, { placeholder: fallback }])),
  },
  listSlots: { Tools: CopyAll, SelectionTools: CopySelected },
  recordSlots: { Tools: CopyOne },
  formSlots: { Below: BesideService },
};
