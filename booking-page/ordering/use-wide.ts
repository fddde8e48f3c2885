import { useEffect, useState } from 'preact/hooks';

const wide = '(min-width: 860px)';

/** Whether the days and the times of one have room beside each other. */
export function useWide(): boolean {
  const [isWide, setWide] = useState(() => matchMedia(wide).matches);
  useEffect(() => {
    const media = matchMedia(wide);
    const read = (): void => setWide(media.matches);
    media.addEventListener('change', read);
    return () => media.removeEventListener('change', read);
  }, []);
  return isWide;
}
