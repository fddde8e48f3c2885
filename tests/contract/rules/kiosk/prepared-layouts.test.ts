import { expect, it } from 'vitest';
import { aLayout, offered } from '../../../support/kiosk-layouts.ts';

it('a list has letters no larger than leave place for why a service is closed', () => {
  const services = [1, 2, 3, 4, 5, 6].map((id) => ({ id, name: { cs: `Pasy ${id}`, en: '' }, agenda: null }));
  const [row] = aLayout('list', 0, { services }).pages[0]?.buttons ?? [];
  // The name and a line under it, between the borders of the inactive button.
  expect((row?.looks.active.font_size ?? 0) * (1.19 + 0.66 * (1.33 + 0.25))).toBeLessThanOrEqual((row?.height ?? 0) - 4);
});

it.each([
  ['which area', 3, offered(8)],
  ['which service where no service has an area', 1, offered(8).map((service) => ({ ...service, agenda: null }))],
])('the layout of areas asks %s', (_, pages, services) => {
  const layout = aLayout('areas', 0, { services });
  const [start] = layout.pages;
  expect(layout.pages).toHaveLength(pages);
  const asked = pages === 1 ? ['question cs', 'hint cs'] : ['area question cs', 'area hint cs'];
  expect([start?.heading.cs, start?.subheading.cs]).toEqual(asked);
});
