import type { JSX } from 'react';
import { Link } from 'react-router';
import { settingsEffects as czech } from '../../../../contract/messages/cs/statistics/settings-effects.ts';
import { settingsEffects as english } from '../../../../contract/messages/en/statistics/settings-effects.ts';
import { reportAddress, usualReport } from '../../../../contract/rules/statistics/report/report-query.ts';
import { useWords } from '../../../crud/vocabulary/words.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import './settings-effects.css';

/** Under the form of settings of statistics: where each of them takes effect, and from when. */
export function SettingsEffects(): JSX.Element {
  const words = useWords().language === 'en' ? english : czech;
  return (
    <div className="settings-effects">
      <Panel>
        <section aria-labelledby="effects-title">
          <h2 id="effects-title">{words.title}</h2>
          <ul>
            {words.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>
            <Link to="/statistics">{words.toStatistics}</Link>
          </p>
          <p>
            <Link
              to={`/reports/services?${reportAddress({ ...usualReport('services'), period: 'last_week', by: 'store', compared: 'before' })}`}
            >
              {words.toReport}
            </Link>
          </p>
        </section>
      </Panel>
    </div>
  );
}
