import {
  type KioskButton,
  type KioskLayout,
  type KioskPage,
  type Look,
  type LookState,
  layoutLimits,
  type OwnLook,
  type Rect,
} from '../layout/layout.ts';

type ButtonPatch = Partial<Omit<KioskButton, 'id' | 'looks'>>;
type PagePatch = Partial<Omit<KioskPage, 'id' | 'buttons'>>;
type LayoutPatch = Partial<Pick<KioskLayout, 'languages' | 'start_page_id' | 'idle_seconds' | 'width' | 'height'>>;

/** Everything that the editor does to a layout. Identifiers of new parts come with the command. */
export type LayoutCommand =
  | { readonly do: 'patch_layout'; readonly patch: LayoutPatch }
  | { readonly do: 'add_page'; readonly page: KioskPage; readonly at?: number }
  | { readonly do: 'remove_page'; readonly page: string }
  | { readonly do: 'patch_page'; readonly page: string; readonly patch: PagePatch }
  | { readonly do: 'move_page'; readonly page: string; readonly to: number }
  | { readonly do: 'add_buttons'; readonly page: string; readonly buttons: readonly KioskButton[] }
  | { readonly do: 'remove_buttons'; readonly page: string; readonly ids: readonly string[] }
  | { readonly do: 'patch_buttons'; readonly page: string; readonly ids: readonly string[]; readonly patch: ButtonPatch }
  | { readonly do: 'place_buttons'; readonly page: string; readonly places: ReadonlyMap<string, Rect> }
  | {
      readonly do: 'patch_look';
      readonly page: string;
      readonly ids: readonly string[];
      readonly state: LookState;
      readonly patch: Partial<Look>;
    }
  /** Takes values out of an own look: the state has them from the active one again. */
  | {
      readonly do: 'inherit';
      readonly page: string;
      readonly ids: readonly string[];
      readonly state: 'inactive' | 'pressed';
      readonly names: readonly (keyof Look)[];
    }
  /** Draws the buttons above or below all others. */
  | { readonly do: 'stack'; readonly page: string; readonly ids: readonly string[]; readonly to: 'front' | 'back' }
  | { readonly do: 'replace'; readonly layout: KioskLayout };

/** The layout after a command. A command that names what is not there, or goes beyond a limit, changes nothing. */
export function applyCommand(layout: KioskLayout, command: LayoutCommand): KioskLayout {
  switch (command.do) {
    case 'replace':
      return command.layout;
    case 'patch_layout':
      return { ...layout, ...command.patch };
    case 'add_page':
      return addPage(layout, command.page, command.at ?? layout.pages.length);
    case 'remove_page':
      return removePage(layout, command.page);
    case 'move_page':
      return movePage(layout, command.page, command.to);
    case 'patch_page':
      return withPage(layout, command.page, (page) => ({ ...page, ...command.patch }));
    case 'add_buttons':
      return withPage(layout, command.page, (page) => addButtons(layout, page, command.buttons));
    case 'remove_buttons':
      return withButtons(layout, command.page, (buttons) => buttons.filter(({ id }) => !command.ids.includes(id)));
    case 'patch_buttons':
      return eachButton(layout, command, (button) => ({ ...button, ...command.patch }));
    case 'place_buttons':
      return withButtons(layout, command.page, (buttons) => buttons.map((button) => ({ ...button, ...command.places.get(button.id) })));
    case 'patch_look':
      return eachButton(layout, command, (button) => ({
        ...button,
        looks: { ...button.looks, [command.state]: { ...button.looks[command.state], ...command.patch } },
      }));
    case 'inherit':
      return eachButton(layout, command, (button) => ({
        ...button,
        looks: { ...button.looks, [command.state]: withoutNames(button.looks[command.state], command.names) },
      }));
    case 'stack':
      return withButtons(layout, command.page, (buttons) => {
        const moved = buttons.filter(({ id }) => command.ids.includes(id));
        const others = buttons.filter(({ id }) => !command.ids.includes(id));
        return command.to === 'front' ? [...others, ...moved] : [...moved, ...others];
      });
  }
}

function withPage(layout: KioskLayout, id: string, change: (page: KioskPage) => KioskPage): KioskLayout {
  return { ...layout, pages: layout.pages.map((page) => (page.id === id ? change(page) : page)) };
}

function withButtons(layout: KioskLayout, page: string, change: (buttons: KioskButton[]) => KioskButton[]): KioskLayout {
  return withPage(layout, page, (one) => ({ ...one, buttons: change(one.buttons) }));
}

function eachButton(
  layout: KioskLayout,
  { page, ids }: { readonly page: string; readonly ids: readonly string[] },
  change: (button: KioskButton) => KioskButton,
): KioskLayout {
  return withButtons(layout, page, (buttons) => buttons.map((button) => (ids.includes(button.id) ? change(button) : button)));
}

function addPage(layout: KioskLayout, page: KioskPage, at: number): KioskLayout {
  const isKnown = layout.pages.some(({ id }) => id === page.id);
  if (isKnown || layout.pages.length >= layoutLimits.pages) return layout;
  return { ...layout, pages: layout.pages.toSpliced(at, 0, page) };
}

/** The last page stays. Buttons that led to the removed page lead nowhere; the first page becomes the start page where it was that. */
function removePage(layout: KioskLayout, id: string): KioskLayout {
  const [first, ...rest] = layout.pages.filter((page) => page.id !== id);
  if (first === undefined || rest.length + 1 === layout.pages.length) return layout;
  const detached = [first, ...rest].map((page) => ({
    ...page,
    buttons: page.buttons.map((button) => (button.target_page_id === id ? { ...button, target_page_id: null } : button)),
  }));
  return { ...layout, pages: detached, start_page_id: layout.start_page_id === id ? first.id : layout.start_page_id };
}

function movePage(layout: KioskLayout, id: string, to: number): KioskLayout {
  const page = layout.pages.find((one) => one.id === id);
  if (page === undefined) return layout;
  return { ...layout, pages: layout.pages.filter((one) => one !== page).toSpliced(to, 0, page) };
}

function addButtons(layout: KioskLayout, page: KioskPage, added: readonly KioskButton[]): KioskPage {
  const known = new Set(layout.pages.flatMap(({ buttons }) => buttons.map(({ id }) => id)));
  const fresh = added.filter(({ id }) => !known.has(id)).slice(0, layoutLimits.buttonsOfPage - page.buttons.length);
  return { ...page, buttons: [...page.buttons, ...fresh] };
}

function withoutNames(look: OwnLook, names: readonly (keyof Look)[]): OwnLook {
  const kept = Object.entries(look).filter(([name]) => !names.some((one) => one === name));
  return Object.fromEntries(kept);
}
