import { useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'ra-core';
import type { JSX } from 'react';
import { prefixOf } from '../../contract/derive/addresses.ts';
import type { StoreDevice } from '../../contract/operations/store-status.ts';
import { kioskDesigns } from '../../contract/resources/devices/kiosk-designs.ts';
import { virtualDisplays } from '../../contract/resources/devices/virtual-displays.ts';
import { newDisplayDesign, parseDisplayDesign } from '../../contract/rules/display/display-design.ts';
import { parseLayout } from '../../contract/rules/kiosk/layout/layout.ts';
import { readAll } from '../crud/core/read-all.ts';
import { isRow, type Row } from '../crud/core/row.ts';
import { DrawnDisplay } from '../kiosk-design/drawn/drawn-display.tsx';
import { SmallPage } from '../kiosk-design/drawn/small-page.tsx';
import { useBranchCalls } from './branch-calls.ts';

type PictureProps = { readonly device: StoreDevice; readonly store: { readonly id: number; readonly label: string } };

/** Pixels of the screen. */
const [shownWidth, shownHeight] = [128, 96] as const;

/**
 * A small picture of what a device of the branch shows, by its own renderer; nothing for a kiosk without pages. It says nothing that
 * did not happen: a display has the calls of the branch, and the pages of a kiosk are without figures.
 */
export function DevicePicture(props: PictureProps): JSX.Element {
  return props.device.kind === 'touch_screen' ? <KioskPicture {...props} /> : <DisplayPicture {...props} />;
}

function KioskPicture({ device, store }: PictureProps): JSX.Element | null {
  const provider = useDataProvider();
  const { data } = useQuery({
    queryKey: ['device-picture', device.kind, device.id],
    queryFn: async () => (await readAll(provider, prefixOf(kioskDesigns), { touch_screen_id: device.id }, 'updated_at'))[0] ?? null,
    meta: { follows: [kioskDesigns.name] },
    retry: false,
  });
  const layout = parseLayout(data?.['pages']);
  const page = layout?.pages.find(({ id }) => id === layout.start_page_id);
  if (layout === undefined || page === undefined) return null;
  const width = Math.min(shownWidth, (shownHeight * layout.width) / layout.height);
  return <SmallPage kiosk={{ storeName: store.label }} layout={layout} page={page} width={width} withoutFigures />;
}

function DisplayPicture({ device, store }: PictureProps): JSX.Element | null {
  const provider = useDataProvider();
  const calls = useBranchCalls(store.id);
  const { data } = useQuery({
    queryKey: ['device-picture', device.kind, device.id],
    queryFn: () => readDisplay(provider, device.id),
    meta: { follows: [virtualDisplays.name] },
    retry: false,
  });
  if (data === undefined || data === null) return null;
  return (
    <DrawnDisplay
      width={Number(data['width'])}
      height={Number(data['height'])}
      design={parseDisplayDesign(data['design']) ?? newDisplayDesign('')}
      calls={calls}
      title={store.label}
      playing={device.playing}
      mostHeight={shownHeight}
    />
  );
}

async function readDisplay(provider: DataProvider, id: number): Promise<Row | null> {
  const { data } = await provider.getOne(prefixOf(virtualDisplays), { id });
  return isRow(data) ? data : null;
}
