import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aUser, renderConsole } from './entity-console.tsx';

type Params = { readonly filter?: Readonly<Record<string, unknown>>; readonly pagination?: { readonly perPage: number } };

/** The list of users with a filter in its address; `asked` is what its rows were asked with last. */
function openUsers(filter: Readonly<Record<string, unknown>> = {}, total = 5) {
  const getList = vi.fn<(name: string, params: Params) => Promise<unknown>>(() => Promise.resolve({ data: [aUser()], total }));
  const shown = renderConsole({
    address: `/settings/users?filter=${encodeURIComponent(JSON.stringify(filter))}&sort=name&order=ASC&page=1&perPage=25`,
    provider: { getList },
  });
  const asked = () => getList.mock.calls.map(([, params]) => params).findLast(({ pagination }) => pagination?.perPage === 25)?.filter;
  return { ...shown, getList, asked };
}

async function openBuilder() {
  await userEvent.click(await screen.findByRole('button', { name: 'Sestavit filtr' }));
  return screen.findByRole('dialog', { name: 'Sestavit filtr' });
}
const conditionIn = (dialog: HTMLElement, place: string) => within(within(dialog).getByRole('group', { name: `Podmínka ${place}` }));
const use = (dialog: HTMLElement) => userEvent.click(within(dialog).getByRole('button', { name: 'Použít' }));

