import type { JSX } from 'react';
import { useCentral } from '../../providers/central-context.ts';
import { useConsoleWords } from '../../providers/words/console-words.ts';
import { Brand } from '../../ui/icon/brand.tsx';

/** Logo and copyright: specification section 2. */
export function Footer(): JSX.Element {
  const { shell } = useConsoleWords();
  const { now } = useCentral();
  return (
    <footer className="footer">
      <Brand name={shell.productName} />
      <span>{shell.copyright(now().getFullYear())}</span>
    </footer>
  );
}
