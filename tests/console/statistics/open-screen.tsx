import { render } from '@testing-library/react';
import type { JSX } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import type { Area } from '../../../contract/basics/access.ts';
import { rightsFrom } from '../../../src/providers/rights.ts';
import { aWorld } from '../providers/console-world.tsx';
import { anAnswer, aUser } from '../providers/fake-central.ts';
import { WorldFrame } from '../world-frame.tsx';

type Opened = {
  readonly screen: JSX.Element;
  /** Path and query. */
  readonly address: string;
  readonly resources: readonly Area[];
  /** What the server answers to a path. */
  readonly answerTo: (path: string) => unknown;
};

/** Opens a screen of statistics for a user with these areas. */
export function openScreen({ screen, address, resources, answerTo }: Opened) {
  const user = aUser({ resources: [...resources] });
  const world = aWorld(({ path }) => ({ json: path === '/me' ? rightsFrom(user) : answerTo(path) }), anAnswer('token', 15, user));
  const frame = (
    <WorldFrame world={world}>
      <main tabIndex={-1}>
        <Outlet />
      </main>
    </WorldFrame>
  );
  const [path = '/'] = address.split('?');
  const router = createMemoryRouter([{ element: frame, children: [{ path, element: screen }] }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return router;
}
