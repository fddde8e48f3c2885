import { useSearchParams } from 'react-router';

const name = 'wall';

export type WallMode = { readonly isWall: boolean; readonly enter: () => void; readonly leave: () => void };

/** Whether a screen is shown as a wall, which the address keeps as `?wall`, and how it becomes one. */
export function useWall(): WallMode {
  const [params, setParams] = useSearchParams();
  const show = (isShown: boolean): void =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (isShown) next.set(name, '1');
      else next.delete(name);
      return next;
    });
  return {
    isWall: params.has(name),
    // The whole screen first: what takes it later would lie over the wall.
    enter: () => void takeScreen().then(() => show(true)),
    leave: () => void giveScreenBack().then(() => show(false)),
  };
}

/** Asks for the whole screen, as far as the browser lets it. */
async function takeScreen(): Promise<void> {
  if (document.fullscreenEnabled) await document.documentElement.requestFullscreen().catch(() => undefined);
}

async function giveScreenBack(): Promise<void> {
  if (document.fullscreenElement !== null) await document.exitFullscreen().catch(() => undefined);
}
