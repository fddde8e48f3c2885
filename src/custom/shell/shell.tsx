import { useQueryClient } from '@tanstack/react-query';
import { type JSX, type ReactNode, Suspense, useCallback, useContext, useEffect, useLayoutEffect, useState } from 'react';
import { Outlet, useMatches } from 'react-router';
import { breakpoints } from '../../../contract/basics/limits.ts';
import { type SidebarState, useSidebarStates } from '../../providers/appearance/sidebar-states.ts';
import { aheadMilliseconds } from '../../providers/asked-ahead.ts';
import { useCentral, useSession } from '../../providers/central-context.ts';
import { useHttp } from '../../providers/http/ask.ts';
import { ActivityLogContext } from '../../providers/live/activity-log.ts';
import { OwnWritesContext } from '../../providers/live/own-writes.ts';
import { useNotificationCentre } from '../../providers/notification-centre.ts';
import { useConsoleWords } from '../../providers/words/console-words.ts';
import { ArrivalContext, createArrivals } from '../../ui/behaviour/arrival.ts';
import { useIdle, whenIdle } from '../../ui/behaviour/idle.ts';
import { useMedia } from '../../ui/behaviour/use-media.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { useNoStrayPresses } from '../../ui/button/stray-presses.ts';
import { Modal } from '../../ui/dialog/modal.tsx';
import { Brand } from '../../ui/icon/brand.tsx';
import { SkeletonScreen } from '../../ui/page/skeleton.tsx';
import { Header } from './header.tsx';
import { Sidebar } from './menu/sidebar.tsx';
import { MissingParts } from './notifications/missing-parts.ts';
import { NotificationBridge } from './notifications/notification-bridge.tsx';
import { Toasts } from './notifications/toasts.tsx';
import { ProofDialog } from './session/proof-dialog.tsx';
import { SessionExpired } from './session/session-expired.tsx';
import { SessionWatch } from './session/session-watch.tsx';
import { StorageWatch } from './storage-watch.tsx';
import './shell.css';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import { useShellParts } from './panel/shell-parts.ts';

const MessagesPanel = lazyPart(
  async () => (await import('./panel/messages-panel.tsx')).MessagesPanel,
  ({ onClose }) => onClose(),
);

const classOfState: Readonly<Record<SidebarState, string>> = {
  fixed: 'shell--fixed',
  collapsed: 'shell--collapsed',
  collapsedText: 'shell--collapsed-text',
  boxed: 'shell--boxed',
  floating: 'shell--floating',
  hover: 'shell--hover',
};

/** The frame that every screen behind the sign-in is in. */
export function Shell(): JSX.Element {
  const { shell, pages } = useConsoleWords();
  const screen = useScreen();
  const states = useSidebarStates();
  const isWide = useMedia(`(min-width: ${breakpoints.desktop}px)`);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [arrivals] = useState(createArrivals);
  // Before the effects of the new screen, which ask.
  useNoStrayPresses();
  useLayoutEffect(() => arrivals.moveTo(screen), [arrivals, screen]);
  const closePanel = useCallback(() => {
    setPanelOpen(false);
    document.querySelector<HTMLElement>('[aria-controls="messages-panel"]')?.focus();
  }, []);
  const hovering = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setHovered(true),
    onBlur: () => setHovered(false),
  };
  const isSmall = states.has('collapsed') || states.has('collapsedText') || states.has('hover');
  const isCollapsed = isWide && isSmall && !(states.has('hover') && isHovered);
  const classes = [...states]
    .filter((state) => state !== 'collapsed' && (state !== 'collapsedText' || isCollapsed))
    .map((state) => classOfState[state]);

  return (
    <div className={['shell', ...classes, ...(isCollapsed ? ['shell--collapsed'] : [])].join(' ')}>
      <a className="skip-link" href="#main-content">
        {shell.skipToContent}
      </a>
      <Header
        isWide={isWide}
        isCollapsed={isSmall}
        isPanelOpen={isPanelOpen}
        onOpenDrawer={() => setDrawerOpen(true)}
        onTogglePanel={() => setPanelOpen(!isPanelOpen)}
      />
      {isWide ? (
        <div className="shell__aside" {...hovering}>
          <Sidebar isCollapsed={isCollapsed} />
        </div>
      ) : null}
      {!isWide && isDrawerOpen ? <Drawer onClose={() => setDrawerOpen(false)} /> : null}
      <div className="shell__content">
        <main id="main-content" className="shell__main" tabIndex={-1}>
          <StorageWatch />
          <ArrivalContext value={arrivals}>
            <div className="shell__screen" key={screen}>
              <Suspense fallback={<SkeletonScreen label={pages.loading} />}>
                <Outlet />
              </Suspense>
            </div>
          </ArrivalContext>
        </main>
        <Footer />
      </div>
      <Suspense>{isPanelOpen ? <MessagesPanel onClose={closePanel} /> : null}</Suspense>
      <EndingTasks />
      <SessionWatch />
      <ProofDialog />
      <SessionExpired />
      <NotificationBridge />
      <MissingParts />
      <LiveBridge />
      <Toasts />
    </div>
  );
}

/** Reports tasks that end, once there is a screen to tell it over. */
function EndingTasks(): ReactNode {
  const { TaskWatch } = useShellParts();
  if (!useIdle()) return null;
  return (
    <Suspense>
      <TaskWatch />
    </Suspense>
  );
}

/** Address of the screen: parts of it that have addresses of their own, such as tabs of a record, are still the same screen. */
function useScreen(): string {
  return useMatches().find(({ pathname }) => pathname !== '/')?.pathname ?? '/';
}

/** Logo and copyright: specification section 2. */
function Footer(): JSX.Element {
  const { shell } = useConsoleWords();
  const { now } = useCentral();
  return (
    <footer className="footer">
      <Brand name={shell.productName} />
      <span>{shell.copyright(now().getFullYear())}</span>
    </footer>
  );
}

/** The menu on narrow screens; not remembered. */
function Drawer({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const { shell } = useConsoleWords();
  return (
    <Modal className="drawer" label={shell.mainMenu} onClose={onClose}>
      <div className="drawer__head">
        <Brand name={shell.productName} />
        <IconButton icon="close" label={shell.closeMenu} onClick={onClose} />
      </div>
      <Sidebar isCollapsed={false} onNavigate={onClose} />
    </Modal>
  );
}

/** Follows what changes for as long as the same person is signed in, and not while a screen waits for them. What follows is fetched behind the first screen. */
function LiveBridge(): null {
  const { session, transport, now } = useCentral();
  const { user, suspended } = useSession();
  const http = useHttp();
  const queryClient = useQueryClient();
  const writes = useContext(OwnWritesContext);
  const activityLog = useContext(ActivityLogContext);
  const centre = useNotificationCentre();
  const id = suspended ? undefined : user?.id;
  useEffect(() => {
    if (id === undefined || writes === null || activityLog === null) return undefined;
    const leaving = new AbortController();
    // Rows may have been asked for ahead of the frame, but not before the page itself.
    const since = Math.max(0, performance.now() - aheadMilliseconds);
    const follow = async (): Promise<void> => {
      const { followLive } = await import('../../providers/live/live.ts');
      if (leaving.signal.aborted) return;
      followLive({ session, transport, http, queryClient, writes, activityLog, centre, user: id, now, since }, leaving.signal);
    };
    const callOff = whenIdle(() => void follow());
    return () => {
      callOff();
      leaving.abort();
    };
  }, [session, transport, http, queryClient, writes, activityLog, centre, now, id]);
  return null;
}
