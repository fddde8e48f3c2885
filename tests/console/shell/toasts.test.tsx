import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nContextProvider } from 'ra-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '../../../contract/limits.ts';
import { Toasts } from '../../../src/custom/shell/notifications/toasts.tsx';
import { AppearanceContext } from '../../../src/providers/appearance/appearance-context.ts';
import { NotificationCentreContext } from '../../../src/providers/notifications/use-notifications.ts';
import { aWorld, type World } from '../providers/console-world.tsx';

const shown = limits.notificationSeconds * 1000;

async function show(): Promise<World> {
  const world = aWorld(() => ({ json: [] }));
  await act(async () => {
    render(
      <I18nContextProvider value={world.tools.i18nProvider}>
        <AppearanceContext value={world.tools.appearance}>
          <NotificationCentreContext value={world.tools.centre}>
            <Toasts />
          </NotificationCentreContext>
        </AppearanceContext>
      </I18nContextProvider>,
    );
  });
  return world;
}

const pass = (milliseconds: number): void =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a notification', () => {
  it('goes after five seconds and stays among what happened', async () => {
    const { tools } = await show();
    act(() => tools.centre.tell('success', 'Uloženo'));
    pass(shown - 1);
    expect(screen.getByRole('status').textContent).toBe('Uloženo');
    pass(1);
    expect(screen.queryByText('Uloženo')).toBeNull();
    expect(tools.centre.get().map(({ text }) => text)).toEqual(['Uloženo']);
  });

  it('waits while the pointer is over it', async () => {
    const { tools } = await show();
    act(() => tools.centre.tell('info', 'Pozor'));
    pass(3000);
    fireEvent.pointerEnter(screen.getByRole('status'));
    pass(shown * 3);
    expect(screen.getByText('Pozor')).toBeDefined();
    fireEvent.pointerLeave(screen.getByRole('status'));
    pass(1999);
    expect(screen.getByText('Pozor')).toBeDefined();
    pass(1);
    expect(screen.queryByText('Pozor')).toBeNull();
  });

  it('goes when it is closed', async () => {
    const { tools } = await show();
    act(() => tools.centre.tell('info', 'Pozor'));
    fireEvent.click(screen.getByRole('button', { name: 'Zavřít oznámení' }));
    expect(screen.queryByText('Pozor')).toBeNull();
  });

  it('of an error is an alert, and stays when one has chosen so', async () => {
    const { tools } = await show();
    act(() => tools.appearance.change({ keepErrors: true }));
    act(() => tools.centre.tell('danger', 'Nepodařilo se'));
    pass(shown * 10);
    expect(screen.getByRole('alert').textContent).toBe('Nepodařilo se');
  });

  it('is forgotten with the session', async () => {
    const { tools, session } = await show();
    act(() => tools.centre.tell('info', 'Tajné'));
    act(() => session.end('asked'));
    expect(tools.centre.get()).toEqual([]);
  });
});
