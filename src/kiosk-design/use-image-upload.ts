import { useState } from 'react';
import { maximalBytes } from '../../contract/rules/files/file-limits.ts';
import { useCalls } from '../crud/core/calls.ts';
import { refusalOf } from '../crud/core/refusal.ts';
import { useFileWords } from '../crud/fields/files/file-words.ts';

const megabytes = 10;

/**
 * Uploads an image of a kiosk's design at once; it is used when the design is saved. `field` decides which types are taken: tickets have
 * BMP too. `fault` is empty where nothing went wrong.
 */
export function useImageUpload(field: 'error_image' | 'tickets', onUploaded: (digest: string) => void) {
  const files = useFileWords();
  const { upload } = useCalls();
  const [fault, setFault] = useState('');
  const [isUploading, setUploading] = useState(false);
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setFault('');
    if (file.size > maximalBytes({ megabytes })) return setFault(files.tooBig({ megabytes }));
    setUploading(true);
    try {
      const content = new Blob([file], { type: 'application/octet-stream' });
      const kept = await upload('POST /files', content, { query: { resource: 'kiosk-designs', field } });
      onUploaded(kept.digest);
    } catch (error) {
      setFault(refusalOf(error).message);
    } finally {
      setUploading(false);
    }
  };
  return { take, fault, isUploading };
}
