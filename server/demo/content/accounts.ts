import { type Area, areas, type Role } from '../../../contract/basics/access.ts';

/** A sign-in of the demonstration as page 08 and the README promise it. */
export type Account = {
  readonly mailbox: string;
  readonly name: string;
  readonly role: Role;
  readonly level: number;
  readonly resources: readonly Area[];
  readonly limitations: readonly number[];
  readonly firstTime?: true;
};

/** The six fixed sign-ins; their ids follow this order. */
export const fixedAccounts: readonly Account[] = [
  { mailbox: 'spravce', name: 'Ing. Radomír Vávra', role: 'superAdministrator', level: 0, resources: areas, limitations: [] },
  { mailbox: 'administrator', name: 'Mgr. Ivana Konečná', role: 'administrator', level: 10, resources: areas, limitations: [] },
  {
    mailbox: 'obsluha1',
    name: 'Jana Procházková',
    role: 'operator',
    level: 20,
    resources: ['ordering', 'store', 'overviews'],
    limitations: [1],
  },
  {
    mailbox: 'obsluha2',
    name: 'Petr Sýkora',
    role: 'operator',
    level: 20,
    resources: ['ordering', 'store', 'overviews'],
    limitations: [2],
  },
  { mailbox: 'host', name: 'Bohumil Zima', role: 'operator', level: 20, resources: [], limitations: [] },
  { mailbox: 'novy', name: 'Adéla Novotná', role: 'operator', level: 20, resources: ['ordering'], limitations: [], firstTime: true },
];

/** Posts that the other accounts are made for: what they may and where. */
export const posts: readonly (Omit<Account, 'mailbox' | 'name'> & { readonly title?: string })[] = [
  { title: 'Ing.', role: 'superAdministrator', level: 0, resources: areas, limitations: [] },
  { title: 'Bc.', role: 'administrator', level: 10, resources: areas, limitations: [] },
  { title: 'Mgr.', role: 'administrator', level: 10, resources: ['store', 'overviews', 'statistics', 'ordering'], limitations: [1, 3] },
  { title: 'Ing.', role: 'administrator', level: 10, resources: ['store', 'overviews', 'statistics', 'ordering'], limitations: [2] },
  { title: 'Ing. arch.', role: 'administrator', level: 10, resources: ['store', 'overviews', 'statistics', 'ordering'], limitations: [4] },
  { title: 'JUDr.', role: 'administrator', level: 10, resources: ['store', 'overviews', 'statistics', 'ordering'], limitations: [5] },
  { title: 'PhDr.', role: 'administrator', level: 10, resources: ['store', 'overviews', 'statistics', 'ordering'], limitations: [6] },
  { role: 'administrator', level: 10, resources: ['store', 'overviews', 'ordering', 'touch_screen'], limitations: [8, 11] },
  { role: 'administrator', level: 10, resources: ['store', 'overviews', 'ordering', 'touch_screen'], limitations: [9, 10, 12] },
  { role: 'operator', level: 20, resources: ['advertisement', 'virtual_display'], limitations: [] },
  { role: 'operator', level: 20, resources: ['statistics', 'overviews'], limitations: [] },
  { title: 'Bc.', role: 'operator', level: 20, resources: ['settings', 'ordering'], limitations: [] },
  { role: 'operator', level: 20, resources: ['ordering'], limitations: [1] },
  { role: 'operator', level: 20, resources: ['ordering'], limitations: [2] },
  { role: 'operator', level: 20, resources: ['ordering', 'overviews'], limitations: [3] },
  { role: 'operator', level: 20, resources: ['ordering', 'store'], limitations: [5] },
  { role: 'operator', level: 20, resources: ['ordering', 'overviews'], limitations: [6] },
  { role: 'operator', level: 20, resources: ['ordering', 'store', 'overviews'], limitations: [7] },
  { role: 'operator', level: 20, resources: ['ordering', 'store', 'overviews'], limitations: [8] },
  { role: 'operator', level: 20, resources: ['touch_screen', 'virtual_display'], limitations: [1, 2, 3] },
];
