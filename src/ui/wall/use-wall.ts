import { useLayoutEffect } from 'react';
import { useSearchParams } from 'react-router';

const name = 'wall';

export type WallMode = { readonly isWall: boolean; readonly enter: () => void; readonly leave: () => void };

/**
 * Whether a screen is shown as a wall, which the address keeps as `?wall`, and how it becomes one. Who leaves the whole screen leaves
 * the wall: a browser keeps that Escape to itself.
 */
export function useWall(): WallMode {
  const [params, setParams] = useSearchParams();
  const isWall = params.has(name);
  // Listens as soon as the wall is shown: who leaves it at once would stay on it otherwise.
  useLayoutEffect(() => {
    if (!isWall) return undefined;
    const onChange = (): void => {
      if (document.fullscreenElement === null) setParams(withoutWall);
    };
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, [isWall, setParams]);
  const hide = (): void => setParams(withoutWall);
  return {
    isWall,
    // The whole screen first: what takes it later would lie over the wall.
    enter: () => void takeScreen().then(() => setParams(withWall)),
    leave: () => void (document.fullscreenElement === null ? hide() : document.exitFullscreen().catch(hide)),
  };
}

function withWall(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set(name, '1');
  return next;
}

function withoutWall(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete(name);
  return next;
}

/** Asks for the whole screen, as far as the browser lets it. */
async function takeScreen(): Promise<void> {
  if (document.fullscreenEnabled) await document.documentElement.requestFullscreen().catch(() => undefined);
}