describe('the builder of a filter', () => {
  it('joins conditions by one word and gives them to the list beside its other filters', async () => {
    const { asked } = openUsers({ role: 'operator' });
    const dialog = await openBuilder();
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Jak se podmínky spojují' }), 'Platí aspoň jedna');
    const first = conditionIn(dialog, '1');
    await userEvent.selectOptions(first.getByRole('combobox', { name: 'Pole' }), 'Aktivní');
    await userEvent.selectOptions(first.getByRole('combobox', { name: 'Hodnota' }), 'Ne');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Přidat podmínku' }));
    const second = conditionIn(dialog, '2');
    const field = second.getByRole('combobox', { name: 'Pole' });
    expect(document.activeElement).toBe(field);
    await userEvent.selectOptions(field, 'Úroveň');
    await userEvent.selectOptions(second.getByRole('combobox', { name: 'Vztah' }), 'je mezi');
    await userEvent.type(second.getByRole('textbox', { name: 'Od' }), '10');
    await userEvent.type(second.getByRole('textbox', { name: 'Do' }), '20');
    await within(dialog).findByText('Odpovídá 5 záznamů');
    await use(dialog);
    await waitFor(() => expect(asked()).toEqual({ role: 'operator', any: [{ active: false }, { level_gte: 10, level_lte: 20 }] }));
    const chip = await screen.findByRole('button', { name: /^Složený filtr/u });
    await waitFor(() => expect(chip.textContent).toBe('Složený filtr: Aktivní je Ne nebo Úroveň 10 – 20'));
  });

  it('puts groups into groups, as deep as the server reads them', async () => {
    const { asked } = openUsers();
    const dialog = await openBuilder();
    await userEvent.selectOptions(conditionIn(dialog, '1').getByRole('combobox', { name: 'Pole' }), 'Zablokován od');
    await userEvent.selectOptions(conditionIn(dialog, '1').getByRole('combobox', { name: 'Vztah' }), 'je prázdné');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Přidat skupinu' }));
    await userEvent.selectOptions(conditionIn(dialog, '2.1').getByRole('combobox', { name: 'Pole' }), 'Oprávnění');
    await userEvent.selectOptions(conditionIn(dialog, '2.1').getByRole('combobox', { name: 'Vztah' }), 'obsahuje některé z');
    await userEvent.click(conditionIn(dialog, '2.1').getAllByRole('checkbox')[0] ?? dialog);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Přidat skupinu do skupiny 2' }));
    await userEvent.selectOptions(conditionIn(dialog, '2.2.1').getByRole('combobox', { name: 'Pole' }), 'Aktivní');
    await userEvent.selectOptions(conditionIn(dialog, '2.2.1').getByRole('combobox', { name: 'Hodnota' }), 'Ano');
    expect(within(dialog).queryByRole('button', { name: 'Přidat skupinu do skupiny 2.2' })).toBeNull();
    await use(dialog);
    await waitFor(() =>
      expect(asked()).toEqual({
        all: [{ blocked_at_null: true }, { any: [{ resources_in: [expect.any(String)] }, { all: [{ active: true }] }] }],
      }),
    );
  });

  it('names what is missing at its field, and keeps the focus there', async () => {
    const { asked } = openUsers();
    const dialog = await openBuilder();
    await within(dialog).findByText(/^Až podmínky doplníte/u);
    await use(dialog);
    const field = conditionIn(dialog, '1').getByRole('combobox', { name: 'Pole' });
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    within(dialog).getByText('Prosím, vyplňte toto pole');
    await userEvent.selectOptions(field, 'Úroveň');
    const value = conditionIn(dialog, '1').getByRole('textbox', { name: 'Hodnota' });
    await userEvent.type(value, 'dva');
    await use(dialog);
    expect(document.activeElement).toBe(value);
    expect(value.getAttribute('aria-invalid')).toBe('true');
    await userEvent.selectOptions(conditionIn(dialog, '1').getByRole('combobox', { name: 'Vztah' }), 'je mezi');
    await userEvent.clear(conditionIn(dialog, '1').getByRole('textbox', { name: 'Od' }));
    await userEvent.type(conditionIn(dialog, '1').getByRole('textbox', { name: 'Od' }), '20');
    await userEvent.type(conditionIn(dialog, '1').getByRole('textbox', { name: 'Do' }), '10');
    within(dialog).getByText('Konec nesmí být před začátkem.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Přidat skupinu' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Odebrat podmínku 2.1' }));
    expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Přidat podmínku do skupiny 2' }));
    await use(dialog);
    within(dialog).getByText('Přidejte do skupiny aspoň jednu podmínku, nebo ji odeberte.');
    expect(asked()).toEqual({});
  });

  it('opens what is set from its chip, and takes it away with its last condition', async () => {
    const { asked } = openUsers({ active: true, any: [{ role: 'operator' }, { level_gte: 10 }] });
    const chip = await screen.findByRole('button', { name: /^Složený filtr/u });
    await waitFor(() => expect(chip.textContent).toBe('Složený filtr: Role je Obsluha nebo Úroveň od 10'));
    await userEvent.click(chip);
    const dialog = await screen.findByRole('dialog', { name: 'Sestavit filtr' });
    expect(conditionIn(dialog, '2').getByRole<HTMLInputElement>('textbox', { name: 'Hodnota' }).value).toBe('10');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Odebrat podmínku 2' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Odebrat podmínku 1' }));
    await use(dialog);
    await waitFor(() => expect(asked()).toEqual({ active: true }));
    expect(screen.queryByRole('button', { name: /^Složený filtr/u })).toBeNull();
  });

  it('leaves the list as it was when it is given up', async () => {
    const filter = { any: [{ role: 'operator' }] };
    const { asked } = openUsers(filter);
    const dialog = await openBuilder();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Odebrat podmínku 1' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Zrušit' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Zahodit změny' }));
    expect(asked()).toEqual(filter);
    await userEvent.click(await screen.findByRole('button', { name: 'Odebrat filtr Složený filtr' }));
    await waitFor(() => expect(asked()).toEqual({}));
  });

  it('says of a group that nobody can read that it cannot be read', async () => {
    openUsers({ any: [{ shoe_size: 44 }] });
    const chip = await screen.findByRole('button', { name: /^Složený filtr/u });
    await waitFor(() => expect(chip.textContent).toBe('Složený filtr: nejde přečíst'));
  });
});
