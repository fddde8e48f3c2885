import { useCanAccess } from 'ra-core';
import type { JSX, ReactNode } from 'react';
import { Link } from 'react-router';
import type { Action } from '../../../contract/basics/access.ts';
import { prefixOf } from '../../../contract/derive/addresses.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { buttonClass } from '../../ui/button/button.tsx';
import { EmptyScreen } from '../../ui/page/empty-screen.tsx';
import { useWords } from './words.ts';

/** Whether the signed-in user may do it; no until the rights are known. */
export function useMay(resource: AnyResource, action: Action): boolean {
  const { canAccess } = useCanAccess({ resource: prefixOf(resource), action });
  return canAccess === true;
}

type GateProps = {
  readonly resource: AnyResource;
  readonly action: Action;
  /** Of the screen, where it is not the list of the entity. */
  readonly title?: string;
  readonly children: ReactNode;
};

/** Lets in those who may; others learn whom to ask. */
export function Gate({ resource, action, title, children }: GateProps): ReactNode {
  const { canAccess, isPending } = useCanAccess({ resource: prefixOf(resource), action });
  if (isPending) return null;
  return canAccess === true ? children : <NoRightsTo resource={resource} title={title} />;
}

function NoRightsTo({ resource, title }: Pick<GateProps, 'resource'> & { readonly title: string | undefined }): JSX.Element {
  const { labelsOf } = useWords();
  return <NoRights heading={title ?? labelsOf(resource).page} />;
}

/** A screen for those without the right to it: says whom to ask. */
export function NoRights({ heading }: { readonly heading: string }): JSX.Element {
  const { title, text, home } = useWords().pages.noRights;
  return (
    <EmptyScreen
      heading={heading}
      icon="lock"
      title={title}
      actions={
        <Link className={buttonClass()} to="/">
          {home}
        </Link>
      }
    >
      {text}
    </EmptyScreen>
  );
}
