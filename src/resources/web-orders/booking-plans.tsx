import type { Additions } from '../../crud/vocabulary/additions/additions.ts';
import { part } from '../../ui/page/part.tsx';

export const additions: Additions = {
  fields: {
    intervals: { input: part(async () => (await import('./intervals/week-editor.tsx')).WeekEditor), shape: { wide: true, group: true } },
  },
  recordSlots: { Tools: part(async () => (await import('./copying/copy-plan.tsx')).CopyPlan) },
  formSlots: { Below: part(async () => (await import('./week/plan-preview.tsx')).PlanPreview) },
  questionSlots: {
    Save: part(
      async () => (await import('./week/lost-question.tsx')).LostQuestion,
      ({ onStay }) => onStay(),
    ),
  },
};
