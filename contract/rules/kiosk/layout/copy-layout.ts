import { foldDiacritics } from '../../text/fold-diacritics.ts';
import type { KioskButton, KioskLayout } from './layout.ts';

/** A service as kiosks name it. */
export type KioskService = { readonly id: number; readonly name: string };

/** A layout for another kiosk, with what became of the services that its buttons issue tickets for. */
export type CopiedLayout = {
  readonly layout: KioskLayout;
  readonly matched: readonly { readonly from: KioskService; readonly to: KioskService }[];
  /** Services without one of the same name: their buttons are left out. */
  readonly unmatched: readonly KioskService[];
};

type Copying = {
  readonly from: readonly KioskService[];
  readonly to: readonly KioskService[];
  readonly size: Pick<KioskLayout, 'width' | 'height'>;
};

/** Fits a layout to another kiosk: services by name, whatever their case and accents, and places by the size of its screen. */
export function copyLayout(layout: KioskLayout, { from, to, size }: Copying): CopiedLayout {
  const byName = new Map(to.map((service) => [foldDiacritics(service.name), service]));
  const used = new Set(layout.pages.flatMap(({ buttons }) => buttons.flatMap(({ service_id }) => service_id ?? [])));
  const sources = from.filter(({ id }) => used.has(id));
  const pairs = sources.flatMap((source) => {
    const target = byName.get(foldDiacritics(source.name));
    return target === undefined ? [] : [{ from: source, to: target }];
  });
  const targets = new Map(pairs.map((pair) => [pair.from.id, pair.to.id]));
  const scale = { x: size.width / layout.width, y: size.height / layout.height };
  const pages = layout.pages.map((page) => ({
    ...page,
    buttons: page.buttons.flatMap((button) => {
      const serviceId = button.service_id === null ? null : targets.get(button.service_id);
      return serviceId === undefined ? [] : [{ ...scaled(button, scale), service_id: serviceId }];
    }),
  }));
  const unmatched = sources.filter(({ id }) => !targets.has(id));
  return { layout: { ...layout, ...size, pages }, matched: pairs, unmatched };
}

function scaled(button: KioskButton, { x, y }: { readonly x: number; readonly y: number }): KioskButton {
  if (x === 1 && y === 1) return button;
  const left = Math.round(button.x * x);
  const top = Math.round(button.y * y);
  const width = Math.max(24, Math.round(button.width * x));
  return { ...button, x: left, y: top, width, height: Math.max(24, Math.round(button.height * y)) };
}
