import { type JSX, Suspense, useRef, useState } from 'react';
import { Link } from 'react-router';
import { fileAddress } from '../../../contract/rules/files/file-digest.ts';
import { parseTickets } from '../../../contract/rules/kiosk/ticket/tickets.ts';
import {
  fieldOfParameter,
  kioskParameters,
  listStoredMedia,
  readMedia,
  type StoredMedia,
} from '../../../contract/rules/kiosk/visit/parameters.ts';
import { LeaveGuard } from '../../crud/core/leave-guard.tsx';
import { idOf, type Row } from '../../crud/core/row.ts';
import { useNotify } from '../../crud/core/use-notify.ts';
import { type ComparedPart, type ComparedRow, ConflictDialog, compareParts } from '../../kiosk-design/conflict-dialog.tsx';
import { DraftsNotice } from '../../kiosk-design/drafts/drafts-notice.tsx';
import { useDrafts } from '../../kiosk-design/drafts/use-drafts.ts';
import { useSaveDesign } from '../../kiosk-design/use-save-design.ts';
import { Button } from '../../ui/button/button.tsx';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { type StatesWords, useStatesWords } from './parts/states-words.ts';
import type { StatedKiosk } from './parts/use-stated-kiosk.ts';

const KioskTrial = lazyPart(() => import('../../kiosk-design/trial/kiosk-trial.tsx').then((module) => module.KioskTrial));

type HeaderProps = {
  readonly kiosk: StatedKiosk;
  readonly media: StoredMedia;
  readonly saved: StoredMedia;
  readonly onReplace: (media: StoredMedia) => void;
  /** What is stored now takes the place of both. */
  readonly onSettled: (stored: StoredMedia) => void;
};

/** Name, whether everything is saved, the trial, and saving; a newer version of another user is met here. */
export function StatesHeader({ kiosk, media, saved, onReplace, onSettled }: HeaderProps): JSX.Element {
  const said = useStatesWords();
  const notify = useNotify();
  const { design, save, take } = useSaveDesign(kiosk);
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
    if (outcome.kind === 'refused') return notify(`${said.saveFailed}. ${outcome.message}`, 'error');
    setConflict(null);
    onSettled(listStoredMedia(outcome.design));
    draft.drop();
    notify(said.saved(kiosk.name), 'success');
  };
  const takeTheirs = (): void => {
    if (conflict === null) return;
    take(conflict);
    draft.putAside();
    onSettled(listStoredMedia(conflict));
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
          rows={compareStates(said, { base: saved, mine: media, theirs: listStoredMedia(conflict) })}
          onMine={() => run(conflict)}
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
            tickets={parseTickets(kiosk.design?.['tickets'])}
            onClose={() => setTrial(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

type Compared = { readonly base: StoredMedia; readonly mine: StoredMedia; readonly theirs: StoredMedia };

/** The sounds and images that either of two people changed since both began, and what each made of them. */
export function compareStates(said: StatesWords, { base, mine, theirs }: Compared): readonly ComparedRow[] {
  return compareParts({ base: partsOf(said, base), mine: partsOf(said, mine), theirs: partsOf(said, theirs), removed: '' });
}

function partsOf(said: StatesWords, media: StoredMedia): ReadonlyMap<string, ComparedPart> {
  const { absent, present } = said.compared;
  return new Map(
    kioskParameters.map((parameter) => {
      const value = media[parameter];
      return [parameter, { where: said.parameters[parameter], value, said: value === null ? absent : present }] as const;
    }),
  );
}
