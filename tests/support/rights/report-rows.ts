import { get, type OwnRow, post, remove } from './own-row.ts';

const query = 'stores=all&categories=all&values=clients&weekdays=0&period=month&by=total';
const asked = `kind=services&query=${encodeURIComponent(query)}`;

/** Reports need the area `overviews`; templates that there are not are asked for past the gates. */
export const reportRows: Readonly<Record<string, OwnRow>> = {
  report: { ofStores: ['overviews'], request: () => get(`/report-answer?${asked}`), own: 200 },
  'report.export': { ofStores: ['overviews'], request: () => get(`/report-export?format=csv&${asked}`), own: 200 },
  'report.choices': { ofStores: ['overviews'], request: () => get('/report-choices'), own: 200 },
  'reports.templates': { ofStores: ['overviews'], request: () => get('/report-templates'), own: 200 },
  // A query that would answer nothing: it is refused to who has the right, and nothing is kept.
  'reports.keep': {
    ofStores: ['overviews'],
    request: () => post('/report-templates', { kind: 'services', name: 'Týden', query: 'values=' }),
    own: 422,
  },
  'reports.change': {
    ofStores: ['overviews'],
    request: () => ({ method: 'PATCH', url: '/central/report-templates/999999', payload: { shared: true } }),
    own: 404,
  },
  'reports.send': {
    ofStores: ['overviews'],
    request: () => ({
      method: 'PUT',
      url: '/central/report-templates/999999/schedule',
      payload: { rhythm: 'day', time: '07:00', format: 'pdf' },
    }),
    own: 404,
  },
  'reports.stop': { ofStores: ['overviews'], request: () => remove('/report-templates/999999/schedule'), own: 404 },
  'reports.forget': { ofStores: ['overviews'], request: () => remove('/report-templates/999999'), own: 404 },
};
