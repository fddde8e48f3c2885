import type { LabelsOf } from '../../../kit/index.ts';
import type { Registry } from '../../../resources/registry.ts';
import { noun } from '../basics/noun.ts';

export const touchScreens = {
  noun: noun('touch screen', 'touch screens'),
  page: 'Touch screens',
  fields: {
    store_id: 'Branch',
    name: 'Name',
    label: 'Description',
    width: 'Width (px)',
    height: 'Height (px)',
    active: 'Active',
    state: 'State',
    told_state: 'Last reported state',
    paper: 'Paper',
    told_paper: 'Last reported paper',
    state_since: 'State since',
    shown_design_version: 'Shown version of the design',
    shown_since: 'Shown since',
    last_communication_at: 'Last communication',
  },
  pairs: { width: 'Resolution' },
  tabs: { main: 'Touch screen', state: 'State' },
  choices: {
    state: { online: 'Connected', offline: 'Disconnected', error: 'Error', not_known: 'Not known now' },
    told_state: { online: 'Connected', offline: 'Disconnected', error: 'Error' },
    paper: { enough: 'Enough', low: 'Low', out: 'Out', not_known: 'Not known now' },
    told_paper: { enough: 'Enough', low: 'Low', out: 'Out' },
  },
  children: {},
  helps: {
    label: 'Where the touch screen stands, for example Entrance hall.',
    width: 'Resolution of the screen, usually 1280 × 1024.',
  },
  empty: 'There is no touch screen yet. Add the first one.',
} satisfies LabelsOf<Registry['touch-screens']>;

export const kioskDesigns = {
  noun: noun('touch screen design', 'touch screen designs'),
  page: 'Touch screen designs',
  fields: {
    store_id: 'Branch',
    touch_screen_id: 'Touch screen',
    name: 'Name of the design',
    pages: 'Pages',
    tickets: 'Tickets',
    error_image: 'Picture on an error',
    error_sound: 'Sound on an error',
    blocked_image: 'Picture of a blocked touch screen',
    blocked_sound: 'Sound of a blocked touch screen',
    paper_image: 'Picture when the paper is out',
    paper_sound: 'Sound when the paper is out',
    closed_image: 'Picture outside opening hours',
    printing_sound: 'Sound while a ticket is printed',
    offline_image: 'Picture without a connection',
  },
  tabs: { main: 'Touch screen design', pages: 'Pages and tickets', states: 'Sounds and pictures of states' },
  choices: {},
  children: {},
  helps: { pages: 'Drawn in the page editor of the touch screen.' },
  empty: 'No touch screen has a design of its own yet. Draw the first one in the page editor of a touch screen.',
} satisfies LabelsOf<Registry['kiosk-designs']>;
