import { formats } from './basics/error-details.ts';
import { grammar } from './basics/grammar.ts';
import { form } from './console/forms/form.ts';
import { imports } from './console/lists/imports.ts';
import { backupsAndLicences } from './console/stores/backups-and-licences.ts';
import { errors } from './errors.ts';
import { importCells } from './import-cells.ts';
import { problems } from './problems.ts';
import { resources, system } from './resources/resources.ts';

/** What the server says in Czech. */
export const served = {
  language: 'cs' as const,
  resources,
  system,
  problems,
  formats,
  errors,
  importCells,
  console: { form, imports, backupsAndLicences },
  grammar,
};
