import { useGetList } from 'ra-core';
import type { JSX } from 'react';
import { useLocation } from 'react-router';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { limits, paging } from '../../../../contract/limits.ts';
import { registry } from '../../../../contract/resources/registry.ts';
import { matchesPath } from '../../../../contract/rules/help-path.ts';
import { useConsoleWords } from '../../../providers/words/console-words.ts';
import type { StyleWithVariables } from '../../../ui/css-variables.ts';
import { Markdown } from '../../../ui/markdown.tsx';
import { MenuButton } from '../../../ui/menu-button.tsx';
import './help-menu.css';

type HelpTopic = { readonly id: number; readonly path: string; readonly title: string; readonly help: string };

const freshMilliseconds = 10 * 60_000;

/** Topics whose pattern matches the screen's address. */
function useTopics(): readonly HelpTopic[] {
  const { pathname } = useLocation();
  const { data = [] } = useGetList<HelpTopic>(
    prefixOf(registry['help-topics']),
    { pagination: { page: 1, perPage: paging.maximalSize }, sort: { field: 'path', order: 'ASC' }, filter: {} },
    { staleTime: freshMilliseconds, retry: false },
  );
  return data.filter(({ path }) => matchesPath(path, pathname));
}

const width: StyleWithVariables = { '--help-width': `${limits.helpMinimalWidthPixels}px` };

/** Context help: specification section 2. */
export function HelpMenu(): JSX.Element {
  const { shell } = useConsoleWords();
  const topics = useTopics();
  return (
    <MenuButton label={shell.helpWithCount(topics.length)} icon="help" iconOnly badge={topics.length}>
      {() => (
        <div className="help" style={width}>
          <h2>{shell.help}</h2>
          {topics.length === 0 ? <p className="quiet">{shell.noHelp}</p> : null}
          {topics.map(({ id, title, help }) => (
            <section key={id} className="help__topic">
              <h3>{title}</h3>
              <Markdown text={help} />
            </section>
          ))}
        </div>
      )}
    </MenuButton>
  );
}
