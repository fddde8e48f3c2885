import { type JSX, useMemo, useState } from 'react';
import { Link } from 'react-router';
import type { KioskLayout } from '../../../../contract/rules/kiosk/layout/layout.ts';
import { newPage } from '../../../../contract/rules/kiosk/layout/new-parts.ts';
import { prepareLayout } from '../../../../contract/rules/kiosk/prepared/prepared-layouts.ts';
import { type PreparedKind, preparedKinds } from '../../../../contract/rules/kiosk/prepared/prepared-styles.ts';
import { SmallPage } from '../../../kiosk-design/drawn/small-page.tsx';
import { Button, buttonClass } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { preparedWords, useKioskWords } from '../state/kiosk-words.ts';
import type { Kiosk } from '../state/use-kiosk.ts';
import { FirstServices } from './first-services.tsx';
import { TakeOverDialog } from './take-over-dialog.tsx';

type StartProps = {
  readonly kiosk: Kiosk;
  /** The layout to begin with, and what the design is called. */
  readonly onStart: (layout: KioskLayout, name: string) => void;
};

/** For an administrator with a kiosk without pages, or with pages that begin again: which layout to begin with. */
export function StartScreen({ kiosk, onStart }: StartProps): JSX.Element {
  const { start: said, back, sample, sampleHelp } = useKioskWords();
  const [kind, setKind] = useState<PreparedKind>(kiosk.services.length > 8 ? 'areas' : 'columns');
  const [isTakingOver, setTakingOver] = useState(false);
  const [names, setNames] = useState('');
  const layouts = useMemo(() => layoutsFor(kiosk), [kiosk]);
  const hasPages = kiosk.layout !== undefined;
  const above = <Link to="/touch-screens">{back}</Link>;
  const empty = (): void => onStart(emptyLayout(kiosk), kiosk.name);
  // Names that were not added stay written, also where other services came in the meantime.
  const isWithoutServices = kiosk.services.length === 0 || names !== '';
  const description = `${said.text(kiosk.services.length, kiosk.storeName)}${hasPages ? ` ${said.overText}` : ''} ${sampleHelp}`;
  const header = (
    <PageHeader
      title={hasPages ? said.over : said.title}
      count={hasPages ? kiosk.name : said.state(kiosk.name)}
      description={isWithoutServices ? said.firstServices.text(kiosk.storeName) : description}
      above={above}
      actions={
        <>
          {hasPages ? (
            <Link className={buttonClass()} to="?">
              {said.keep}
            </Link>
          ) : null}
          {isWithoutServices ? null : (
            <Button icon="copy" onClick={() => setTakingOver(true)}>
              {said.takeOver.open}
            </Button>
          )}
          <Button onClick={empty}>{said.empty}</Button>
        </>
      }
    />
  );
  if (isWithoutServices) {
    return (
      <>
        {header}
        <FirstServices storeId={kiosk.storeId} names={names} onNames={setNames} />
      </>
    );
  }
  const recommended: PreparedKind = kiosk.services.length > 8 ? 'areas' : 'columns';
  return (
    <>
      {header}
      {isTakingOver ? <TakeOverDialog kiosk={kiosk} onStart={onStart} onClose={() => setTakingOver(false)} /> : null}
      <div className="kiosk-start">
        <div className="kiosk-start__layouts" role="radiogroup" aria-label={hasPages ? said.over : said.title}>
          {preparedKinds.map((one) => {
            const layout = layouts[one];
            const page = layout.pages[0];
            return (
              <label key={one} className={one === kind ? 'kiosk-start__one kiosk-start__one--chosen' : 'kiosk-start__one'}>
                <input
                  type="radio"
                  name="layout"
                  className="visually-hidden"
                  checked={one === kind}
                  onChange={() => setKind(one)}
                  onKeyDown={(event) => {
                    if (event.key === 'Enter') onStart(layout, said.kinds[one].name);
                  }}
                />
                {page === undefined ? null : <SmallPage kiosk={kiosk} layout={layout} page={page} />}
                <span className="kiosk-start__name">
                  {said.kinds[one].name}
                  {one === recommended ? <span className="kiosk-start__mark">{said.recommended}</span> : null}
                </span>
                <span className="kiosk-start__for">{said.kinds[one].for}</span>
                <span className="kiosk-start__fits">
                  <Icon name={layout.pages.length === 1 ? 'check' : 'info'} size={16} />
                  {layout.pages.length === 1 ? said.fits(kiosk.services.length) : said.further(layout.pages.length)}
                </span>
                <span className="kiosk-sample">{sample}</span>
              </label>
            );
          })}
        </div>
        <div className="kiosk-start__side">
          <Summary kiosk={kiosk} layout={layouts[kind]} name={said.kinds[kind].name} text={said.kinds[kind].for} />
          {/* On a phone it stays at the edge of the screen, however many layouts are above it. */}
          <div className="kiosk-start__use">
            <span className="kiosk-start__use-name" aria-hidden="true">
              {said.kinds[kind].name}
            </span>
            <Button tone="primary" icon="check" wide onClick={() => onStart(layouts[kind], said.kinds[kind].name)}>
              {said.use}
            </Button>
            <p className="quiet">{said.later}</p>
          </div>
        </div>
      </div>
    </>
  );
}

