/** An upload in pieces is named by its user and at random: `12-0f…`. */
export const uploadShape = /^[1-9]\d{0,9}-[0-9a-f]{32}$/u;

/** Whether an upload can have the name. */
export function isUploadName(name: string): boolean {
  return uploadShape.test(name);
}

/** Whether it is the user's own upload. */
export function isUploadOf(name: string, userId: number): boolean {
  return isUploadName(name) && name.startsWith(`${userId}-`);
}

/** In pieces, under the root of the site. */
export const uploadsAddress = '/files/uploads';

/** This many files of one user can be uploaded in part. */
export const mostUploads = 50;

/** What is not finished is removed so long after its last piece. */
export const uploadsKeptHours = 24;
