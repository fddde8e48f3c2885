import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import { drawnWords } from '../../../../contract/messages/drawn-words.ts';
import { fileAddress } from '../../../../contract/rules/files/file-digest.ts';
import type { KioskCondition } from '../../../../contract/rules/kiosk/visit/parameters.ts';
import { pageOfCondition } from '../../../../contract/rules/kiosk/visit/visit-pages.ts';
import { SmallPage } from '../../../kiosk-design/drawn/small-page.tsx';
import { FileOfParameter, type GivenParameter } from './file-of-parameter.tsx';
import { useStatesWords } from './states-words.ts';
import type { StatedKiosk } from './use-stated-kiosk.ts';

type ImageProps = {
  readonly kiosk: StatedKiosk;
  readonly condition: KioskCondition;
  /** Undefined for a state with an image that cannot be changed. */
  readonly given: GivenParameter | undefined;
};

/** Pixels of the screen; it fits a telephone too. */
const shownWidth = 288;

/** What the kiosk shows in a state, drawn as the kiosk draws it: the uploaded image, or the built-in notice. */
export function ImageOfState({ kiosk, condition, given }: ImageProps): JSX.Element {
  const said = useStatesWords();
  const digest = given?.digest ?? null;
  const page = pageOfCondition(condition, digest, kiosk.layout, drawnWords);
  const drawn = <SmallPage kiosk={kiosk} layout={kiosk.layout} page={page} width={shownWidth} />;
  if (given === undefined) {
    return (
      <div className="kiosk-state__part">
        {drawn}
        <p className="quiet">{said.builtInAlways}</p>
      </div>
    );
  }
  return (
    <>
      {drawn}
      <FileOfParameter given={given} kind="image">
        {digest === null ? <p className="quiet">{said.builtIn}</p> : <OwnImage digest={digest} size={kiosk.layout} />}
      </FileOfParameter>
    </>
  );
}

type OwnImageProps = { readonly digest: string; readonly size: { readonly width: number; readonly height: number } };

/** This much of the proportions may differ before it is seen. */
const allowance = 0.02;

/** The size of an uploaded image, and what the screen cuts off of it. */
function OwnImage({ digest, size }: OwnImageProps): JSX.Element {
  const said = useStatesWords();
  const { data, error } = useQuery({
    queryKey: ['kiosk-image', digest],
    queryFn: () => readSize(digest),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error !== null) return <p className="kiosk-state__warning">{said.unreadableImage}</p>;
  if (data === undefined) return <p className="quiet"> </p>;
  const isCut = Math.abs(data.width / data.height / (size.width / size.height) - 1) > allowance;
  return (
    <p className={isCut ? 'kiosk-state__warning' : 'quiet'}>
      {said.own(data.width, data.height)} {isCut ? said.cut(size.width, size.height) : ''}
    </p>
  );
}

async function readSize(digest: string): Promise<{ readonly width: number; readonly height: number }> {
  const image = new Image();
  image.src = fileAddress(digest);
  await image.decode();
  return { width: image.naturalWidth, height: image.naturalHeight };
}
