import { type JSX, type ReactNode, useId } from 'react';
import { Panel } from '../../ui/page/panel.tsx';
import { Status } from '../../ui/page/status.tsx';
import { usePersonWords } from './person-words.ts';

type GroupProps = { readonly title: string; readonly help?: string; readonly children: readonly ReactNode[] };

/** Records of one kind under their name; nothing where there is none. */
export function Group({ title, help, children }: GroupProps): JSX.Element | null {
  const id = useId();
  if (children.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {help === undefined ? null : <p className="quiet">{help}</p>}
      <Panel padded={false}>
        <ul className="found-list">{children}</ul>
      </Panel>
    </section>
  );
}

/** Marks a record that is in the trash. */
export function InTrash(): JSX.Element {
  return (
    <Status tone="neutral" icon="trash">
      {usePersonWords().found.inTrash}
    </Status>
  );
}
