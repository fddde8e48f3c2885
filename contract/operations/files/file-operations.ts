import type { Operation, Parameter } from '../../api/operation.ts';
import type { JsonSchema } from '../../kit/index.ts';
import { digestLength } from '../../rules/files/file-digest.ts';

const digest: JsonSchema = { type: 'string', minLength: digestLength, maxLength: digestLength };
const name: JsonSchema = { type: 'string', minLength: 1, maxLength: 60 };
const digestParameter: Parameter = {
  name: 'digest',
  in: 'path',
  required: true,
  description: 'SHA-256 of the content, in hexadecimal digits.',
  schema: digest,
};
const content: Operation['answer'] = { status: 200, schema: { type: 'string' }, type: 'application/octet-stream' };

/** Files that fields of the kinds `file` and `image` name (page 04, Files; decisions 0074 and 0109). */
export const fileOperations: readonly Operation[] = [
  {
    id: 'files.upload',
    stage: 'passed',
    tag: 'files',
    method: 'post',
    path: '/files',
    summary:
      'Keeps a file for a field, once by its content. It is used once a record names its digest. For users who may create or change such a record.',
    parameters: [
      { name: 'resource', in: 'query', required: true, description: 'The entity, such as `web-groups`.', schema: name },
      {
        name: 'field',
        in: 'query',
        required: true,
        description: 'Its field, such as `picture_file`; it decides which types, sizes and heights are taken, and who may read the file.',
        schema: name,
      },
    ],
    fileTypes: ['application/octet-stream'],
    answer: {
      status: 201,
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['digest', 'type', 'bytes', 'height'],
        properties: {
          digest,
          type: { type: 'string', description: 'By the content, not by the name.' },
          bytes: { type: 'integer', minimum: 0 },
          height: { anyOf: [{ type: 'integer', minimum: 0 }, { type: 'null' }], description: 'Of an image, in pixels.' },
        },
      },
    },
  },
  {
    id: 'files.show',
    stage: 'public',
    tag: 'files',
    method: 'get',
    path: '/files/{digest}',
    alsoAt: '/files/{digest}',
    summary:
      'The content of a public file. It never changes, so it may be kept for ever. The root of the site has it too, at `/files/{digest}`.',
    parameters: [digestParameter],
    answer: content,
  },
  {
    id: 'files.of-row',
    stage: 'passed',
    tag: 'files',
    method: 'get',
    path: '/files/{digest}/{resource}/{id}',
    summary: 'The content of a file that a row names, or that it named in its history. For users who may read the row.',
    parameters: [
      digestParameter,
      { name: 'resource', in: 'path', required: true, description: 'The entity of the row.', schema: name },
      { name: 'id', in: 'path', required: true, description: 'The row.', schema: { type: 'integer', minimum: 1, maximum: 2_147_483_647 } },
    ],
    answer: content,
  },
];
