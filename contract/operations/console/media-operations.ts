import { input } from '../../api/input.ts';
import { defineOperation } from '../../derive/operations/define-operation.ts';
import { field } from '../../kit/index.ts';
import { choice, content, count, list, note, nullable, number, object } from '../../kit/shape.ts';
import { digestLength } from '../../rules/files/file-digest.ts';
import { fileFacts, isFileDigest, ofDigest, uploadedFor } from './file-operations.ts';

/** This many files are asked about at once: as many as a playlist has items. */
const mostFiles = 200;

/** `unavailable`: the server has no program that converts. `none`: not asked for, cancelled, or the server was started again meanwhile. */
const conversionStates = ['unavailable', 'none', 'waiting', 'converting', 'done', 'failed'] as const;

/** Why a conversion failed: no room on the disk, a program that hung, a result that is too big, a store that does not answer, or the video. */
export const conversionFailures = ['disk_full', 'hung', 'too_big', 'store', 'damaged'] as const;

const conversion = {
  status: 200,
  schema: object({
    state: choice(conversionStates),
    ahead: note(nullable(count), 'How many conversions are before a waiting one.'),
    share: note(nullable(number), 'How much is converted, between 0 and 1; null where the length of the video is not known.'),
    reason: note(nullable(choice(conversionFailures)), 'Why it failed.'),
    file: note(nullable(fileFacts), 'What was made.'),
  }),
} as const;

/** Videos that browsers do not play, thumbnails, and what is known of stored files (page 04, Playlists; decision 0140). */
export const mediaOperations = [
  defineOperation({
    id: 'files.facts',
    stage: 'passed',
    tag: 'files',
    storing: 'nothing',
    method: 'post',
    path: '/files/facts',
    summary: 'What is known of public files, such as the codecs of a video. Files that are not there are left out.',
    body: {
      digests: input.list(field.text({ required: true, max: digestLength, check: isFileDigest }), { required: true, max: mostFiles }),
    },
    refusals: [],
    answer: { status: 200, schema: object({ files: list(fileFacts) }) },
  }),
  defineOperation({
    id: 'files.convert',
    stage: 'passed',
    tag: 'files',
    method: 'post',
    path: '/files/{digest}/conversion',
    summary:
      'Asks for an MP4 that browsers play. One video at a time is converted; what was made stays, and is used once a record names its digest. For users who may upload a file for the field.',
    pathValues: ofDigest,
    query: uploadedFor,
    refusals: ['forbidden', 'not_found'],
    answer: conversion,
  }),
  defineOperation({
    id: 'files.conversion',
    stage: 'passed',
    tag: 'files',
    method: 'get',
    path: '/files/{digest}/conversion',
    summary: 'How far a conversion is. For users who may upload a file for the field.',
    pathValues: ofDigest,
    query: uploadedFor,
    refusals: ['forbidden'],
    answer: conversion,
  }),
  defineOperation({
    id: 'files.cancel-conversion',
    stage: 'passed',
    tag: 'files',
    method: 'delete',
    path: '/files/{digest}/conversion',
    summary: 'Ends a conversion and removes the half that was made. For users who may upload a file for the field.',
    pathValues: ofDigest,
    query: uploadedFor,
    refusals: ['forbidden'],
    answer: { status: 204, schema: null },
  }),
  defineOperation({
    id: 'files.thumbnail',
    stage: 'public',
    tag: 'files',
    method: 'get',
    path: '/files/{digest}/thumbnail',
    alsoAt: '/files/{digest}/thumbnail',
    summary: 'A small picture of a public image or video, at most 320 × 180. There is none of a video where no program can make it.',
    pathValues: ofDigest,
    refusals: ['not_found', 'file_store_unreachable'],
    answer: { status: 200, schema: content, type: 'application/octet-stream', alsoStatuses: [304] },
  }),
] as const;
