import { services } from '../../../contract/resources/stores/services.ts';
import type { Additions } from '../additions.ts';
import type { Row } from '../row.ts';

/** A name left empty on a channel falls back to the name of the service: it shows in the empty field. */
const fallback = (draft: Row): string | undefined => (typeof draft['name'] === 'string' ? draft['name'] : undefined);

export const additions: Additions = {
  icon: 'layers',
  tones: { state: { active: 'success', reserve: 'neutral' } },
  placeholders: Object.fromEntries(services.form.names.map((name) => [name, fallback])),
};
