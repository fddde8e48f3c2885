import { idempotencyHeader } from '../../api/operation.ts';
import { defineOperation } from '../../derive/operations/define-operation.ts';
import { exportTypes } from '../../derive/operations/export-operations.ts';
import { field } from '../../kit/index.ts';
import { content, list } from '../../kit/shape.ts';
import { reportKinds } from '../../rules/statistics/report/report-offers.ts';
import { rhythms } from '../../rules/statistics/report/sending-times.ts';
import { isAddressList } from '../../rules/text/contact.ts';
import { mostAddresses, reportAnswer, reportFormats, reportTemplate, templateLimits } from '../report-answer.ts';
import { statisticsChoices } from '../statistics-answer.ts';

const kind = field.choice(reportKinds, { required: true });
const query = field.text({ required: true, max: templateLimits.query });
const asked = {
  kind,
  query: field.text({
    required: true,
    max: templateLimits.query,
    description:
      'The part of the address of the report after `?`: `stores`, `categories`, `values`, `weekdays`, `period`, `by` and `compared`; `all`, or a list with dots.',
  }),
};
const common = { stage: 'passed', tag: 'reports' } as const;
const said = { name: field.text({ required: true, max: templateLimits.name }), shared: field.flag({ default: false }), query };
const ofOne = { id: field.reference('report_templates', { required: true }) };

/** Reports: page 06. All of them need the area `overviews`. */
export const reportOperations = [
  defineOperation({
    ...common,
    id: 'report',
    method: 'get',
    path: '/report-answer',
    summary:
      'A report of services, clients or employees. What is wrong with its query is said at its fields. Limited to the stores of the caller.',
    query: asked,
    refusals: ['forbidden'],
    answer: { status: 200, schema: reportAnswer },
  }),
  defineOperation({
    ...common,
    id: 'report.export',
    method: 'get',
    path: '/report-export',
    summary: 'The same report as a file.',
    query: { ...asked, format: field.choice(reportFormats, { required: true }) },
    refusals: ['forbidden'],
    answer: { status: 200, schema: content, type: exportTypes.csv, alsoTypes: [exportTypes.xlsx, 'application/pdf'] },
  }),
  defineOperation({
    ...common,
    id: 'report.choices',
    method: 'get',
    path: '/report-choices',
    summary: 'Stores in reach of the caller, their services, and aggregate groups: what a report can be asked of.',
    refusals: ['forbidden'],
    answer: { status: 200, schema: statisticsChoices },
  }),
  defineOperation({
    ...common,
    id: 'reports.templates',
    method: 'get',
    path: '/report-templates',
    summary: "The caller's own templates of queries and those shared by others, the own ones first.",
    refusals: ['forbidden'],
    answer: { status: 200, schema: list(reportTemplate) },
  }),
  defineOperation({
    ...common,
    id: 'reports.keep',
    method: 'post',
    path: '/report-templates',
    summary: 'Keeps the query of a report under a name.',
    headers: [idempotencyHeader],
    body: { kind, ...said },
    refusals: ['forbidden', 'template_name_taken'],
    answer: { status: 201, schema: reportTemplate },
  }),
  defineOperation({
    ...common,
    id: 'reports.change',
    method: 'patch',
    path: '/report-templates/{id}',
    summary: 'Renames, shares or overwrites a template: an own one, or for super administrators a shared one.',
    pathValues: ofOne,
    body: said,
    isPartial: true,
    refusals: ['forbidden', 'not_found', 'template_name_taken'],
    answer: { status: 200, schema: reportTemplate },
  }),
  defineOperation({
    ...common,
    id: 'reports.forget',
    method: 'delete',
    path: '/report-templates/{id}',
    summary: 'Deletes a template.',
    pathValues: ofOne,
    refusals: ['forbidden', 'not_found'],
    answer: { status: 200, schema: reportTemplate },
  }),
  defineOperation({
    ...common,
    id: 'reports.send',
    method: 'put',
    path: '/report-templates/{id}/schedule',
    summary: `Sends an own template by e-mail, again and again, to its owner and at most ${mostAddresses} other addresses, with the report as a file. The rights of the owner are asked at each sending.`,
    pathValues: ofOne,
    body: {
      rhythm: field.choice(rhythms, { required: true }),
      weekday: field.int({ min: 0, max: 6, description: 'Of each week; 0 is Monday.' }),
      day: field.int({ min: 1, max: 31, description: 'Of each month; where it is shorter, its last day.' }),
      time: field.time({ required: true }),
      format: field.choice(reportFormats, { required: true }),
      addresses: field.text({ max: 2800, check: [isAddressList, 'address_list'], description: 'Each on a line, or divided by commas.' }),
      paused: field.flag({ default: false, description: 'Kept, and not sent.' }),
    },
    refusals: ['forbidden', 'not_found'],
    answer: { status: 200, schema: reportTemplate },
  }),
  defineOperation({
    ...common,
    id: 'reports.stop',
    method: 'delete',
    path: '/report-templates/{id}/schedule',
    summary: 'Sends the template no longer: an own one, or for super administrators a shared one.',
    pathValues: ofOne,
    refusals: ['forbidden', 'not_found'],
    answer: { status: 200, schema: reportTemplate },
  }),
] as const;
