import { CoreAdminContext, ResourceDefinitionContextProvider, type ResourceDefinitions, useSetLocale } from 'ra-core';
import { type JSX, type ReactNode, useEffect } from 'react';
import { prefixOf } from '../../contract/derive/addresses.ts';
import { FollowingContext } from '../branch-status/following.ts';
import { AppearanceContext, useAppearance } from '../providers/appearance/appearance-store.ts';
import { SidebarContext } from '../providers/appearance/sidebar-states.ts';
import { resources } from '../providers/data/collections.ts';
import { HttpContext } from '../providers/http/ask.ts';
import { ProofAskingContext } from '../providers/http/proof-asking.ts';
import { ActivityLogContext } from '../providers/live/activity-log.ts';
import { OwnWritesContext } from '../providers/live/own-writes.ts';
import { useIsFollowing } from '../providers/live/stream-status.ts';
import { NotificationCentreContext } from '../providers/notification-centre.ts';
import { SessionTimeContext } from '../providers/session/time-left.ts';
import { StorageNoticeContext } from '../providers/storage-notice.ts';
import { useConsoleWords } from '../providers/words/console-words.ts';
import { AuthPagesWordsContext } from '../providers/words/words-context.ts';
import { TypedTextContext } from '../ui/dialog/typed-text.ts';
import { ApplicationNameContext } from '../ui/page/document-title.ts';
import type { ConsoleTools } from './console-tools.ts';

const definitions: ResourceDefinitions = Object.fromEntries(
  resources.map((resource) => [
    prefixOf(resource),
    { name: prefixOf(resource), recordRepresentation: resource.represent, hasList: true, hasCreate: true, hasEdit: true, hasShow: true },
  ]),
);

type ConsoleContextProps = { readonly tools: ConsoleTools; readonly children: ReactNode };

/** What react-admin's controllers and our own parts are on, inside the router. */
export function ConsoleContext({ tools, children }: ConsoleContextProps): JSX.Element {
  const { http, proofAsking, sessionTime, storageNotice, appearance, centre, activityLog, sidebar, writes, chosen: _, ...contexts } = tools;
  return (
    <HttpContext value={http}>
      <ProofAskingContext value={proofAsking}>
        <SessionTimeContext value={sessionTime}>
          <AppearanceContext value={appearance}>
            <NotificationCentreContext value={centre}>
              <SidebarContext value={sidebar}>
                <OwnWritesContext value={writes}>
                  <ActivityLogContext value={activityLog}>
                    <StorageNoticeContext value={storageNotice}>
                      <CoreAdminContext {...contexts}>
                        <ResourceDefinitionContextProvider definitions={definitions}>
                          <ConsoleLanguage>{children}</ConsoleLanguage>
                        </ResourceDefinitionContextProvider>
                      </CoreAdminContext>
                    </StorageNoticeContext>
                  </ActivityLogContext>
                </OwnWritesContext>
              </SidebarContext>
            </NotificationCentreContext>
          </AppearanceContext>
        </SessionTimeContext>
      </ProofAskingContext>
    </HttpContext>
  );
}

/** Follows the chosen language, and hands the words of the pages before signing in on to them inside the console. */
function ConsoleLanguage({ children }: { readonly children: ReactNode }): JSX.Element {
  const { language } = useAppearance();
  const setLocale = useSetLocale();
  const words = useConsoleWords();
  useEffect(() => {
    setLocale(language);
  }, [language, setLocale]);
  return (
    <AuthPagesWordsContext value={words.authPages}>
      <ApplicationNameContext value={words.shell.pageTitle}>
        <TypedTextContext value={words.form.typed}>
          <FollowingContext value={useIsFollowing()}>{children}</FollowingContext>
        </TypedTextContext>
      </ApplicationNameContext>
    </AuthPagesWordsContext>
  );
}
