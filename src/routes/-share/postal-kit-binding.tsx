import { withCalls } from '../../app/actors/with-calls.ts';
import { PostalKit } from '../../ui/postal/postal-kit.tsx';
import { useServices } from '../-queries/with-services.tsx';
import { useProcess } from '../-process/use-process.ts';
import { makePostalKit } from '../../api/project-changes.ts';
import { dataUrlOf } from '../../domain/images/data-url.ts';
import { type PiecePicture, postalKitMachine } from '../../machines/postal/postal-kit.machine.ts';
import * as postalWords from '../../words/postal/postal-kit.gen.ts';
import { saveFile } from '../../app/actors/save-file.ts';

/** Binds the machine of the postal kit to the ready page (PRE-03). */
export function PostalKitBinding({ couponId }: { readonly couponId: string }) {
  const { client } = useServices();
  const { state, send } = useProcess(
    () =>
      withCalls(postalKitMachine, {
        readPiece,
        async downloadKit({ couponId: id, piece: chosen }, signal) {
          const kit = await makePostalKit(client, id, chosen?.data ?? null, signal);
          saveFile(kit.content, kit.fileName);
        },
      }),
    { couponId },
  );
  return <PostalKit state={state} send={send} />;
}

/**
 * The postal kit's calls: the photograph is made smaller here, the kit is made by the services (PRE-03).
 * px; twice what a portal takes, so that the services can still sharpen and cut nothing.
 */
const LONGEST = 1_560;
const QUALITY = 0.9;

/** Throws with a sentence for a file that the browser cannot read as a picture. */
async function readPiece(file: File | null): Promise<PiecePicture> {
  const picture = file === null ? null : await createImageBitmap(file).catch(() => null);
  if (file === null || picture === null) throw new Error(postalWords.pieceUnreadable());
  const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
  const [width, height] = [picture.width, picture.height].map((side) => Math.ceil(side * scale));
  const canvas = new OffscreenCanvas(width ?? 1, height ?? 1);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error(postalWords.pieceUnreadable());
  // Paper is white where the picture is transparent.
  context.fillStyle = '#FFFFFF';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  return { name: file.name, data: await dataUrlOf(blob) };
}
