import { act, fireEvent, render, screen } from '@testing-library/react';
import { I18nContextProvider } from 'ra-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '../../../contract/basics/limits.ts';
import { Toasts } from '../../../src/custom/shell/notifications/toasts.tsx';
import { AppearanceContext } from '../../../src/providers/appearance/appearance-store.ts';
import { NotificationCentreContext } from '../../../src/providers/notification-centre.ts';
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

describe('a notification', () => {
  it('goes after five seconds and stays among what happened', async () => {
    const { tools } = await show();
    act(() => tools.centre.notify('success', 'Uloženo'));
    pass(shown - 1);
    expect(screen.getByRole('status').textContent).toBe('Uloženo');
    pass(1);
    expect(screen.queryByText('Uloženo')).toBeNull();
    expect(tools.centre.get().map(({ text }) => text)).toEqual(['Uloženo']);
  });

  it('that only says what goes on is no event: it leaves nothing behind', async () => {
    const { tools } = await show();
    act(() => tools.centre.notify('info', 'Připravuje se tisk…', undefined, { isPassing: true }));
    expect(screen.getByRole('status').textContent).toBe('Připravuje se tisk…');
    pass(shown);
    expect(screen.queryByText('Připravuje se tisk…')).toBeNull();
    expect(tools.centre.get()).toEqual([]);
  });

  it('waits while the pointer is over it', async () => {
    const { tools } = await show();
    act(() => tools.centre.notify('info', 'Pozor'));
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
    act(() => tools.centre.notify('info', 'Pozor'));
    fireEvent.click(screen.getByRole('button', { name: 'Zavřít oznámení' }));
    expect(screen.queryByText('Pozor')).toBeNull();
  });

  it('with something to be done about it stays longer, and does it once', async () => {
    const { tools } = await show();
    const run = vi.fn();
    act(() => tools.centre.notify('success', 'Smazáno', { label: 'Vrátit zpět', run }));
    pass(shown * 3);
    fireEvent.click(screen.getByRole('button', { name: 'Vrátit zpět' }));
    expect(screen.queryByText('Smazáno')).toBeNull();
    act(() => tools.centre.take(tools.centre.get()[0]?.id ?? 0));
    expect(run).toHaveBeenCalledTimes(1);
    expect(tools.centre.get()).toMatchObject([{ text: 'Smazáno', isShown: false }]);
  });

  it('keeps what can be done about it in the right panel after it has gone', async () => {
    const { tools } = await show();
    const run = vi.fn();
    act(() => tools.centre.notify('success', 'Smazáno', { label: 'Vrátit zpět', run }));
    pass(60_000);
    expect(screen.queryByText('Smazáno')).toBeNull();
    expect(tools.centre.get()[0]?.action?.label).toBe('Vrátit zpět');
  });

  it('of an error is an alert, and stays when one has chosen so', async () => {
    const { tools } = await show();
    act(() => tools.appearance.change({ keepErrors: true }));
    act(() => tools.centre.notify('danger', 'Nepodařilo se'));
    pass(shown * 10);
    expect(screen.getByRole('alert').textContent).toBe('Nepodařilo se');
  });

  it('of an error goes after five seconds when one has not chosen otherwise', async () => {
    const { tools } = await show();
    act(() => tools.centre.notify('danger', 'Nepodařilo se'));
    pass(shown - 1);
    expect(screen.getByRole('alert')).toBeDefined();
    pass(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('waits while the focus is in it', async () => {
    const { tools } = await show();
    act(() => tools.centre.notify('info', 'Pozor'));
    pass(3000);
    const close = screen.getByRole('button', { name: 'Zavřít oznámení' });
    act(() => close.focus());
    pass(shown * 3);
    expect(screen.getByText('Pozor')).toBeDefined();
    act(() => close.blur());
    pass(2000);
    expect(screen.queryByText('Pozor')).toBeNull();
  });

  it('waits while either the pointer or the focus is on it', async () => {
    const { tools } = await show();
    act(() => tools.centre.notify('info', 'Pozor'));
    const toast = screen.getByRole('status');
    fireEvent.pointerEnter(toast);
    act(() => screen.getByRole('button', { name: 'Zavřít oznámení' }).focus());
    fireEvent.pointerLeave(toast);
    pass(shown * 3);
    expect(screen.getByText('Pozor')).toBeDefined();
  });

  it.each([
    ['danger', 'alert'],
    ['success', 'checkCircle'],
    ['info', 'checkCircle'],
    ['warning', 'checkCircle'],
  ] as const)('of the kind %s is drawn with %s', async (type, icon) => {
    const { tools } = await show();
    act(() => tools.centre.notify(type, 'Zpráva'));
    const drawn = screen.getByText('Zpráva').closest('.notice')?.querySelector('use')?.getAttribute('href');
    expect(drawn?.split('#')[1]).toBe(icon);
  });

  it('is unread when it tells of an error or of what ended elsewhere, until it is read', async () => {
    const { tools } = await show();
    const unread = () => tools.centre.get().filter(({ isUnread }) => isUnread).length;
    act(() => tools.centre.notify('info', 'Nic zvláštního'));
    act(() => tools.centre.notify('danger', 'Nepodařilo se'));
    act(() => tools.centre.notify('success', 'Import je hotový', undefined, { countsAsUnread: true }));
    expect(unread()).toBe(2);
    act(() => tools.centre.read());
    expect(unread()).toBe(0);
  });

  it('is forgotten with the session', async () => {
    const { tools, session } = await show();
    act(() => tools.centre.notify('info', 'Tajné'));
    act(() => session.end('asked'));
    expect(tools.centre.get()).toEqual([]);
  });
});
