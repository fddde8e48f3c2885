import type { kioskLinks as czech } from '../../../cs/console/kiosks/kiosk-links.ts';

export const kioskLinks: typeof czech = { pages: 'Pages', tickets: 'Ticket', states: 'Sounds and pictures of states' };
