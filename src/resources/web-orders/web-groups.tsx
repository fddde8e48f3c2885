import type { Additions } from '../../crud/vocabulary/additions.ts';
import { OrderAgendas } from './groups/order-agendas.tsx';

export const additions: Additions = { icon: 'layers', ListTools: OrderAgendas };
