import { type JSX, Suspense } from 'react';
import type { Messages } from '../../../contract/messages/texts.ts';
import { useHomeWords } from '../../branch-status/all-stores/home-words.ts';
import { useOnlyStore } from '../../crud/core/chosen-store/use-only-store.ts';
import { mayEnter, type Rights } from '../../providers/rights/rights.ts';
import { useRights } from '../../providers/rights/use-rights.ts';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import { SkeletonScreen } from '../../ui/page/skeleton.tsx';
import { StoreDashboard } from './store-dashboard.tsx';
import { Welcome, type WelcomeGroup } from './welcome.tsx';
import './home.css';

const ClerkHome = lazyPart(async () => (await import('./clerk/clerk-home.tsx')).ClerkHome);

type HomeProps = {
  /** Where someone may go, as the menu has it. */
  readonly menuOf: (rights: Rights, messages: Messages) => readonly WelcomeGroup[];
};

/** `/`: the dashboard, or for those who have nothing to do with stores where they may go instead. */
export function Home({ menuOf }: HomeProps): JSX.Element {
  const rights = useRights();
  const words = useHomeWords();
  const only = useOnlyStore();
  // Who manages branches watches them; a clerk of one branch has the day at the counter.
  if (only !== undefined && rights.user.role === 'operator' && mayEnter(rights, ['ordering']))
    return (
      <Suspense fallback={<SkeletonScreen label={words.loading} />}>
        <ClerkHome storeId={only} />
      </Suspense>
    );
  return mayEnter(rights, ['store']) ? <StoreDashboard /> : <Welcome rights={rights} menuOf={menuOf} />;
}
