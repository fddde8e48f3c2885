import type { JSX, ReactNode } from 'react';
import { Panel } from '../../../ui/page/panel.tsx';
import { Status } from '../../../ui/page/status.tsx';
import { useSecondFactorWords } from '../second-factor-words.ts';

type FactorPanelProps = {
  readonly title: string;
  readonly text: string;
  readonly isOn: boolean;
  /** What it is called when it is set up. */
  readonly onLabel?: string;
  readonly children: ReactNode;
};

/** One way of proving oneself: what it is, whether it is set up, and what can be done with it. */
export function FactorPanel({ title, text, isOn, onLabel, children }: FactorPanelProps): JSX.Element {
  const { own } = useSecondFactorWords();
  return (
    <Panel>
      <div className="factors__head">
        <h2>{title}</h2>
        <Status tone={isOn ? 'success' : 'neutral'}>{isOn ? (onLabel ?? own.on) : own.off}</Status>
      </div>
      <p className="factors__text">{text}</p>
      <div className="factors__body">{children}</div>
    </Panel>
  );
}
