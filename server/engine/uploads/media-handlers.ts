import { refuse } from '../../../contract/basics/refusal.ts';
import type { mediaOperations } from '../../../contract/operations/console/media-operations.ts';
import type { Clock } from '../../adapters/clock.ts';
import type { AnswerOf, HandlersOf, SignedCallOf } from '../call/call.ts';
import { apiHeaders } from '../call/headers.ts';
import type { DeviceFiles } from '../files/device-files.ts';
import { type Conversion, type Conversions, openConversions } from '../media/conversions.ts';
import { openThumbnails } from '../media/thumbnails.ts';
import type { ResourceTools } from '../rows/resource-tools.ts';
import { purposeOfUpload } from './pieces/purpose-of-upload.ts';

type MediaTools = ResourceTools & { readonly clock: Clock; readonly files: DeviceFiles | null };
type Answered = AnswerOf<'files.conversion'>;

const factColumns = ['digest', 'type', 'bytes', 'width', 'height', 'seconds', 'video', 'audio'] as const;

/** Handlers of `mediaOperations`. */
export function mediaHandlers(tools: MediaTools): HandlersOf<typeof mediaOperations> {
  const { db, clock, files, entities } = tools;
  const converter = files?.converter ?? null;
  const conversions: Conversions | null = files === null || converter === null ? null : openConversions({ db, clock, files, converter });
  const thumbnails = files === null ? null : openThumbnails({ db, files });
  /** Files that everyone may read: others are not for playlists. */
  const shared = db.selectFrom('files').where('is_public', '=', true);
  return {
    'files.facts': {
      signed: async ({ body: { digests } }) => {
        if (digests.length === 0) return { status: 200, body: { files: [] } };
        return { status: 200, body: { files: await shared.select(factColumns).where('digest', 'in', digests).execute() } };
      },
    },
    'files.convert': { signed: (call) => answerConvert(call) },
    'files.conversion': {
      signed: async ({ path: { digest }, query, session }) => {
        purposeOfUpload(entities, query, session);
        return answerOf(conversions?.read(digest) ?? null);
      },
    },
    'files.cancel-conversion': {
      signed: async ({ path: { digest }, query, session }) => {
        purposeOfUpload(entities, query, session);
        conversions?.cancel(digest);
        return { status: 204 };
      },
    },
    'files.thumbnail': {
      public: async ({ path: { digest }, header }) => {
        const etag = `"${digest}-thumbnail"`;
        const columns = ['digest', 'type', 'seconds', 'thumbnail'] as const;
        const file = await shared.select(columns).where('digest', '=', digest).executeTakeFirst();
        const picture = file === undefined ? null : await thumbnails?.read(file);
        if (picture == null) throw refuse('not_found');
        const headers = {
          etag,
          // WebP begins with RIFF; what a program takes of a video is a JPEG.
          'content-type': picture.subarray(0, 4).toString('latin1') === 'RIFF' ? 'image/webp' : 'image/jpeg',
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': `${apiHeaders['content-security-policy']}; sandbox`,
        };
        if (header('if-none-match')?.includes(etag) === true) return { status: 304, headers, body: undefined };
        return { status: 200, headers, body: picture };
      },
    },
  };

  async function answerConvert({ path: { digest }, query, session }: SignedCallOf<'files.convert'>): Promise<Answered> {
    const purpose = purposeOfUpload(entities, query, session);
    const source = await shared.select(factColumns).where('digest', '=', digest).executeTakeFirst();
    if (source === undefined || !purpose.isPublic) throw refuse('not_found');
    return answerOf(conversions === null ? null : await conversions.start(source, purpose));
  }
}

const unavailable: { readonly state: 'unavailable' } = { state: 'unavailable' };

function answerOf(conversion: Conversion | null): Answered {
  const nothing = { ahead: null, share: null, reason: null, file: null };
  return { status: 200, body: { ...nothing, ...(conversion ?? unavailable) } };
}
