import type { JSX } from 'react';
import { useNavigate } from 'react-router';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { SavedView } from '../../../../contract/operations/saved-view.ts';
import { type ViewState, viewLimits } from '../../../../contract/rules/accounts/saved-views.ts';
import { useCalls } from '../../core/calls.ts';
import { NameDialog } from '../../core/name-dialog.tsx';
import { useNotify } from '../../core/use-notify.ts';
import { useWords } from '../../core/words.ts';
import { useViews } from './use-views.ts';
import { writeViewAddress } from './view-address.ts';
import './views-menu.css';

type ViewDialogProps = {
  readonly resource: AnyResource;
  /** The list as it is, for a new view. */
  readonly state: ViewState;
  /** The view that is renamed or shared; a new one without it. */
  readonly view: SavedView | undefined;
  readonly onClose: () => void;
};

/** Asks for the name of a view and whether it is shared. */
export function ViewDialog({ resource, state, view, onClose }: ViewDialogProps): JSX.Element {
  const { views: words, form, problem } = useWords();
  const { ask } = useCalls();
  const navigate = useNavigate();
  const notify = useNotify();
  const { read } = useViews(resource, false);
  const shareHelp = view === undefined || view.is_own ? words.shareHelp : words.shareHelpForeign;
  return (
    <NameDialog
      title={view === undefined ? words.saveNew : words.edit}
      words={{ ...words, shareHelp, close: form.close, nameless: problem({ code: 'required' }) }}
      hint={view === undefined ? words.nameHint : undefined}
      formClass="view-form"
      maxLength={viewLimits.nameLength}
      named={view}
      onClose={onClose}
      onSave={async ({ name, shared, key }) => {
        const saved =
          view === undefined
            ? await ask('POST /views', { header: { 'Idempotency-Key': key }, body: { resource: resource.name, name, shared, state } })
            : await ask('PATCH /views/{id}', { path: { id: view.id }, body: { name, shared } });
        await read();
        if (view === undefined) void navigate({ search: writeViewAddress(resource, saved) });
        notify(words.saved(saved.name), 'success');
      }}
    />
  );
}
