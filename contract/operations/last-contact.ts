import type { ValueOfShape } from '../kit/index.ts';
import { instant, list, nullable, object, whole } from '../kit/shape.ts';

const heardStore = object({ id: whole, last_socket_communication_at: nullable(instant) });
/** When a store communicated last; null where it never did. */
export type LastContact = ValueOfShape<typeof heardStore>;
export const lastContacts = list(heardStore);
