import { preparedKiosk as czech } from '../../../contract/messages/cs/console/devices/kiosk-start.ts';
import { preparedKiosk as english } from '../../../contract/messages/en/console/devices/kiosk-start.ts';
import type { kioskDesigns } from '../../../contract/resources/devices/kiosk-designs.ts';
import { prepareLayout } from '../../../contract/rules/kiosk/prepared/prepared-layouts.ts';
import { type DemoRow, made } from '../town/demo-row.ts';
import { foundedAt } from '../town/town.ts';
import { demoTouchScreens } from './devices.ts';
import type { PlannedService } from './services.ts';

/** Pages of the further kiosks of the larger branches; the first kiosk of a branch has none yet, so that its editor begins with the layouts. */
export function demoKioskDesigns(services: readonly PlannedService[], now: Date): readonly DemoRow<typeof kioskDesigns>[] {
  const screens = demoTouchScreens(now);
  const further = screens.filter(({ id, store_id }) => screens.some((other) => other.store_id === store_id && other.id < id));
  return further.map(({ id, store_id, name, width, height }, place) => {
    const offered = services
      .filter(({ row }) => row.store_id === store_id)
      .map(({ row }) => ({ id: row.id, name: { cs: row.name, en: row.web_order_name_en ?? row.name }, agenda: null }));
    const pages = prepareLayout('columns', {
      width,
      height,
      languages: ['cs', 'en'],
      services: offered,
      words: { cs: czech, en: english },
    });
    return {
      ...made(place + 1, foundedAt(now)),
      store_id,
      touch_screen_id: id,
      name,
      pages,
      tickets: null,
      error_image: null,
      error_sound: null,
      blocked_image: null,
      blocked_sound: null,
      paper_image: null,
      paper_sound: null,
      closed_image: null,
      printing_sound: null,
      offline_image: null,
    };
  });
}
