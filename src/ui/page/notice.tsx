import type { JSX, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import './notice.css';

export type NoticeTone = 'success' | 'info' | 'warning' | 'danger';

type NoticeProps = {
  readonly tone: NoticeTone;
  readonly title?: string;
  readonly children?: ReactNode;
  /** Another drawing than that of the tone. */
  readonly icon?: 'alert' | 'checkCircle';
  /** How urgently a screen reader says it; silent when it is there from the start. */
  readonly announce?: 'status' | 'alert';
  readonly close?: { readonly label: string; readonly onClose: () => void };
};

/** A box with a message: an exclamation for danger and warning, a check or an "i" for the others (specification section 2). */
export function Notice({ tone, title, children, icon: own, announce, close }: NoticeProps): JSX.Element {
  const icon = own ?? (tone === 'success' ? 'checkCircle' : tone === 'info' ? 'info' : 'alert');
  return (
    <div className={`notice notice--${tone}`} role={announce}>
      <Icon name={icon} size={20} />
      <div className="notice__words">
        {title === undefined ? null : <p className="notice__title">{title}</p>}
        {children}
      </div>
      {close === undefined ? null : (
        <button type="button" className="notice__close" aria-label={close.label} onClick={close.onClose}>
          <Icon name="close" size={18} />
        </button>
      )}
    </div>
  );
}
