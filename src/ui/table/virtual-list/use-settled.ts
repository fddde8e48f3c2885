import { useEffect, useState } from 'react';

/** Names of what rows refer to come a moment after the rows, and letters of the right font. */
const settlingMilliseconds = 300;

/** The key once it has been the same for a moment, by when what it represents has got its final look; empty until then. */
export function useSettled(key: string): string {
  const [settled, settle] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => settle(key), key === '' ? 0 : settlingMilliseconds);
    return () => clearTimeout(timer);
  }, [key]);
  return settled === key ? settled : '';
}
