import type { JSX, ReactNode } from 'react';
import { Outlet } from 'react-router';
import { type Clock, ClockContext } from '../../src/crud/core/clock.ts';
import { ConsoleContext } from '../../src/custom/console-context.tsx';
import { CentralContext } from '../../src/providers/central-context.ts';
import type { World } from './providers/console-world.tsx';

type WorldFrameProps = { readonly world: World; readonly clock?: Clock; readonly children?: ReactNode };

/** What is around the screens of a console against the central of a test: that of the route, where no children are given. */
export function WorldFrame({ world, clock, children = <Outlet /> }: WorldFrameProps): JSX.Element {
  return (
    <CentralContext value={world.central}>
      <ConsoleContext tools={world.tools}>
        {clock === undefined ? children : <ClockContext value={clock}>{children}</ClockContext>}
      </ConsoleContext>
    </CentralContext>
  );
}
