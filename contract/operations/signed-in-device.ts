import type { ValueOfShape } from '../kit/index.ts';
import { flag, instant, note, nullable, object, text, uuid } from '../kit/shape.ts';

export const sessionShape = object({
  id: uuid,
  device: note(nullable(text()), 'What people call it; null when it does not say.'),
  address: nullable(text()),
  started_at: instant,
  last_active_at: instant,
  is_current: flag,
});
/** A session as the API says it: page 02, Tokens and sessions. */
export type SignedInDevice = ValueOfShape<typeof sessionShape>;
