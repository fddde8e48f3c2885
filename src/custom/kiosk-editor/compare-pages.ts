import { type KioskButton, type KioskLayout, type KioskPage, pageOfLayout } from '../../../contract/rules/kiosk/layout/layout.ts';
import { type ChangedAspect, findLayoutChanges, type LayoutChange } from '../../../contract/rules/kiosk/layout-changes.ts';
import type { LayoutPart } from '../../../contract/rules/kiosk/merge-layouts.ts';
import type { ComparedRow } from '../../kiosk-design/conflict-dialog.tsx';
import { buttonName, type KioskWords } from './state/kiosk-words.ts';
import type { EditedService } from './state/use-kiosk.ts';

type Comparing = {
  readonly base: KioskLayout;
  readonly mine: KioskLayout;
  readonly theirs: KioskLayout;
  readonly services: readonly Pick<EditedService, 'id' | 'name'>[];
};

/** What two people changed since `base`, by page and button, in words. */
export function comparePages(said: KioskWords, { base, mine, theirs, services }: Comparing): readonly ComparedRow[] {
  const keyOf = ({ page = '', button = '' }: LayoutPart): string => `${page} ${button}`;
  const [own, other] = [mine, theirs].map((layout) => new Map(findLayoutChanges(base, layout).map((change) => [keyOf(change), change])));
  const parts = new Map([...(other ?? []), ...(own ?? [])]);
  const order = [base, theirs, mine].flatMap(({ pages }) =>
    pages.flatMap((page) => [keyOf({ page: page.id }), ...page.buttons.map(({ id }) => keyOf({ page: page.id, button: id }))]),
  );
  const keys = [...new Set([keyOf({}), ...order])].filter((key) => parts.has(key));
  return keys.map((key) => {
    const [ours, others] = [own?.get(key), other?.get(key)];
    const part = ours ?? others ?? {};
    // Two new parts of one identifier are different ones; each is named as the person called it.
    const where = describePart(said, part, ours === undefined ? [base, theirs] : [base, mine]);
    return {
      key,
      where,
      theirs: others === undefined ? '' : sentenceOf(said, others, theirs, services),
      mine: ours === undefined ? '' : sentenceOf(said, ours, mine, services),
    };
  });
}

function describePart(said: KioskWords, { page, button }: LayoutPart, layouts: readonly KioskLayout[]): string {
  if (page === undefined) return said.properties.kiosk;
  const pages = layouts.flatMap((layout) => pageOfLayout(layout, page) ?? []);
  const name = pages[0]?.name ?? page;
  if (button === undefined) return said.stage.label(name);
  const found = pages.flatMap(({ buttons }) => buttons.find(({ id }) => id === button) ?? [])[0];
  return `${name} · ${found === undefined ? button : buttonName(said, found)}`;
}

function sentenceOf(said: KioskWords, change: LayoutChange, layout: KioskLayout, services: Comparing['services']): string {
  const { comparison: words } = said;
  if (change.kind !== 'changed') return words[change.kind];
  const page = pageOfLayout(layout, change.page ?? null);
  const button = page?.buttons.find(({ id }) => id === change.button);
  const valueOf = (aspect: ChangedAspect): string =>
    button === undefined ? valueOfPage(aspect, page) : valueOfButton(said, aspect, { button, layout, services });
  return change.aspects
    .map((aspect) => {
      const value = valueOf(aspect);
      return value === '' ? words.aspects[aspect] : words.of(words.aspects[aspect], value);
    })
    .join(', ');
}

function valueOfPage(aspect: ChangedAspect, page: KioskPage | undefined): string {
  if (aspect === 'name') return page?.name ?? '';
  return aspect === 'heading' ? (page?.heading.cs ?? '') : '';
}

type OfButton = { readonly button: KioskButton; readonly layout: KioskLayout; readonly services: Comparing['services'] };

function valueOfButton(said: KioskWords, aspect: ChangedAspect, { button, layout, services }: OfButton): string {
  switch (aspect) {
    case 'text':
      return buttonName(said, button);
    case 'place':
      return said.stage.place(button.x, button.y, button.width, button.height);
    case 'function':
      return said.properties.functions[button.function];
    case 'service':
      return services.find(({ id }) => id === button.service_id)?.name ?? '';
    case 'target':
      return pageOfLayout(layout, button.target_page_id)?.name ?? '';
    default:
      return '';
  }
}
