import type { JSX } from 'react';
import { Icon } from '../icon/icon.tsx';
import './password-rules.css';

type Line = { readonly name: string; readonly text: string; readonly isMet: boolean; readonly sentence: string };

/** Rules of a password, each met or not yet, while it is typed. */
export function RuleList({ title, lines }: { readonly title: string; readonly lines: readonly Line[] }): JSX.Element {
  return (
    <>
      <p>{title}</p>
      <ul className="rule-list">
        {lines.map(({ name, text, isMet, sentence }) => (
          <li key={name} className={isMet ? 'rule-list__met' : undefined}>
            <Icon name={isMet ? 'checkCircle' : 'circle'} size={16} />
            {text}
            <span className="visually-hidden">{sentence}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
