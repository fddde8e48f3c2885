import type { SignedInDevice } from '../../../contract/operations/signed-in-device.ts';
import type { RestClient } from './rest-client.ts';

/** Where a user is signed in: the calls of `contract/operations/accounts/session-operations.ts` for somebody's devices. */
export type DeviceCalls = {
  readonly devices: (userId: number) => Promise<readonly SignedInDevice[]>;
  readonly endDevice: (id: string) => Promise<void>;
  /** Signs the user out everywhere but where it is asked from; says of how many devices. */
  readonly endDevices: (userId: number) => Promise<number>;
};

export function createDeviceCalls(client: RestClient): DeviceCalls {
  return {
    devices: async (userId) => (await client.call(`/sessions?user_id=${userId}`)).json,
    endDevice: async (id) => {
      await client.call(`/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' });
    },
    endDevices: async (userId) => Number((await client.call(`/sessions?user_id=${userId}`, { method: 'DELETE' })).json.ended),
  };
}
