import { useState } from 'react';
import { findFilePurpose } from '../../contract/derive/files.ts';
import { kioskDesigns } from '../../contract/resources/devices/kiosk-designs.ts';
import { maximalBytes } from '../../contract/rules/files/file-limits.ts';
import { useCalls } from '../crud/core/calls.ts';
import { readRefusal } from '../crud/core/refusal.ts';
import { useFileWords } from '../crud/fields/files/file-words.ts';

/**
 * Uploads an image of a kiosk's design at once; it is used when the design is saved. `field` decides which types are taken: tickets have
 * BMP too. `fault` is empty where nothing went wrong, `limitText` says what is taken.
 */
export function useImageUpload(field: 'error_image' | 'tickets', onUploaded: (digest: string) => void) {
  const files = useFileWords();
  const { upload } = useCalls();
  const [fault, setFault] = useState('');
  const [isUploading, setUploading] = useState(false);
  const limit = findFilePurpose(kioskDesigns.fields[field])?.limit ?? { types: [], megabytes: 0 };
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setFault('');
    if (file.size > maximalBytes(limit)) return setFault(files.tooBig({ megabytes: limit.megabytes }));
    setUploading(true);
    try {
      const content = new Blob([file], { type: 'application/octet-stream' });
      const kept = await upload('POST /files', content, { query: { resource: kioskDesigns.name, field } });
      onUploaded(kept.digest);
    } catch (error) {
      setFault(readRefusal(error).message);
    } finally {
      setUploading(false);
    }
  };
  return { take, fault, isUploading, accept: limit.types.join(','), limitText: files.limit(limit) };
}
