import { type JSX, memo } from 'react';
import { Link } from 'react-router';
import type { LayoutFault } from '../../../contract/rules/kiosk/check-layout.ts';
import { type KioskLayout, pageOfLayout } from '../../../contract/rules/kiosk/layout/layout.ts';
import { useMissingDesks, useServiceFaults } from '../../branch-status/branch-faults.ts';
import { formatNumber } from '../../crud/core/format.ts';
import { useWords } from '../../crud/core/words.ts';
import { buttonName } from '../../kiosk-design/changes/page-parts.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { type KioskWords, useKioskWords } from './state/kiosk-words.ts';

type ChecksProps = {
  readonly storeId: number;
  /** That of the faults. */
  readonly layout: KioskLayout;
  readonly faults: readonly LayoutFault[];
  readonly onShow: (fault: LayoutFault, layout: KioskLayout) => void;
};

/** What keeps the pages from being saved, and what clients would stumble over: each leads to its place. */
export const Checks = memo(function Checks({ storeId, layout, faults, onShow }: ChecksProps): JSX.Element {
  const words = useKioskWords();
  const { language } = useWords();
  const { checks: said } = words;
  const missing = useMissingDesks(storeId);
  const services = useServiceFaults(storeId);
  // Of the branch: clients meet them at the kiosk, whatever its pages.
  const ofBranch = [...services, ...(missing === undefined ? [] : [{ key: 'desks', ...missing }])];
  const warnings = faults.filter(({ severity }) => severity === 'warning').length + ofBranch.length;
  const errors = faults.filter(({ severity }) => severity === 'error').length;
  return (
    <section className="kiosk-checks" aria-label={said.title}>
      <div className="kiosk-panel__head">
        <h2>{said.title}</h2>
        <span className="kiosk-checks__count" role="status">
          {errors + warnings === 0 ? said.none : said.count(errors, warnings)}
        </span>
      </div>
      <ul>
        {faults.map((fault) => (
          <li key={[fault.kind, fault.page, fault.button, fault.other, fault.state, fault.language].join(' ')}>
            <button
              type="button"
              className={`kiosk-checks__one kiosk-checks__one--${fault.severity}`}
              onClick={() => onShow(fault, layout)}
            >
              <Icon name="alert" size={16} />
              <span>
                <span className="kiosk-checks__what">{sentenceOf(words, layout, fault, language)}</span>
                <span className="kiosk-checks__where">
                  {pageOfLayout(layout, fault.page)?.name}
                  {fault.severity === 'error' ? ` · ${said.blocks}` : ''}
                </span>
              </span>
            </button>
          </li>
        ))}
        {ofBranch.map(({ key, text, way }) => (
          <li key={key} className="kiosk-checks__one kiosk-checks__one--warning">
            <Icon name="alert" size={16} />
            <span>
              <span className="kiosk-checks__what">{text}</span>
              {way === undefined ? null : <Link to={way.to}>{way.label}</Link>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
});

function sentenceOf(words: KioskWords, layout: KioskLayout, fault: LayoutFault, language: string): string {
  const { checks, properties, tools } = words;
  const buttons = pageOfLayout(layout, fault.page)?.buttons ?? [];
  const nameOf = (id: string | undefined): string => {
    const button = buttons.find((one) => one.id === id);
    return button === undefined ? '' : buttonName(words, button);
  };
  const sentence = checks.faults[fault.kind]({
    other: nameOf(fault.other),
    service: fault.service ?? '',
    measure: formatNumber(fault.measure ?? 0, language),
    state: fault.state === undefined ? '' : properties.states[fault.state].toLowerCase(),
    language: fault.language === undefined ? '' : tools.languages[fault.language],
  });
  return fault.button === undefined ? sentence : checks.of(nameOf(fault.button), sentence);
}
