import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReportTemplate } from '../../../../contract/operations/report-answer.ts';
import { reportKinds } from '../../../../contract/rules/statistics/report/report-offers.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { readRefusal } from '../../../crud/core/refusal.ts';
import { useNotify } from '../../../crud/core/use-notify.ts';
import { useReportWords } from '../result/report-words.ts';

const key = ['report-templates'];

/** Templates that the person sees, and what can be done with one. A failure is shown. */
export function useTemplates() {
  const { ask } = useCalls();
  const client = useQueryClient();
  const notify = useNotify();
  const { templates: words } = useReportWords();
  const { data, error } = useQuery({ queryKey: key, queryFn: () => ask('GET /report-templates'), retry: false });
  const read = (): Promise<void> => client.invalidateQueries({ queryKey: key });
  const run = async (work: () => Promise<unknown>, say: () => void): Promise<void> => {
    try {
      await work();
      say();
    } catch (failure) {
      const { message, errors } = readRefusal(failure);
      notify(Object.values(errors)[0] ?? message, 'error');
    }
    await read();
  };
  const bringBack = ({ kind: text, name, shared, query, schedule }: ReportTemplate): Promise<void> => {
    const kind = reportKinds.find((one) => one === text);
    if (kind === undefined) return Promise.resolve();
    return run(
      async () => {
        const { id } = await ask('POST /report-templates', { body: { kind, name, shared, query } });
        if (schedule === null) return;
        const { rhythm, weekday, day, time, format, addresses, paused } = schedule;
        const kept = { rhythm, weekday, day, time, format, addresses: addresses.length === 0 ? null : addresses.join('\n') };
        await ask('PUT /report-templates/{id}/schedule', { path: { id }, body: { ...kept, paused: paused !== null } });
      },
      () => notify(words.saved(name), 'success'),
    );
  };
  return {
    templates: data,
    isFailed: error !== null,
    read,
    overwrite: (template: ReportTemplate, query: string): Promise<void> =>
      run(
        () => ask('PATCH /report-templates/{id}', { path: { id: template.id }, body: { query } }),
        () => notify(words.saved(template.name), 'success'),
      ),
    remove: (template: ReportTemplate): Promise<void> =>
      run(
        () => ask('DELETE /report-templates/{id}', { path: { id: template.id } }),
        () =>
          notify(
            words.removed(template.name),
            'success',
            // Brought back by another person it would be theirs.
            template.is_own ? { label: words.undo, run: () => void bringBack(template) } : undefined,
          ),
      ),
  };
}
