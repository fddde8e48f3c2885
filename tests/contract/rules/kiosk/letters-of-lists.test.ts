import { expect, it } from 'vitest';
import { aLayout } from '../../../support/kiosk-layouts.ts';

it('a list has letters no larger than leave place for why a service is closed', () => {
  const services = [1, 2, 3, 4, 5, 6].map((id) => ({ id, name: { cs: `Pasy ${id}`, en: '' }, agenda: null }));
  const [row] = aLayout('list', 0, { services }).pages[0]?.buttons ?? [];
  // The name and a line under it, between the borders of the inactive button.
  expect((row?.looks.active.font_size ?? 0) * (1.19 + 0.66 * (1.33 + 0.25))).toBeLessThanOrEqual((row?.height ?? 0) - 4);
});
