import { useGetList } from 'ra-core';
import { type JSX, Suspense, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { may } from '../../../contract/basics/access.ts';
import { paging } from '../../../contract/basics/limits.ts';
import { prefixOf } from '../../../contract/derive/addresses.ts';
import { registry } from '../../../contract/resources/registry.ts';
import { buildHelpPattern, matchesPath } from '../../../contract/rules/system/help-path.ts';
import { useRights } from '../../providers/rights.ts';
import { useConsoleWords } from '../../providers/words/console-words.ts';
import { useIdle } from '../../ui/behaviour/idle.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { MenuButton } from '../../ui/button/menu-button.tsx';
import { useShellParts } from './panel/shell-parts.ts';
import './help-menu.css';
import { lazyPart } from '../../ui/page/lazy-part.tsx';

const Markdown = lazyPart(async () => (await import('../../ui/page/markdown.tsx')).Markdown);

type HelpTopic = { readonly id: number; readonly path: string; readonly title: string; readonly help: string };
/** What is being written: a topic that there is, or null for a new one for the pattern. */
type Written = { readonly topic: HelpTopic | null; readonly pattern: string };

const freshMilliseconds = 10 * 60_000;

/** Topics with a pattern that matches the screen's address. */
function useTopics(pathname: string): readonly HelpTopic[] {
  const enabled = useIdle();
  const { data = [] } = useGetList<HelpTopic>(
    prefixOf(registry['help-topics']),
    { pagination: { page: 1, perPage: paging.maximalSize }, sort: { field: 'path', order: 'ASC' }, filter: {} },
    { staleTime: freshMilliseconds, retry: false, enabled },
  );
  return data.filter(({ path }) => matchesPath(path, pathname));
}

/** Context help: specification section 2. */
export function HelpMenu(): JSX.Element {
  const { shell } = useConsoleWords();
  const { pathname } = useLocation();
  const topics = useTopics(pathname);
  const mayWrite = may(useRights().user, registry['help-topics'], 'edit');
  const heading = useRef<HTMLHeadingElement>(null);
  const [written, setWritten] = useState<Written | null>(null);
  const { TopicEditor } = useShellParts();
  const close = (): void => {
    setWritten(null);
    heading.current?.focus();
  };
  return (
    <MenuButton label={shell.helpWithCount(topics.length)} icon="help" iconOnly badge={topics.length} isHeld={written !== null}>
      {() => (
        <div className={written === null ? 'help' : 'help help--written'}>
          <h2 ref={heading} tabIndex={-1}>
            {shell.help}
          </h2>
          {written === null ? (
            <>
              {topics.length === 0 ? <p className="quiet">{shell.noHelp}</p> : null}
              {topics.map((topic) => (
                <section key={topic.id} className="help__topic">
                  <div className="help__title">
                    <h3>{topic.title}</h3>
                    {mayWrite ? (
                      <IconButton
                        icon="edit"
                        label={shell.editTopic(topic.title)}
                        onClick={() => setWritten({ topic, pattern: topic.path })}
                      />
                    ) : null}
                  </div>
                  <Suspense>
                    <Markdown text={topic.help} />
                  </Suspense>
                </section>
              ))}
              {mayWrite ? (
                <div>
                  <Button icon="plus" onClick={() => setWritten({ topic: null, pattern: buildHelpPattern(pathname) })}>
                    {shell.addTopic}
                  </Button>
                </div>
              ) : null}
            </>
          ) : (
            <Suspense>
              <TopicEditor record={written.topic} pattern={written.pattern} onClose={close} />
            </Suspense>
          )}
        </div>
      )}
    </MenuButton>
  );
}
