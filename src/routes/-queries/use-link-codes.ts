import { useQuery } from '@tanstack/react-query';
import { barcodePictureQuery } from '../../api/barcode.queries.ts';
import { useServices } from './with-services.tsx';

/** The QR code of a coupon's link in both formats; a coupon that only households use has none. */
export function useLinkCodes(link: string, enabled: boolean) {
  const { client } = useServices();
  const code = { type: 'QR', value: link } as const;
  const svg = useQuery({ ...barcodePictureQuery(client, code), enabled });
  const png = useQuery({ ...barcodePictureQuery(client, { ...code, format: 'png' }), enabled });
  return {
    code: { svg: svg.data ?? null, png: png.data ?? null },
    codeFailed: svg.isError || png.isError,
    onRetryCode: () => void Promise.all([svg.refetch(), png.refetch()]),
  };
}
