import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openTemplate, whole } from './open-template.tsx';

describe('the English text of a template', () => {
  const english = (name: string | RegExp) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });
  const choose = async (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));

  it('stands in the place of the Czech one once English is chosen; while it is empty, the preview shows the built-in letter', async () => {
    const { preview, update } = await openTemplate();
    await choose(/^Anglicky \(chybí 1\)/u);
    const area = await english(/^Obsah \(anglicky\)/u);
    expect(screen.queryByRole('textbox', { name: /^Obsah(?! \(anglicky)/u })).toBeNull();
    expect(preview().getByText(/^Appointment: Identity cards, City hall, Wednesday 18 November 2026/u)).toBeDefined();
    // Nothing is missing of a text that need not be there, and everything of one that is begun.
    expect(screen.queryByText(/^Chybějící povinné značky/u)).toBeNull();
    await userEvent.type(area, 'See you {{pin}');
    await screen.findByText('Chybějící povinné značky: 4 z 5');
    await userEvent.clear(area);
    await userEvent.type(area, whole.replaceAll('{', '{{'));
    await choose(/^Česky/u);
    expect((await english(/^Obsah/u)).value).toBe(whole);
    await choose(/^Uložit/u);
    await waitFor(() => expect(update.mock.calls[0]?.[1].data).toMatchObject({ content_en: whole }));
  });

  it('that is wrong is shown when it stops a save, and the summary leads to it from the Czech texts too', async () => {
    const { update } = await openTemplate({ content_en: 'See you' });
    await userEvent.type(await english(/^Obsah(?! \(anglicky)/u), ' a přijďte včas');
    await choose(/^Uložit/u);
    const summary = await screen.findByRole('link', { name: /^Obsah \(anglicky\)/u });
    const area = await english(/^Obsah \(anglicky\)/u);
    await choose(/^Česky/u);
    await userEvent.click(summary);
    await waitFor(() => expect(document.activeElement?.id).toBe(area.id));
    expect(update).not.toHaveBeenCalled();
  });
});
