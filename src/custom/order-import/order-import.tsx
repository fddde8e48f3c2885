import { useQueryClient } from '@tanstack/react-query';
import { type JSX, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { prefixOf } from '../../../contract/derive/addresses.ts';
import { fieldOf, isRequired } from '../../../contract/derive/fields.ts';
import { importableFields, importKeyOf } from '../../../contract/derive/imports/import-columns.ts';
import { orderImport as czech } from '../../../contract/messages/cs/console/web-orders/order-import.ts';
import { orderImport as english } from '../../../contract/messages/en/console/web-orders/order-import.ts';
import { Gate } from '../../crud/core/gate.tsx';
import { resourceNamed } from '../../crud/core/named.ts';
import { fieldLabel, useWords, wordsHook } from '../../crud/core/words.ts';
import { useConsoleWords } from '../../providers/words/console-words.ts';
import { saveBlob } from '../../ui/behaviour/save-blob.ts';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import './order-import.css';

const orders = resourceNamed('orders');
/** Informs spreadsheets that the text is UTF-8. */
const byteOrderMark = '\uFEFF';

const ImportDialog = lazyPart(
  async () => (await import('../../crud/list/imports/import-dialog.tsx')).ImportDialog,
  ({ onClose }) => onClose(),
);

/** `/web-orders/import`: what happens with a file of orders, and the way to choose one. */
export function OrderImport(): JSX.Element {
  return (
    <Gate resource={orders} action="create">
      <Described />
    </Gate>
  );
}

function Described(): JSX.Element {
  const all = useWords();
  const words = useImportWords();
  const { screens } = useConsoleWords();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const named = (names: readonly string[]) => all.grammar.list(names.map((name) => fieldLabel(all, orders, name)));
  const required = importableFields(orders).filter((name) => isNeeded(name));
  const right = all.labelsOf({ name: 'users' }).choices['resources']?.['over_capacity'] ?? '';
  const saveEmpty = () => {
    const heads = importableFields(orders).map((name) => fieldLabel(all, orders, name));
    saveBlob(new Blob([`${byteOrderMark}${heads.join(';')}\r\n`], { type: 'text/csv' }), words.emptyFileName);
  };
  return (
    <>
      <PageHeader
        title={screens.import}
        description={words.description}
        actions={
          <>
            <Link to={orders.page} className={buttonClass()}>
              {words.list}
            </Link>
            <Button tone="primary" icon="upload" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              {words.open}
            </Button>
          </>
        }
      />
      <div className="order-import">
        <Panel>
          <h2 className="order-import__heading">{words.rulesHeading}</h2>
          <ul className="order-import__rules">
            <li>{words.required(named(required))}</li>
            <li>{words.recognised(named(['store_id', ...importKeyOf(orders).toReversed()]))}</li>
            <li>{words.places}</li>
            <li>{words.beyond(fieldLabel(all, orders, 'over_capacity_reason'), right)}</li>
            <li>{words.messages}</li>
          </ul>
          <Button icon="download" onClick={saveEmpty}>
            {words.empty}
          </Button>
        </Panel>
      </div>
      {isOpen ? (
        <Suspense>
          <ImportDialog
            resource={orders}
            storeId={null}
            onSaved={() => void queries.invalidateQueries({ queryKey: [prefixOf(orders)] })}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function isNeeded(name: string): boolean {
  const field = fieldOf(orders, name);
  return field !== undefined && isRequired(field);
}

/** Words of bringing in orders: they are fetched with the screen. */
const useImportWords = wordsHook(czech, english);
