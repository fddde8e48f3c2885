import type { Additions } from '../../crud/vocabulary/additions.ts';
import { part } from '../../ui/page/part.tsx';

export const additions: Additions = {
  RecordTools: part(async () => (await import('./copying/copy-plan.tsx')).CopyPlan),
  Beside: part(async () => (await import('./week/plan-preview.tsx')).PlanPreview),
  BeforeSave: part(
    async () => (await import('./week/lost-question.tsx')).LostQuestion,
    ({ onStay }) => onStay(),
  ),
  inputs: { intervals: part(async () => (await import('./intervals/week-editor.tsx')).WeekEditor) },
  shapes: { intervals: { wide: true, group: true } },
};
