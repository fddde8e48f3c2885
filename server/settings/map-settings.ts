import { serverWords as words } from '../../contract/messages/cs/server.ts';

/** Reads where pictures of maps come from; null when the environment says nothing. Faults are added to the list. */
export function readMapTiles(
  value: (name: string) => string | null | undefined,
  faults: string[],
): { readonly url: string; readonly attribution: string } | null {
  const url = value('MAP_TILE_URL') ?? null;
  const attribution = value('MAP_ATTRIBUTION') ?? null;
  if (url === null) return null;
  const isTiles = URL.canParse(url) && new URL(url).protocol === 'https:' && ['{z}', '{x}', '{y}'].every((part) => url.includes(part));
  // A host that represents many would be in the policy of the page as no origin.
  if (isTiles && attribution !== null && !new URL(url).host.includes('%')) return { url, attribution };
  faults.push(words.badMapTileUrl);
  return null;
}
