import type { JSX, ReactNode } from 'react';
import './empty-state.css';
import type { IconName } from '../icon/generated/icon-name.ts';
import { Icon } from '../icon/icon.tsx';

type EmptyStateProps = {
  readonly icon: IconName;
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
};

/** Nothing here, or something went wrong: says which, and what to do. */
export function EmptyState({ icon, title, children, actions }: EmptyStateProps): JSX.Element {
  return (
    <div className="empty-state">
      <Icon name={icon} size={32} />
      <p className="empty-state__title">{title}</p>
      {children === undefined ? null : <div className="empty-state__text">{children}</div>}
      {actions === undefined ? null : <div className="empty-state__actions">{actions}</div>}
    </div>
  );
}
