import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { copyLayout } from '../../../contract/rules/kiosk/layout/copy-layout.ts';
import { CopyDialog } from '../../../src/kiosk-design/copying/copy-dialog.tsx';
import { aLayout } from '../../support/kiosk-layouts.ts';
import { openAmongKiosks, own, services } from './among-kiosks.tsx';

const digest = 'ab'.repeat(32);
const design = { id: 1, version: 3, store_id: 1, touch_screen_id: 1, name: 'Dva sloupce', error_image: digest };
const words = {
  title: 'Kopírovat stránky',
  text: 'Podle názvu.',
  matched: (count: number) => `nalezeno ${count}`,
  unmatched: (names: string) => `Nenalezeno: ${names}`,
  replaces: 'nahradí',
};

const open = (refuses?: (id: number, attempt: number) => boolean) =>
  openAmongKiosks(
    <CopyDialog
      said={words}
      from={{ screen: own, storeId: 1, design }}
      copy={({ services: to }) => {
        const { layout, matched, unmatched } = copyLayout(aLayout(), { from: services, to, size: own });
        return { values: { pages: layout }, matched: matched.length, unmatched, replaces: false };
      }}
      onClose={() => undefined}
    />,
    refuses === undefined ? {} : { refuses },
  );

const row = (name: string) => within(screen.getByText(name).closest('li') ?? document.body);

it('finds kiosks by branch and name without accents, and copies to all that were found', async () => {
  const { sent } = open();
  await userEvent.type(await screen.findByRole('searchbox'), 'zizkov kiosek');
  await userEvent.click(await screen.findByLabelText('Úřad Žižkov, Kiosek 7'));
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), 'pobocka 2');
  await userEvent.click(await screen.findByLabelText('Vybrat všechny nalezené (15)'));
  await userEvent.click(await screen.findByRole('button', { name: 'Kopírovat na 16 kiosků' }));
  await screen.findByText(/^Zkopírováno na 16 kiosků/u);
  expect(sent.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual([
    2, 7, 12, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 32, 42, 52,
  ]);
  expect(row('Pobočka 20, Kiosek 20').getByText('Zkopírováno, nalezeno 7')).toBeDefined();
  expect(row('Pobočka 20, Kiosek 20').getByText('Nenalezeno: Činnost 8')).toBeDefined();
  expect(row('Pobočka 21, Kiosek 21').queryByText(/^Nenalezeno/u)).toBeNull();
});

it('shows fifty kiosks at first, and the others when they are asked for', async () => {
  open();
  const kiosks = () => screen.findAllByLabelText(/Kiosek \d+$/u);
  expect(await kiosks()).toHaveLength(50);
  await userEvent.click(screen.getByRole('button', { name: 'Ukázat další (9)' }));
  expect(await kiosks()).toHaveLength(59);
});

it('says for each kiosk why its copy failed, and copies to those alone when it is tried again', async () => {
  const { sent } = open((id, attempt) => id === 3 && attempt === 0);
  await userEvent.click(await screen.findByLabelText('Pobočka 3, Kiosek 3'));
  await userEvent.click(await screen.findByLabelText('Pobočka 4, Kiosek 4'));
  await userEvent.click(await screen.findByRole('button', { name: 'Kopírovat na 2 kiosky' }));
  await screen.findByText('Zkopírováno na 1 kiosek, na 1 kiosek ne.');
  expect(row('Pobočka 3, Kiosek 3').getByText(/^Nezkopírováno, kiosek má to co předtím/u)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Zkusit znovu (1)' }));
  await screen.findByText(/^Zkopírováno na 2 kiosky/u);
  expect(sent.map(({ id }) => id)).toEqual([3, 4, 3]);
});

it.each([true, false])('copies images and sounds of states only when that is chosen: %s', async (isChosen) => {
  const { sent } = open();
  await userEvent.click(await screen.findByLabelText('Pobočka 3, Kiosek 3'));
  if (isChosen) await userEvent.click(screen.getByLabelText(/^Zkopírovat i zvuky a obrazy stavů/u));
  await userEvent.click(await screen.findByRole('button', { name: 'Kopírovat na 1 kiosek' }));
  await screen.findByText(/^Zkopírováno na 1 kiosek/u);
  expect(sent.map(({ body }) => Object(body).error_image)).toEqual([isChosen ? digest : undefined]);
  expect(Object(sent[0]?.body)).not.toHaveProperty('offline_image');
});
