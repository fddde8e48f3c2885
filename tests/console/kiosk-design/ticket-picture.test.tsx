import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { TicketPicture } from '../../../src/custom/kiosk-tickets/ticket-picture.tsx';
import { rightsFrom } from '../../../src/providers/rights.ts';
import { aWorld } from '../providers/console-world.tsx';
import { anAnswer, aUser } from '../providers/fake-central.ts';
import { WorldFrame } from '../world-frame.tsx';

it('the image of a ticket says what is taken before one is chosen, and a larger file is refused before it is sent', async () => {
  const user = aUser({ resources: ['touch_screen'] });
  const world = aWorld(() => ({ json: rightsFrom(user) }), anAnswer('token', 15, user));
  const picture = <TicketPicture picture={null} pixels={null} isUnreadable={false} onChange={() => expect.unreachable()} />;
  const routes = [{ element: <WorldFrame {...{ world }} />, children: [{ path: '/', element: picture }] }];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  expect(await screen.findByText(/^PNG, JPG nebo BMP, nejvýš 10 MB/u)).toBeDefined();
  const file = new File(['x'], 'foto.png', { type: 'image/png' });
  Object.defineProperty(file, 'size', { value: 5 * 1024 ** 3 });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('The ticket takes no image');
  await userEvent.upload(input, file);
  expect((await screen.findByRole('alert')).textContent).toBe('Vybraný soubor je příliš velký. Může mít nejvýš 10 MB.');
  expect(world.asked.filter(({ method }) => method === 'POST')).toEqual([]);
});
