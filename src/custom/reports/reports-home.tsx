import type { JSX } from 'react';
import { Link } from 'react-router';
import { reportKinds } from '../../../contract/rules/statistics/report/report-offers.ts';
import { StatisticsGate } from '../../statistics/statistics-gate.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { useReportWords } from './result/report-words.ts';
import { TemplatesPanel } from './templates/templates-panel.tsx';
import './reports.css';

const icons = { services: 'list', clients: 'users', employees: 'user' } as const;

/** `/reports`: a head of an office, to choose which report answers the question, or to run one that was kept. */
export function ReportsHome(): JSX.Element {
  const words = useReportWords();
  return (
    <StatisticsGate title={words.title} needs={['overviews']}>
      <PageHeader title={words.title} description={words.index} />
      <ul className="report-tiles">
        {reportKinds.map((kind) => (
          <li key={kind} className="report-tile">
            <Icon name={icons[kind]} size={24} />
            <h2>
              <Link to={`/reports/${kind}`}>{words.kinds[kind]}</Link>
            </h2>
            <p>{words.purposes[kind]}</p>
          </li>
        ))}
      </ul>
      <TemplatesPanel kind={null} asked={null} />
    </StatisticsGate>
  );
}
