import { act, fireEvent, render, screen } from '@testing-library/react';
import type { JSX } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { useWall } from '../../../src/ui/wall/use-wall.ts';

function Screen(): JSX.Element {
  const { isWall, enter, leave } = useWall();
  return isWall ? <button onClick={leave}>wall</button> : <button onClick={enter}>screen</button>;
}

/** A browser that gives the whole screen, which this environment does not know. */
function giveWholeScreen(): { readonly escape: () => void } {
  let full: Element | null = null;
  const become = (element: Element | null): void => {
    full = element;
    document.dispatchEvent(new Event('fullscreenchange'));
  };
  Object.defineProperties(document, {
    fullscreenEnabled: { configurable: true, value: true },
    fullscreenElement: { configurable: true, get: () => full },
    exitFullscreen: { configurable: true, value: async () => become(null) },
  });
  Object.defineProperty(document.documentElement, 'requestFullscreen', {
    configurable: true,
    value: async () => become(document.documentElement),
  });
  return { escape: () => act(() => become(null)) };
}

afterEach(() => {
  for (const name of ['fullscreenEnabled', 'fullscreenElement', 'exitFullscreen']) Reflect.deleteProperty(document, name);
  Reflect.deleteProperty(document.documentElement, 'requestFullscreen');
});

describe('a screen that is shown as a wall', () => {
  it('is left with the whole screen, which a browser takes away by an Escape of its own', async () => {
    const { escape } = giveWholeScreen();
    const router = createMemoryRouter([{ path: '/', element: <Screen /> }], { initialEntries: ['/?q=urad'] });
    render(<RouterProvider router={router} />);
    fireEvent.click(screen.getByText('screen'));
    await screen.findByText('wall');
    expect(router.state.location.search).toBe('?q=urad&wall=1');
    escape();
    await screen.findByText('screen');
    expect(router.state.location.search).toBe('?q=urad');
  });

  it('gives the whole screen back by its button, and is one step in the history', async () => {
    giveWholeScreen();
    const router = createMemoryRouter([{ path: '/', element: <Screen /> }], { initialEntries: ['/'] });
    render(<RouterProvider router={router} />);
    fireEvent.click(screen.getByText('screen'));
    fireEvent.click(await screen.findByText('wall'));
    await screen.findByText('screen');
    expect(document.fullscreenElement).toBeNull();
    await act(() => router.navigate(-1));
    await screen.findByText('wall');
  });
});
