import { type Dispatch, type JSX, Suspense, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { LayoutFault } from '../../../contract/rules/kiosk/check-layout.ts';
import { copyLayout } from '../../../contract/rules/kiosk/layout/copy-layout.ts';
import { type KioskLayout, parseLayout } from '../../../contract/rules/kiosk/layout/layout.ts';
import { mergeLayouts } from '../../../contract/rules/kiosk/merge-layouts.ts';
import { parseTickets } from '../../../contract/rules/kiosk/ticket/tickets.ts';
import { listStoredMedia } from '../../../contract/rules/kiosk/visit/parameters.ts';
import { LeaveGuard } from '../../crud/core/leave-guard.tsx';
import type { Row } from '../../crud/core/row.ts';
import { useNotify } from '../../crud/core/use-notify.ts';
import { usePartWords } from '../../crud/fields/cells/structure-parts.tsx';
import { comparePages, type PageWords } from '../../kiosk-design/changes/page-parts.ts';
import { nameOfService } from '../../kiosk-design/changes/part-changes.ts';
import { ConflictDialog } from '../../kiosk-design/conflict-dialog.tsx';
import { sizeOfScreen } from '../../kiosk-design/copying/choosing/other-kiosks.ts';
import { CopyDialog } from '../../kiosk-design/copying/copy-dialog.tsx';
import { DraftsNotice } from '../../kiosk-design/drafts/drafts-notice.tsx';
import { useDrafts } from '../../kiosk-design/drafts/use-drafts.ts';
import { SmallPage } from '../../kiosk-design/drawn/small-page.tsx';
import { useSaveDesign } from '../../kiosk-design/use-save-design.ts';
import { VersionsDialog } from '../../kiosk-design/versions-dialog.tsx';
import { useArriveAgain } from '../../ui/behaviour/arrival.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { MenuButton } from '../../ui/button/menu-button.tsx';
import { MenuItem } from '../../ui/button/menu-item.tsx';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import type { EditorEvent, EditorState } from './state/editor-state.ts';
import { imageAddress } from './state/image-address.ts';
import { useKioskWords } from './state/kiosk-words.ts';
import type { Kiosk } from './state/use-kiosk.ts';

const KioskTrial = lazyPart(() => import('../../kiosk-design/trial/kiosk-trial.tsx').then((module) => module.KioskTrial));

type HeaderProps = {
  readonly kiosk: Kiosk;
  readonly state: EditorState;
  readonly faults: readonly LayoutFault[];
  readonly isStored: boolean;
  readonly designName: string;
  readonly dispatch: Dispatch<EditorEvent>;
};

/** Name, what is not saved, undo and redo, versions and saving; what is drawn is kept in the browser until it is saved. */
export function EditorHeader({ kiosk, state, faults, isStored, designName, dispatch }: HeaderProps): JSX.Element {
  const said = useKioskWords();
  const partsSaid = usePartWords();
  const notify = useNotify();
  const navigate = useNavigate();
  const arriveAgain = useArriveAgain();
  const { history } = state;
  const layout = history.present;
  const { design, save, take } = useSaveDesign(kiosk);
  const [saved, setSaved] = useState<KioskLayout | null>(isStored ? layout : null);
  const [conflict, setConflict] = useState<Row | null>(null);
  const [isOpen, setOpen] = useState<'versions' | 'copying' | 'trial' | null>(null);
  const lets = useRef(false);
  const errors = faults.filter(({ severity }) => severity === 'error').length;
  const isDirty = layout !== saved;
  const replace = (next: KioskLayout): void => dispatch({ on: 'command', command: { do: 'replace', layout: next } });
  const draft = useDrafts({
    touchScreenId: Number(kiosk.screen['id']),
    part: 'pages',
    design,
    value: layout,
    isDirty: isDirty && history.past.length > 0,
    read: parseLayout,
    onTake: replace,
  });
  const changes =
    saved === null
      ? Math.max(1, history.past.length)
      : Math.max(1, Math.abs(history.past.length - history.past.indexOf(saved)) % (history.past.length + 1));
  const run = async (over?: Row): Promise<void> => {
    const outcome = await save({ values: { pages: layout }, name: designName, over });
    if (outcome.kind === 'conflict') return setConflict(outcome.current);
    if (outcome.kind === 'refused') return notify(`${said.saveFailed}. ${outcome.message}`, 'error');
    setConflict(null);
    setSaved(layout);
    draft.drop();
    notify(said.saved(kiosk.name), 'success');
  };
  const takeTheirs = (): void => {
    const theirs = parseLayout(conflict?.['pages']);
    draft.putAside();
    if (theirs !== undefined) {
      replace(theirs);
      setSaved(theirs);
    }
    // The next save follows their version.
    if (conflict !== null) take(conflict);
    setConflict(null);
  };
  const compared = conflict === null ? undefined : comparedWith({ said, ...partsSaid }, { kiosk, design, layout, conflict });
  const merge = (merged: KioskLayout | undefined): void => {
    if (merged === undefined) return;
    replace(merged);
    if (conflict !== null) take(conflict);
    setConflict(null);
    notify(said.merged, 'info');
  };
  const actions = (
    <>
      <span className="kiosk-editor__state" role="status">
        {isDirty ? (errors > 0 ? said.blocked(errors) : said.unsaved(changes)) : said.nothingToSave}
      </span>
      <IconButton icon="undo" label={said.undo} disabled={history.past.length === 0} onClick={() => dispatch({ on: 'undo' })} />
      <IconButton icon="redo" label={said.redo} disabled={history.future.length === 0} onClick={() => dispatch({ on: 'redo' })} />
      <MenuButton label={said.more} icon="more" iconOnly>
        {(close) => (
          <>
            {design === undefined ? null : (
              <MenuItem
                onClick={() => {
                  close();
                  setOpen('versions');
                }}
              >
                {said.versions}
              </MenuItem>
            )}
            <MenuItem
              onClick={() => {
                close();
                setOpen('copying');
              }}
            >
              {said.copyTo}
            </MenuItem>
            <MenuItem
              onClick={() => {
                close();
                arriveAgain();
                return navigate('?start');
              }}
            >
              {said.startOver}
            </MenuItem>
          </>
        )}
      </MenuButton>
      <Button icon="play" onClick={() => setOpen('trial')}>
        {said.tryOut}
      </Button>
      <Button
        tone="primary"
        icon="save"
        aria-disabled={!isDirty || errors > 0}
        onClick={() => (isDirty && errors === 0 ? run() : undefined)}
      >
        {said.save}
      </Button>
    </>
  );
  return (
    <div className="kiosk-editor__head">
      <PageHeader
        title={said.title(kiosk.name)}
        count={`${layout.width} × ${layout.height}`}
        above={<Link to="/touch-screens">{said.back}</Link>}
        actions={actions}
      />
      <DraftsNotice found={draft.found} onTake={draft.take} onDiscard={draft.discard} />
      {isDirty && history.past.length > 0 ? <LeaveGuard lets={lets} isInside={() => false} onLeave={draft.drop} /> : null}
      {conflict === null ? null : (
        <ConflictDialog
          said={said.conflict}
          current={conflict}
          rows={compared?.rows}
          onMerge={compared?.merged === undefined ? undefined : () => merge(compared.merged)}
          onMine={() => run(conflict)}
          onTheirs={takeTheirs}
          onStay={() => setConflict(null)}
        />
      )}
      {isOpen === 'trial' ? (
        <Suspense fallback={null}>
          <KioskTrial
            layout={layout}
            storeId={kiosk.storeId}
            media={{ parameters: listStoredMedia(design), addressOf: imageAddress }}
            tickets={parseTickets(design?.['tickets'])}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      ) : null}
      {isOpen === 'copying' ? (
        <CopyDialog
          said={said.copying}
          from={{ ...kiosk, design }}
          copy={(other) => {
            const copied = copyLayout(layout, { from: kiosk.services, to: other.services, size: sizeOfScreen(other.screen) });
            const { matched, unmatched } = copied;
            const replaces = parseLayout(other.design?.['pages']) !== undefined;
            return { values: { pages: copied.layout }, matched: matched.length, unmatched, replaces };
          }}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {isOpen === 'versions' && design !== undefined ? (
        <VersionsDialog
          said={{ ...said.versionList, loading: said.loading }}
          designId={Number(design['id'])}
          part="pages"
          read={parseLayout}
          onClose={() => setOpen(null)}
          onRestore={(earlier) => {
            replace(earlier);
            setOpen(null);
            notify(said.versionList.restored, 'info');
          }}
        >
          {(earlier) => {
            const page = earlier.pages.find(({ id }) => id === earlier.start_page_id);
            return page === undefined ? null : <SmallPage kiosk={kiosk} layout={earlier} page={page} width={520} />;
          }}
        </VersionsDialog>
      ) : null}
    </div>
  );
}

type Comparing = { readonly kiosk: Kiosk; readonly design: Row | undefined; readonly layout: KioskLayout; readonly conflict: Row };

/** What two people changed in the pages since they were opened, and their changes merged where that is possible. */
function comparedWith(words: Omit<PageWords, 'serviceName'>, { kiosk, design, layout, conflict }: Comparing) {
  const theirs = parseLayout(conflict['pages']);
  if (theirs === undefined) return undefined;
  const base = parseLayout(design?.['pages']);
  const rows = comparePages({ ...words, serviceName: nameOfService(kiosk.services) }, { base: base ?? theirs, mine: layout, theirs });
  // Without pages that both began with, everything is of both.
  const merged = base === undefined ? undefined : mergeLayouts(base, layout, theirs);
  return { rows, merged: merged?.kind === 'merged' ? merged.layout : undefined };
}
