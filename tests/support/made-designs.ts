import type { KioskLayout } from '../../contract/rules/kiosk/layout/layout.ts';
import { newButton, newPage } from '../../contract/rules/kiosk/layout/new-parts.ts';
import { type Central, send } from './central.ts';
import { aLayout } from './kiosk-layouts.ts';
import { type Client, numberAt, textAt } from './people.ts';

/** A kiosk of the store. */
export async function aKiosk(client: Client, storeId: number, name: string): Promise<number> {
  return numberAt((await client.post('/touch-screens', { store_id: storeId, name })).body, 'id');
}

/** A layout that issues tickets for one service, with an image on its start page. */
export function layoutFor(service: number, image: string | null = null): KioskLayout {
  const layout = aLayout('list', 1, { services: [{ id: service, name: { cs: 'Doklady', en: 'Documents' }, agenda: null }] });
  return { ...layout, pages: layout.pages.map((page) => ({ ...page, image })) };
}

/** A layout without an error that has nearly as many bytes as a layout may have. */
export function longLayout(): KioskLayout {
  const pages = Array.from({ length: 4 }, (_, place) => {
    const buttons = Array.from({ length: 100 }, (_each, at) =>
      withTexts(newButton({ id: `b${place}x${at}`, x: 0, y: 0, width: 100, height: 50 })),
    );
    return { ...newPage({ id: `p${place}`, name: `Page ${place}` }), buttons };
  });
  const [first] = pages;
  return { ...aLayout('list', 1), start_page_id: first?.id ?? '', pages };
}

function withTexts(button: KioskLayout['pages'][number]['buttons'][number]): typeof button {
  const text = { cs: 'č'.repeat(150), en: 'e'.repeat(150) };
  return { ...button, function: 'information', looks: { ...button.looks, active: { ...button.looks.active, text } } };
}

/** The design of a kiosk, as the editor saves it; answers with its identifier. */
export async function aDesign(client: Client, values: { store_id: number; touch_screen_id: number; pages?: KioskLayout }): Promise<number> {
  const { status, body } = await client.post('/kiosk-designs', { name: 'Vzhled', ...values });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return numberAt(body, 'id');
}

/** Uploads an image for a kiosk; answers with its digest. */
export function anImage(central: Central, client: Client, content: Buffer): Promise<string> {
  return uploadedFor(central, client, { resource: 'kiosk-designs', field: 'closed_image', content });
}

/** Uploads a sound for a kiosk; answers with its digest. */
export function aSound(central: Central, client: Client, content: Buffer): Promise<string> {
  return uploadedFor(central, client, { resource: 'kiosk-designs', field: 'printing_sound', content });
}

/** Uploads a file for a field; answers with its digest, and throws a refusal. */
export async function uploadedFor(
  central: Central,
  { token }: Client,
  { resource, field, content }: { readonly resource: string; readonly field: string; readonly content: Buffer },
): Promise<string> {
  const { status, body } = await send(central, {
    method: 'POST',
    url: `/central/files?resource=${resource}&field=${field}`,
    headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${token}` },
    payload: content,
  });
  if (status >= 400) throw new Error(JSON.stringify(body));
  return textAt(body, 'digest');
}
