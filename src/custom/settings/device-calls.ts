import type { SignedInDevice } from '../../../contract/operations/signed-in-device.ts';
import type { HttpClient } from '../../providers/http/http-client.ts';

/** Own sessions that hold. */
export async function readDevices(http: HttpClient): Promise<readonly SignedInDevice[]> {
  const { json } = await http.request('/sessions');
  return Array.isArray(json) ? json.filter(isDevice) : [];
}

export async function endDevice(http: HttpClient, id: string): Promise<void> {
  await http.request(`/sessions/${id}`, { method: 'DELETE' });
}

/** Ends every session but this one; says how many. */
export async function endOtherDevices(http: HttpClient): Promise<number> {
  const { json } = await http.request('/sessions', { method: 'DELETE' });
  return typeof json === 'object' && json !== null && 'ended' in json ? Number(json.ended) : 0;
}

function isDevice(given: unknown): given is SignedInDevice {
  if (typeof given !== 'object' || given === null) return false;
  return 'id' in given && typeof given.id === 'string' && 'last_active_at' in given && typeof given.last_active_at === 'string';
}