type SummaryProps = {
  readonly kiosk: Kiosk;
  readonly layout: KioskLayout;
  readonly name: string;
  readonly text: string;
};

function Summary({ kiosk, layout, name, text }: SummaryProps): JSX.Element {
  const { start: said, tree } = useKioskWords();
  const tickets = layout.pages.flatMap(({ buttons }) => buttons).filter((button) => button.function === 'ticket');
  const [first] = tickets;
  const withoutEnglish = kiosk.services.filter(({ texts }) => texts.en === '').map((service) => service.name);
  return (
    <aside className="kiosk-start__summary" aria-label={name}>
      <h2>{name}</h2>
      <p className="quiet">{text}</p>
      <h3>{said.what}</h3>
      <dl>
        <dt>{said.pages}</dt>
        <dd>{layout.pages.map((page) => page.name).join(', ')}</dd>
        <dt>{said.buttonsOf}</dt>
        <dd>{tree.buttons(layout.pages.reduce((sum, { buttons }) => sum + buttons.length, 0))}</dd>
        {first === undefined ? null : (
          <>
            <dt>{said.size}</dt>
            <dd>{said.sizeOf(first.width, first.height, first.looks.active.font_size)}</dd>
          </>
        )}
        <dt>{said.resolution}</dt>
        <dd>
          {layout.width} × {layout.height}, {said.ofKiosk}
        </dd>
      </dl>
      <h3>{said.servicesOf}</h3>
      <ul>
        {kiosk.services.map((service) => (
          <li key={service.id}>{service.texts.cs}</li>
        ))}
      </ul>
      {withoutEnglish.length === 0 ? null : (
        <>
          <h3>{said.missing}</h3>
          <p className="kiosk-start__missing">
            <Icon name="alert" size={16} />
            {said.noEnglish(withoutEnglish.join(', '))}
          </p>
        </>
      )}
    </aside>
  );
}

/** A service without an English name is called by its Czech one: a button of another language is never empty. */
function layoutsFor({ services, size }: Kiosk): Readonly<Record<PreparedKind, KioskLayout>> {
  const offered = services.map(({ id, texts, agenda }) => ({ id, name: { cs: texts.cs, en: texts.en || texts.cs }, agenda }));
  const make = (kind: PreparedKind): KioskLayout =>
    prepareLayout(kind, { ...size, languages: ['cs', 'en'], services: offered, words: preparedWords });
  return {
    list: make('list'),
    columns: make('columns'),
    areas: make('areas'),
    booked: make('booked'),
    bilingual: make('bilingual'),
    contrast: make('contrast'),
  };
}

function emptyLayout({ size }: Kiosk): KioskLayout {
  const page = newPage({
    id: 'p1',
    name: preparedWords.cs.startPage,
    heading: { cs: preparedWords.cs.question, en: preparedWords.en.question },
  });
  return { format: 1, ...size, languages: ['cs', 'en'], start_page_id: 'p1', idle_seconds: 30, pages: [page] };
}
