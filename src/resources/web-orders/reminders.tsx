import type { Additions } from '../../crud/core/additions/additions.ts';
import { textOf } from '../../crud/core/row.ts';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import { additions as templates } from './templates.tsx';

const notes = () => import('./reminder-notes.tsx');
const UnsentType = lazyPart(async () => (await notes()).UnsentType);
const TimeAhead = lazyPart(async () => (await notes()).TimeAhead);

/** Reminders are written as templates are. Those to a mobile application have no way out (decision 0088), which the list and the page say. */
export const additions: Additions = {
  fields: {
    ...templates.fields,
    type: {
      cell: ({ resource, words, value }) => {
        const label = words.labelsOf(resource).choices['type']?.[String(value)] ?? String(value);
        return value === 'push_notification' ? <UnsentType label={label} /> : label;
      },
    },
    time_before: { cell: ({ row, value }) => <TimeAhead count={Number(value)} unit={textOf(row['unit'])} /> },
  },
  formSlots: { Below: lazyPart(async () => (await notes()).UnsentReminder) },
};
