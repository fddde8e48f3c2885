import { type JSX, useEffect, useRef } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { SkeletonScreen } from '../../ui/page/skeleton.tsx';
import type { EntityPageProps } from '../core/additions/additions.ts';
import { useNarrow } from '../core/use-narrow.ts';
import { useWords } from '../core/words.ts';
import { EntityForm } from '../record/form/entity-form.tsx';
import type { FoundRecord } from '../record/record-context/use-record.ts';

type DrawerBodyProps = EntityPageProps & { readonly found: FoundRecord; readonly onClose: () => void };

/** The form of the record, or why there is none. */
export function DrawerBody({ resource, additions, found, onClose }: DrawerBodyProps): JSX.Element {
  const { form, grammar, labelsOf } = useWords();
  const body = useFirstField(found.is === 'found' && found.readOnly === undefined);
  const close = (
    <Button tone="primary" onClick={onClose}>
      {form.close}
    </Button>
  );
  if (found.is === 'loading') return <SkeletonScreen label={form.loading} />;
  if (found.is === 'failed') {
    const retry = (
      <>
        <Button tone="primary" icon="refresh" onClick={found.retry}>
          {form.retry}
        </Button>
        <Button onClick={onClose}>{form.close}</Button>
      </>
    );
    return (
      <div role="alert">
        <EmptyState icon="alert" title={form.failed} actions={retry}>
          {found.message}
        </EmptyState>
      </div>
    );
  }
  if (found.is === 'missing') {
    return (
      <div role="alert">
        <EmptyState icon="search" title={grammar.missing(labelsOf(resource).noun)} actions={close}>
          {form.missingHelp}
        </EmptyState>
      </div>
    );
  }
  if (found.readOnly !== undefined) {
    return (
      <div role="alert">
        <EmptyState icon="lock" title={form.readOnly} actions={close}>
          {found.readOnly}
        </EmptyState>
      </div>
    );
  }
  const { record, isGone } = found;
  return (
    <div ref={body}>
      <EntityForm {...{ resource, additions, record, isGone }} />
    </div>
  );
}

/**
 * The first field has the focus as soon as it is, when the drawer was just opened: anyone who walks through records has it on
 * the button that leads on. Not on a narrow screen, where the keyboard would cover what is to be read.
 */
function useFirstField(isThere: boolean): { readonly current: HTMLDivElement | null } {
  const body = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrow();
  useEffect(() => {
    if (!isThere || isNarrow || document.activeElement?.matches('h2') !== true) return;
    const controls = body.current?.querySelectorAll<HTMLElement>('form input, form select, form textarea') ?? [];
    [...controls].find((control) => control.closest('[hidden]') === null)?.focus();
  }, [isThere, isNarrow]);
  return body;
}
