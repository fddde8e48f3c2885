import type { Additions } from '../../crud/core/additions/additions.ts';
import { OrderAgendas } from './groups/order-agendas.tsx';

export const additions: Additions = { icon: 'layers', listSlots: { Tools: OrderAgendas } };
