/** Where the outages of one store are listed. */
export function outageLogOf(storeId: number): string {
  return `/stores/outages?filter=${encodeURIComponent(JSON.stringify({ store_id: storeId }))}`;
}
