import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is just being printed. It is drawn before the browser takes the picture. */
export function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const become = (is: boolean) => () => flushSync(() => setIsPrinting(is));
    const [begin, end] = [become(true), become(false)];
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
