import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { parseLayout } from '../../../contract/rules/kiosk/layout/layout.ts';
import { TakeOverDialog } from '../../../src/custom/kiosk-editor/start/take-over-dialog.tsx';
import { aLayout, offered } from '../../support/kiosk-layouts.ts';
import { openAmongKiosks, own } from './among-kiosks.tsx';

const size = { width: 1080, height: 1920 };
const kiosk = {
  screen: { ...own, ...size },
  name: own.name,
  storeId: 1,
  storeName: 'Radnice',
  size,
  // The branch does not have the last two of the eight services.
  services: offered(6).map(({ id, name }) => ({
    id,
    name: name.cs,
    texts: name,
    agenda: null,
    isReserve: false,
    isCounted: true,
    isChanged: false,
  })),
  design: undefined,
  layout: undefined,
};

/** The layout of the eight services as the branch numbers them. */
const pagesOf = (store: number) =>
  aLayout('columns', 8, { services: offered(8).map((service) => ({ ...service, id: store * 100 + service.id })) });

const stored = [
  { id: 1, version: 1, store_id: 3, touch_screen_id: 3, name: 'Dva sloupce', pages: pagesOf(3) },
  { id: 2, version: 1, store_id: 5, touch_screen_id: 5, name: 'Jen lístky', pages: null },
];

it('offers the kiosks with pages alone, says what does not match, and begins with a copy for this branch and screen', async () => {
  const start = vi.fn();
  const { sent } = openAmongKiosks(<TakeOverDialog kiosk={kiosk} onStart={start} onClose={() => undefined} />, { designs: stored });
  expect(await screen.findAllByRole('radio')).toHaveLength(1);
  await userEvent.click(screen.getByLabelText('Pobočka 3, Kiosek 3'));
  expect(await screen.findByText('Na této pobočce není: Činnost 7, Činnost 8. Jejich tlačítka v kopii nebudou.')).toBeDefined();
  expect(screen.getByText('Rozměry se přepočítají na 1080 × 1920 px tohoto kiosku.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Převzít stránky' }));
  const [layout, name] = start.mock.calls[0] ?? [];
  expect(name).toBe('Dva sloupce');
  expect(parseLayout(layout)).toMatchObject(size);
  const issued = parseLayout(layout)?.pages.flatMap(({ buttons }) => buttons.flatMap(({ service_id }) => service_id ?? []));
  expect(issued).toEqual([1, 2, 3, 4, 5, 6]);
  expect(sent).toEqual([]);
});

it('says that there is nothing to take over where no other kiosk has pages', async () => {
  openAmongKiosks(<TakeOverDialog kiosk={kiosk} onStart={() => undefined} onClose={() => undefined} />);
  expect(await screen.findByText(/^Žádný jiný kiosek ještě nemá stránky/u)).toBeDefined();
});
