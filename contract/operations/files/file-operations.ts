import type { Operation } from '../../api/operation.ts';
import type { JsonSchema } from '../../kit/index.ts';
import { digestLength } from '../../rules/files/file-digest.ts';
import { filePurposes } from '../../rules/files/file-purposes.ts';

const digest: JsonSchema = { type: 'string', minLength: digestLength, maxLength: digestLength };

/** Files that the booking page shows (page 04, Files; decision 0074). */
export const fileOperations: readonly Operation[] = [
  {
    id: 'files.upload',
    stage: 'passed',
    tag: 'files',
    method: 'post',
    path: '/files',
    summary:
      'Keeps a file for its purpose, once by its content. It is used once a record names its digest. For users who may change that record.',
    parameters: [
      {
        name: 'purpose',
        in: 'query',
        required: true,
        description: 'What the file is for; it decides which types, sizes and heights are taken.',
        schema: { type: 'string', enum: [...filePurposes] },
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
    summary: 'The content of a file. It never changes, so it may be kept for ever. The root of the site has it too, at `/files/{digest}`.',
    parameters: [
      { name: 'digest', in: 'path', required: true, description: 'SHA-256 of the content, in hexadecimal digits.', schema: digest },
    ],
    answer: { status: 200, schema: { type: 'string' }, type: 'application/octet-stream' },
  },
];
