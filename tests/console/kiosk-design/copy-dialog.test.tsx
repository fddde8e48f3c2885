import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { copyLayout } from '../../../contract/rules/kiosk/layout/copy-layout.ts';
import { ConsoleContext } from '../../../src/custom/console-context.tsx';
import { CopyDialog } from '../../../src/kiosk-design/copying/copy-dialog.tsx';
import { CentralContext } from '../../../src/providers/central-context.ts';
import { rightsFrom } from '../../../src/providers/rights/rights.ts';
import { aLayout, offered } from '../../support/kiosk-layouts.ts';
import { aWorld } from '../providers/console-world.tsx';
import { type Asked, anAnswer, aUser } from '../providers/fake-central.ts';

const user = aUser({ resources: ['touch_screen', 'store'] });
const digest = 'ab'.repeat(32);
const own = { id: 1, version: 1, store_id: 1, name: 'Hala', width: 1280, height: 1024 };
const design = { id: 1, version: 3, store_id: 1, touch_screen_id: 1, name: 'Dva sloupce', error_image: digest };
const words = {
  title: 'Kopírovat stránky',
  text: 'Podle názvu.',
  matched: (count: number) => `nalezeno ${count}`,
  unmatched: (names: string) => `Nenalezeno: ${names}`,
  replaces: 'nahradí',
};
const services = offered(8).map(({ id, name }) => ({ id, name: name.cs }));

/** Kiosk N is the only one of branch N; branches with an even number lack the last service. What is sent is refused where it says. */
function open(refuses: (id: number, attempt: number) => boolean = () => false) {
  const sent: { readonly id: number; readonly body: object }[] = [];
  const list = (rows: readonly object[]) => ({
    json: rows,
    headers: { 'Content-Range': rows.length === 0 ? 'items */0' : `items 0-${rows.length - 1}/${rows.length}` },
  });
  const ids = Array.from({ length: 60 }, (_, at) => at + 1);
  const filterOf = (path: string): Readonly<Record<string, number>> =>
    JSON.parse(new URL(path, 'http://a.test').searchParams.get('filter') ?? '{}');
  const world = aWorld(
    ({ path, method, body }: Asked) => {
      if (path === '/me') return { json: rightsFrom(user) };
      if (method === 'POST') {
        const id = Number(Object(body).touch_screen_id);
        const attempt = sent.filter((one) => one.id === id).length;
        sent.push({ id, body: Object(body) });
        if (refuses(id, attempt)) return { status: 503, json: { code: 'unavailable', message: 'Server neodpovídá' } };
        return { json: { id: 100 + id, version: 1, ...Object(body) } };
      }
      if (path.startsWith('/touch-screens')) return list(ids.map((id) => ({ ...own, id, store_id: id, name: `Kiosek ${id}` })));
      if (path.startsWith('/stores')) return list(ids.map((id) => ({ id, version: 1, label: id === 7 ? 'Úřad Žižkov' : `Pobočka ${id}` })));
      if (path.startsWith('/kiosk-designs')) return list([]);
      if (path.startsWith('/services')) {
        const store = Number(filterOf(path)['store_id']);
        return list(
          services.filter(({ id }) => store % 2 === 1 || id < 8).map(({ id, name }) => ({ id: store * 100 + id, version: 1, name })),
        );
      }
      return list([]);
    },
    anAnswer('token', 15, user),
  );
  const frame = (
    <CentralContext value={world.central}>
      <ConsoleContext tools={world.tools}>
        <Outlet />
      </ConsoleContext>
    </CentralContext>
  );
  const dialog = (
    <CopyDialog
      said={words}
      from={{ screen: own, storeId: 1, design }}
      copy={({ services: to }) => {
        const { layout, matched, unmatched } = copyLayout(aLayout(), { from: services, to, size: own });
        return { values: { pages: layout }, matched: matched.length, unmatched, replaces: false };
      }}
      onClose={() => undefined}
    />
  );
  render(<RouterProvider router={createMemoryRouter([{ element: frame, children: [{ path: '/', element: dialog }] }])} />);
  return { sent };
}

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
