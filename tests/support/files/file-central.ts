import { type Central, openCentral, type Reply, send } from '../central.ts';
import { type Client, superAdministrator, textAt } from '../people.ts';
import { type DevicePlace, devicePlace } from './device-place.ts';

/** The fields that files are sent for, as requests name them. */
export const soundField = 'resource=virtual-displays&field=call_sound_file';
export const playlistField = 'resource=playlists&field=items';

type Person = Pick<Client, 'token'>;

/** A central with a place for device files, and its administrator. */
export type FileCentral = {
  readonly central: Central;
  readonly place: DevicePlace;
  readonly root: Client;
  /** Sends a whole file for the field. */
  readonly upload: (payload: Buffer, field?: string, by?: Person) => Promise<Reply>;
  /** The digest of a file that is sent and kept. */
  readonly digestOf: (payload: Buffer, field?: string) => Promise<string>;
  /** Requests of an upload of a sound in pieces. */
  readonly begin: (bytes: number) => Promise<Reply>;
  readonly piece: (address: string, offset: number, payload: Buffer) => Promise<Reply>;
  readonly offsetOf: (address: string) => Promise<number>;
  readonly finish: (address: string) => Promise<Reply>;
  readonly close: () => Promise<void>;
};

/** The metadata of an upload in pieces. */
export function metadataOf(resource: string, field: string): string {
  return Object.entries({ resource, field })
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');
}

export async function openFileCentral(place: DevicePlace = devicePlace()): Promise<FileCentral> {
  const central = await openCentral({ files: place });
  const root = await superAdministrator(central);
  const tus = { 'tus-resumable': '1.0.0', authorization: `Bearer ${root.token}` };
  const upload: FileCentral['upload'] = (payload, field = soundField, { token } = root) =>
    send(central, {
      method: 'POST',
      url: `/central/files?${field}`,
      headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${token}` },
      payload,
    });
  return {
    central,
    place,
    root,
    upload,
    digestOf: async (payload, field) => textAt((await upload(payload, field)).body, 'digest'),
    begin: (bytes) => {
      const metadata = metadataOf('virtual-displays', 'call_sound_file');
      const headers = { ...tus, 'upload-length': String(bytes), 'upload-metadata': metadata };
      return send(central, { method: 'POST', url: '/files/uploads', headers });
    },
    piece: (address, offset, payload) => {
      const headers = { ...tus, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' };
      return send(central, { method: 'PATCH', url: address, headers, payload });
    },
    offsetOf: async (address) => Number((await send(central, { method: 'HEAD', url: address, headers: tus })).headers['upload-offset']),
    finish: (address) => root.post(`${address}/finish`, {}),
    close: async () => {
      await central.close();
      place.remove();
    },
  };
}
