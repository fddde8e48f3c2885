import type { JSX } from 'react';
import { useWords } from '../../crud/core/words.ts';
import { Button } from '../../ui/button/button.tsx';
import type { WallPaging } from './use-wall-pages.ts';

type WallPagerProps = { readonly paging: Omit<WallPaging<unknown>, 'shown' | 'places'> };

/** Which page of a wall is, and the button that holds it; nothing where all stores have room. */
export function WallPager({ paging: { page, pages, isHeld, toggle } }: WallPagerProps): JSX.Element | null {
  const { monitoring: words } = useWords();
  if (pages === 1) return null;
  return (
    <span className="wall__pager">
      {words.page(page + 1, pages)}
      <Button aria-pressed={isHeld} onClick={toggle}>
        {words.holdPage}
      </Button>
    </span>
  );
}
