import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { StartScreen } from '../../../src/custom/kiosk-editor/start/start-screen.tsx';
import { openAmongKiosks, own } from './among-kiosks.tsx';

const kiosk = {
  screen: own,
  name: own.name,
  storeId: 1,
  storeName: 'Radnice',
  size: { width: own.width, height: own.height },
  services: [],
  design: undefined,
  layout: undefined,
};
const names = () => screen.findByLabelText<HTMLTextAreaElement>(/^Činnosti, každá na svém řádku/u);
const add = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Přidat činnosti' }));

it('adds the services of a branch without any by their names, each once, and keeps what was refused with its reason', async () => {
  const { sent } = openAmongKiosks(<StartScreen kiosk={kiosk} onStart={() => undefined} />, { refuses: (_, attempt) => attempt === 1 });
  await names();
  await add();
  expect(await screen.findByText('Napište aspoň jednu činnost.')).toBeDefined();
  await userEvent.type(await names(), 'Matrika\n\n  Pokladna \nMatrika\nDoklady');
  await add();
  expect(await screen.findByText('Pokladna: Server neodpovídá')).toBeDefined();
  expect(sent.map(({ body }) => body)).toEqual(
    ['Matrika', 'Pokladna', 'Doklady'].map((name, at) => ({ store_id: 1, name, ticket_prefix: 'ABC'.charAt(at) })),
  );
  expect((await names()).value).toBe('Pokladna');
});
