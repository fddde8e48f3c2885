import { act, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConsoleContext } from '../../../src/custom/console-context.tsx';
import { GatedShell } from '../../../src/custom/shell/access-gate.tsx';
import type { ShellParts } from '../../../src/custom/shell/panel/shell-parts.ts';
import { rightsFrom } from '../../../src/providers/rights.ts';
import { aWorld, Entrances } from '../providers/console-world.tsx';
import { anAnswer, aUser, instant } from '../providers/fake-central.ts';

beforeAll(() => configure({ asyncUtilTimeout: 10_000 }));

const minute = 60_000;
const nothing = (): null => null;
const parts: ShellParts = { TaskWatch: nothing, TaskList: nothing, ChangeLine: nothing, TelephoneButton: () => null, TopicEditor: nothing };

// No one follows what changes: the stream is another tab's.
beforeEach(() => void vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ request: forever, query: forever }));
const forever = (): Promise<never> => new Promise(() => undefined);

describe('an open screen', () => {
  it('stays with what is typed while a token that ended is renewed, and when that fails for want of a network', async () => {
    const clock = { now: instant };
    const line = { isCut: false, renewals: 0 };
    const world = aWorld(
      ({ path }) => {
        if (path === '/auth/refresh') {
          line.renewals += 1;
          return line.isCut ? 'cut' : { json: anAnswer('two', 100) };
        }
        return { json: path === '/me' ? rightsFrom(aUser()) : [] };
      },
      anAnswer('one', 10),
      () => clock.now,
    );
    const frame = (
      <Entrances world={world}>
        <ConsoleContext tools={world.tools}>
          <Outlet />
        </ConsoleContext>
      </Entrances>
    );
    const router = createMemoryRouter(
      [
        {
          element: frame,
          children: [{ element: <GatedShell parts={parts} />, children: [{ path: '*', element: <input aria-label="Jméno" /> }] }],
        },
      ],
      { initialEntries: ['/stores'] },
    );
    render(<RouterProvider router={router} useTransitions={false} />);
    const field = await screen.findByLabelText('Jméno');
    await userEvent.type(field, 'Matoušková');
    line.isCut = true;
    clock.now = new Date(instant.getTime() + 11 * minute);
    await act(() => router.navigate('/stores?tab=office', { replace: true }));
    await waitFor(() => expect(line.renewals).toBeGreaterThan(0));
    expect(screen.getByLabelText('Jméno')).toBe(field);
    line.isCut = false;
    await act(() => world.tools.http.renew());
    expect(screen.getByLabelText('Jméno')).toBe(field);
    expect(field).toHaveProperty('value', 'Matoušková');
  });
});
