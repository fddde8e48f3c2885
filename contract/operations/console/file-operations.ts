import { defineOperation } from '../../derive/operations/define-operation.ts';
import { field, type Shape } from '../../kit/index.ts';
import { content, count, flag, list, note, nullable, number, object, text } from '../../kit/shape.ts';
import { digestLength, digestShape, isDigest } from '../../rules/files/file-digest.ts';
import { isUploadName, uploadShape } from '../../rules/files/upload-name.ts';

/** A SHA-256 of a content. */
export const digest: Shape<string> = { type: 'string', minLength: digestLength, maxLength: digestLength };
/** What such a value must be. */
export const isFileDigest = [isDigest, 'file_digest', digestShape] as const;
const entityName = (description: string) => field.text({ required: true, max: 60, description });
/** A file by its digest, in the address. */
export const ofDigest = {
  digest: field.text({
    required: true,
    max: digestLength,
    check: isFileDigest,
    description: 'SHA-256 of the content, in hexadecimal digits.',
  }),
};
/** The field that a file is for. */
export const uploadedFor = {
  resource: entityName('The entity, such as `web-groups`.'),
  field: entityName('Its field, such as `picture_file`; it decides which types, sizes and heights are taken, and who may read the file.'),
};
const isUpload = [isUploadName, 'unknown_value', uploadShape] as const;
const uploadName = field.text({ required: true, max: 60, check: isUpload, description: 'The name of the upload.' });
const file = { status: 200, schema: content, type: 'application/octet-stream', alsoStatuses: [206, 304, 416] } as const;
/** What is known of a stored file. */
export const fileFacts = object({
  digest,
  type: note(text(), 'By the content, not by the name.'),
  bytes: count,
  width: note(nullable(count), 'Of an image or a video, in pixels.'),
  height: note(nullable(count), 'Of an image or a video, in pixels.'),
  seconds: note(nullable(number), 'The length of a sound or a video.'),
  video: note(nullable(text()), 'The codec of the picture of a video, as `mediainfo` calls it.'),
  audio: note(nullable(text()), 'The codec of its sound; null where it has none.'),
});
const common = { stage: 'passed', tag: 'files' } as const;
const keptFile = { status: 201, schema: fileFacts } as const;
const ofContent = [
  'forbidden',
  'file_too_big',
  'file_empty',
  'file_type',
  'image_too_high',
  'image_too_large',
  'image_damaged',
  'image_too_many_pixels',
  'sound_damaged',
  'sound_empty',
  'file_store_unreachable',
] as const;
const usesShape = object({
  uses: list(object({ resource: text(), id: count, name: text(), field: text() })),
  hidden: note(count, 'Rows that the caller may not read.'),
  kept: note(flag, 'Named by an earlier version, a draft, a file that is being imported or a backup of a store.'),
});

/** Files that fields of the kinds `file` and `image` name (page 04, Files; decisions 0074, 0109 and 0127). */
export const fileOperations = [
  defineOperation({
    ...common,
    id: 'files.upload',
    method: 'post',
    path: '/files',
    summary:
      'Keeps a file for a field, once by its content. It is used once a record names its digest. For users who may create or change such a record.',
    query: uploadedFor,
    fileTypes: ['application/octet-stream'],
    refusals: ofContent,
    answer: keptFile,
  }),
  defineOperation({
    ...common,
    id: 'files.finish',
    method: 'post',
    path: '/files/uploads/{upload}/finish',
    summary:
      'Keeps a file that was uploaded in pieces by the tus protocol at `/files/uploads`. Repeating it gives the same answer for a day. For the user who uploaded it.',
    pathValues: { upload: uploadName },
    refusals: [...ofContent, 'upload_gone', 'upload_not_whole', 'disk_full'],
    answer: keptFile,
  }),
  defineOperation({
    ...common,
    id: 'files.uses',
    method: 'get',
    path: '/files/{digest}/uses',
    summary: 'Where a file is used: the rows that name it. For users who may read such rows; others are counted.',
    pathValues: ofDigest,
    refusals: ['forbidden', 'not_found'],
    answer: { status: 200, schema: usesShape },
  }),
  defineOperation({
    ...common,
    id: 'files.remove',
    method: 'delete',
    path: '/files/{digest}',
    summary:
      'Removes a file that nothing uses; otherwise a day passes before. Refused while something names it. For users who may upload it for the field.',
    pathValues: ofDigest,
    query: {
      resource: field.text({ max: 60, description: 'The entity that the file was uploaded for.' }),
      field: field.text({ max: 60, description: 'Its field.' }),
    },
    refusals: ['forbidden', 'not_found', 'file_used', 'file_store_unreachable'],
    answer: { status: 204, schema: null },
  }),
  defineOperation({
    id: 'files.show',
    stage: 'public',
    tag: 'files',
    method: 'get',
    path: '/files/{digest}',
    alsoAt: '/files/{digest}',
    summary:
      'The content of a public file. It never changes, so it may be kept for ever. The root of the site has it too, at `/files/{digest}`.',
    pathValues: ofDigest,
    refusals: ['not_found', 'file_store_unreachable'],
    answer: file,
  }),
  defineOperation({
    ...common,
    id: 'files.of-row',
    method: 'get',
    path: '/files/{digest}/{resource}/{id}',
    summary: 'The content of a file that a row names, or that it named in its history. For users who may read the row.',
    pathValues: {
      ...ofDigest,
      resource: entityName('The entity of the row.'),
      id: field.int({ required: true, min: 1, max: 2_147_483_647 }),
    },
    refusals: ['forbidden', 'not_found', 'file_store_unreachable'],
    answer: file,
  }),
] as const;
