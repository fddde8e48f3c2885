import type { kioskDesign as czech } from '../../../cs/console/kiosks/kiosk-design.ts';

/** What the three editors of a touch screen have in common. Fetched with each of them. */
export const kioskDesign: typeof czech = {
  tabs: { label: 'Design of the touch screen', pages: 'Pages', tickets: 'Ticket', states: 'Sounds and pictures of states' },
  drafts: {
    one: 'There is work of yours here that was not saved',
    many: 'There is earlier work of yours here that was not saved',
    at: (time) => `In progress: ${time}.`,
    older: 'Another person has saved the design since then: to go on means to replace it when you save.',
    take: 'Go on with it',
    discard: 'Throw it away',
    of: (action, time) => `${action} (${time})`,
  },
};
