import { describe, expect, it } from 'vitest';
import { filesWith, workGivenAway } from './presses.ts';
import { sourcesOf } from './sources.ts';

/** Buttons with a look of their own. They open, fold or choose something, load the page again, or have their press from `usePress`. */
const ownButtons = [
  'src/crud/fields/filters/period-panel.tsx',
  'src/crud/list/filter-bar.tsx',
  'src/crud/list/inline/cell-tools.tsx',
  'src/crud/list/phone-sheet.tsx',
  'src/custom/auth/layout/auth-layout.tsx',
  'src/custom/auth/layout/unreachable.tsx',
  'src/custom/auth/start.tsx',
  'src/custom/calendar/day-head.tsx',
  'src/custom/calendar/month-days.tsx',
  'src/custom/home/summary-bar/state-summary.tsx',
  'src/custom/kiosk-editor/checks.tsx',
  'src/custom/kiosk-editor/page-tree.tsx',
  'src/custom/kiosk-editor/properties/look-properties.tsx',
  'src/custom/kiosk-editor/stage/stage.tsx',
  'src/custom/kiosk-editor/stage/toolbar.tsx',
  'src/custom/shell/grace-bar.tsx',
  'src/custom/shell/menu/sidebar.tsx',
  'src/custom/shell/notifications/toasts.tsx',
  'src/custom/shell/search/search-button.tsx',
  'src/custom/shell/store-switcher/store-switcher.tsx',
  'src/custom/telephone-orders/telephone-bar.tsx',
  'src/custom/telephone-orders/telephone-button.tsx',
  'src/kiosk-design/versions-dialog.tsx',
  'src/resources/stores/hours/week/day-row.tsx',
  'src/resources/stores/services/copy-tools.tsx',
  'src/resources/web-orders/intervals/week-block.tsx',
  'src/resources/web-orders/times/day-choice.tsx',
  'src/resources/web-orders/times/time-chooser.tsx',
];

/** Filters at once, without the server. */
const ownForms = ['src/crud/list/filter-builder/builder-dialog.tsx'];

const screens = sourcesOf('src').filter(({ path }) => path.endsWith('.tsx') && !path.startsWith('src/ui/'));

describe('what is pressed to start something', () => {
  it('tells the shared button when it has ended, so that a second press does nothing', () => {
    expect(screens.flatMap(workGivenAway)).toEqual([]);
  });

  it('is a shared button', () => {
    expect(filesWith('button', screens)).toEqual(ownButtons);
  });

  it('is a shared form, or one whose sending is a submission', () => {
    const plain = screens.filter(({ text }) => !text.includes('/use-submission.tsx'));
    expect(filesWith('form', plain)).toEqual(ownForms);
  });

  it.each([
    '<Button onClick={() => void save()} />',
    '<Button onClick={() => { close(); void save(); }} />',
    '<Form onSubmit={() => void save()} />',
  ])('is seen to give its work away in %s', (markup) => {
    expect(workGivenAway({ path: 'src/a.tsx', text: `const a = ${markup};` })).toHaveLength(1);
  });

  it('is not seen to do so where it gives it back', () => {
    expect(workGivenAway({ path: 'src/a.tsx', text: 'const a = <Button onClick={() => save()} onGone={() => void save()} />;' })).toEqual(
      [],
    );
  });
});
