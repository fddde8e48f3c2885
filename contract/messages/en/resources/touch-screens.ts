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
    last_communication_at: 'Last communication',
  },
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
