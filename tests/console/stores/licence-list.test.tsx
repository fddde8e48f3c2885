import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aRegion, renderConsole } from '../list/entity-console.tsx';

const licence = (id: number, validTo: string | null) => ({
  ...aRegion({ id }),
  store_id: id,
  serial_number: `PO-${id}`,
  valid_to: validTo,
  software_bulkhead_desk_count: 1,
  hardware_bulkhead_desk_count: 1,
  virtual_display_count: 1,
  input_device_count: 1,
});

describe('the list of licences', () => {
  it('marks those that end within the days that the town wants to know before, and those that have ended', async () => {
    const all = [licence(1, '2026-11-19'), licence(2, '2026-12-11'), licence(3, '2027-11-19'), licence(4, null)];
    const getList = () => Promise.resolve({ data: all, total: all.length });
    const lineOf = async (serial: string) => (await screen.findByText(serial)).closest('tr')?.textContent;
    const provider = (days: number) => ({ getList, getOne: () => Promise.resolve({ data: { id: 1, licence_days: days } }) });
    const { unmount } = renderConsole({ address: '/stores/licences', provider: provider(21), now: '2026-11-20T08:00:00.000Z' });
    expect(await lineOf('PO-1')).toMatch(/19\.11\.2026.*Skončila/u);
    expect((await screen.findAllByText('Brzy skončí')).length).toBe(1);
    expect(await lineOf('PO-2')).toMatch(/11\.12\.2026.*Brzy skončí/u);
    expect(await lineOf('PO-3')).not.toMatch(/skončí/u);
    expect(await lineOf('PO-4')).toMatch(/bez omezení/u);
    unmount();
    renderConsole({ address: '/stores/licences', provider: provider(20), now: '2026-11-20T08:00:00.000Z' });
    await screen.findByText('Skončila');
    await expect.poll(() => screen.queryByText('Brzy skončí')).toBeNull();
  });
});
