import { type JSX, Suspense, useRef, useState } from 'react';
import { Link } from 'react-router';
import { fileAddress } from '../../../contract/rules/files/file-digest.ts';
import { fieldOfParameter, kioskParameters, mediaOf, readMedia, type StoredMedia } from '../../../contract/rules/kiosk/visit/parameters.ts';
import { LeaveGuard } from '../../crud/vocabulary/leave-guard.tsx';
import { idOf, type Row } from '../../crud/vocabulary/row.ts';
import { useTell } from '../../crud/vocabulary/use-tell.ts';
import { ConflictDialog } from '../../kiosk-design/conflict-dialog.tsx';
import { DraftsNotice } from '../../kiosk-design/drafts/drafts-notice.tsx';
import { useDrafts } from '../../kiosk-design/drafts/use-drafts.ts';
import { useSaveDesign } from '../../kiosk-design/use-save-design.ts';
import { Button } from '../../ui/button/button.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { part } from '../../ui/page/part.tsx';
import { useStatesWords } from './state/states-words.ts';
import type { StatedKiosk } from './state/use-stated-kiosk.ts';

const KioskTrial = part(() => import('../../kiosk-design/trial/kiosk-trial.tsx').then((module) => module.KioskTrial));

type HeaderProps = {
  readonly kiosk: StatedKiosk;
  readonly media: StoredMedia;
  readonly onReplace: (media: StoredMedia) => void;
  readonly onSaved: () => void;
};

/** Name, whether everything is saved, the trial, and saving; a newer version of another user is met here. */
export function StatesHeader({ kiosk, media, onReplace, onSaved }: HeaderProps): JSX.Element {
  const said = useStatesWords();
  const tell = useTell();
  const { design, save, take } = useSaveDesign(kiosk);
  const [saved, setSaved] = useState<StoredMedia>(media);
  const [conflict, setConflict] = useState<Row | null>(null);
  const [isTrial, setTrial] = useState(false);
  const lets = useRef(false);
  const changed = kioskParameters.filter((parameter) => media[parameter] !== saved[parameter]);
  const isDirty = changed.length > 0;
  const draft = useDrafts({
    touchScreenId: idOf(kiosk.screen),
    part: 'states',
    design,
    value: media,
    isDirty,
    read: readMedia,
    onTake: onReplace,
  });
  const run = async (over?: Row): Promise<void> => {
    const values = Object.fromEntries(changed.map((parameter) => [fieldOfParameter[parameter], media[parameter]]));
    const outcome = await save({ values, name: said.designName, over });
    if (outcome.kind === 'conflict') return setConflict(outcome.current);
    if (outcome.kind === 'refused') return tell(`${said.saveFailed}. ${outcome.message}`, 'error');
    const stored = mediaOf(outcome.design);
    setConflict(null);
    setSaved(stored);
    onReplace(stored);
    onSaved();
    draft.drop();
    tell(said.saved(kiosk.name), 'success');
  };
  const takeTheirs = (): void => {
    if (conflict === null) return;
    const theirs = mediaOf(conflict);
    take(conflict);
    draft.putAside();
    setSaved(theirs);
    onReplace(theirs);
    setConflict(null);
  };
  const actions = (
    <>
      <span className="quiet" role="status">
        {isDirty ? said.unsaved : said.nothingToSave}
      </span>
      <Button icon="play" onClick={() => setTrial(true)}>
        {said.tryOut}
      </Button>
      <Button tone="primary" icon="save" aria-disabled={!isDirty} onClick={() => (isDirty ? run() : undefined)}>
        {said.save}
      </Button>
    </>
  );
  return (
    <div className="kiosk-states__head">
      <PageHeader
        title={said.title(kiosk.name)}
        above={<Link to="/touch-screens">{said.back}</Link>}
        description={said.text}
        actions={actions}
      />
      <DraftsNotice found={draft.found} onTake={draft.take} onDiscard={draft.discard} />
      {isDirty ? <LeaveGuard lets={lets} isInside={() => false} onLeave={draft.drop} /> : null}
      {conflict === null ? null : (
        <ConflictDialog
          said={said.conflict}
          current={conflict}
          onMine={() => void run(conflict)}
          onTheirs={takeTheirs}
          onStay={() => setConflict(null)}
        />
      )}
      {isTrial ? (
        <Suspense fallback={null}>
          <KioskTrial
            layout={kiosk.layout}
            storeId={kiosk.storeId}
            media={{ parameters: media, addressOf: fileAddress }}
            onClose={() => setTrial(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
