import type { Additions } from '../../crud/core/additions/additions.ts';
import { lazyPart } from '../../ui/page/lazy-part.tsx';

export const additions: Additions = {
  fields: {
    intervals: {
      input: lazyPart(async () => (await import('./intervals/week-editor.tsx')).WeekEditor),
      shape: { wide: true, group: true },
    },
  },
  recordSlots: { Tools: lazyPart(async () => (await import('./copying/copy-plan.tsx')).CopyPlan) },
  formSlots: { Below: lazyPart(async () => (await import('./week/plan-preview.tsx')).PlanPreview) },
  confirmationSlots: {
    Save: lazyPart(
      async () => (await import('./week/lost-orders-confirmation.tsx')).LostOrdersConfirmation,
      ({ onStay }) => onStay(),
    ),
  },
};
