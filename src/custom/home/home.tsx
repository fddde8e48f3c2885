import type { JSX } from 'react';
import type { Messages } from '../../../contract/messages/texts.ts';
import { mayEnter, type Rights } from '../../providers/rights/rights.ts';
import { useRights } from '../../providers/rights/use-rights.ts';
import { StoreDashboard } from './store-dashboard.tsx';
import { Welcome, type WelcomeGroup } from './welcome.tsx';
import './home.css';

type HomeProps = {
  /** Where somebody may go, as the menu has it. */
  readonly menuOf: (rights: Rights, messages: Messages) => readonly WelcomeGroup[];
};

/** `/`: the dashboard, or for those who have nothing to do with stores where they may go instead. */
export function Home({ menuOf }: HomeProps): JSX.Element {
  const rights = useRights();
  return mayEnter(rights, ['store']) ? <StoreDashboard /> : <Welcome rights={rights} menuOf={menuOf} />;
}
