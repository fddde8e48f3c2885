import { useEffect, useState } from 'preact/hooks';

const wide = '(min-width: 860px)';

/** Whether the window is wide enough to show the calendar and the times side by side. */
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
