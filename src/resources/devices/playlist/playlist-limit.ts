import { findFilePurpose } from '../../../../contract/derive/files.ts';
import { playlists } from '../../../../contract/resources/devices/playlists.ts';
import type { FileLimit } from '../../../../contract/rules/files/file-limits.ts';

/** What may be uploaded for an item. */
export const limitOf: FileLimit = findFilePurpose(playlists.fields.items)?.limit ?? { types: [], megabytes: 0 };
