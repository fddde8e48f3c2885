import type { Additions } from '../../crud/vocabulary/additions.ts';
import { fileAdditions } from './files/file-additions.tsx';
import { OrderAgendas } from './groups/order-agendas.tsx';

export const additions: Additions = { ...fileAdditions({ picture_file: 'group_picture' }), icon: 'layers', ListTools: OrderAgendas };
