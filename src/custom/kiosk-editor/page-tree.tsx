import { type JSX, memo } from 'react';
import type { LayoutFault } from '../../../contract/rules/kiosk/check-layout.ts';
import { type KioskLayout, type KioskPage, pageOfLayout } from '../../../contract/rules/kiosk/layout/layout.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { useKioskWords } from './state/kiosk-words.ts';

type PageTreeProps = {
  readonly layout: KioskLayout;
  readonly shown: string;
  readonly faults: readonly LayoutFault[];
  readonly onShow: (page: string) => void;
  readonly onAdd: () => void;
};

/** Pages as clients come to them from the start page; those that no button leads to are last. */
export const PageTree = memo(function PageTree({ layout, shown, faults, onShow, onAdd }: PageTreeProps): JSX.Element {
  const { tree: said } = useKioskWords();
  return (
    <nav className="kiosk-tree" aria-label={said.title}>
      <div className="kiosk-panel__head">
        <h2>{said.title}</h2>
        <IconButton icon="plus" label={said.add} onClick={onAdd} />
      </div>
      <ul>
        {treeOf(layout).map(({ page, depth, isReached }) => {
          const errors = faults.filter((fault) => fault.page === page.id && fault.severity === 'error').length;
          return (
            <li key={page.id}>
              <button
                type="button"
                className="kiosk-tree__page"
                aria-current={page.id === shown ? 'page' : undefined}
                style={{ paddingInlineStart: 16 + depth * 20 }}
                onClick={() => onShow(page.id)}
              >
                <Icon name={page.id === layout.start_page_id ? 'home' : 'report'} size={16} />
                <span className="kiosk-tree__name">{page.name}</span>
                {errors > 0 ? (
                  <span className="kiosk-tree__errors">
                    <Icon name="alert" size={16} />
                    <span className="visually-hidden">{said.errors(errors)}</span>
                  </span>
                ) : null}
                {isReached ? (
                  <span className="kiosk-tree__count" title={said.buttons(page.buttons.length)}>
                    {page.buttons.length}
                  </span>
                ) : (
                  <span className="kiosk-tree__orphan">{said.orphan}</span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
});

type TreePage = { readonly page: KioskPage; readonly depth: number; readonly isReached: boolean };

/** Each page once, under the first page that leads to it. */
function treeOf(layout: KioskLayout): readonly TreePage[] {
  const seen = new Set<string>();
  const walk = (id: string, depth: number): readonly TreePage[] => {
    const page = pageOfLayout(layout, id);
    if (page === undefined || seen.has(id)) return [];
    seen.add(id);
    const targets = page.buttons.flatMap((button) => (button.function === 'page' ? (button.target_page_id ?? []) : []));
    return [{ page, depth, isReached: true }, ...targets.flatMap((target) => walk(target, depth + 1))];
  };
  const reached = walk(layout.start_page_id, 0);
  const others = layout.pages.filter(({ id }) => !seen.has(id));
  return [...reached, ...others.map((page) => ({ page, depth: 0, isReached: false }))];
}
