import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { informedImagesQuery } from '../../api/informed-images.queries.ts';
import { type Template, templateQuery, type TemplateSummary } from '../../api/templates.queries.ts';
import { formOfTemplate } from '../../domain/coupon/coupon-decisions.ts';
import { COUPON_FORM_DEFAULTS, type CouponForm } from '../../domain/coupon/fields/coupon-form.ts';
import type { DesignDocument } from '../../domain/design/design-document.ts';
import { isUnknownId } from '../../domain/failures.ts';
import { requireKnownDesign } from '../../domain/design/known-design.ts';
import { DesignLook } from '../../ui/look/design-look.tsx';
import { DesignProofs, SchemeChoice } from '../../ui/look/design-proofs.tsx';
import { preliminary } from '../../ui/look/design-look.css.ts';
import { FailureNotice } from '../../ui/parts/notices/notice.tsx';
import { Spinner } from '../../ui/parts/notices/spinner.tsx';
import { isLost } from '../-queries/endless-list.ts';
import { useServices } from '../-queries/with-services.tsx';
import { useBarcodePicture } from '../-queries/use-barcode-picture.ts';
import { languageNow } from '../../words/language.ts';
import * as lookWords from '../../words/look.gen.ts';
import * as browseWords from '../../words/browse.gen.ts';

interface DesignLookBindingProps {
  readonly id: string;
  /** The loaded part of the list that the user came from. */
  readonly list: readonly TemplateSummary[];
  /** Shown until a design is drawn; by the address of its thumbnail. */
  readonly pictures: ReadonlyMap<string, string>;
  readonly total: number;
  readonly onTurn: (id: string) => void;
  /** Loads more of the list. */
  readonly onMore: () => void;
  readonly onKeyword: (keyword: string) => void;
  readonly onClose: () => void;
}

/** Binds the look at a design to the services and its list (BROWSE-12). */
export function DesignLookBinding(props: DesignLookBindingProps) {
  const { id, list } = props;
  const { client } = useServices();
  const index = list.findIndex((template) => template.id === id);
  const template = useQuery(templateQuery(client, id));
  const known = list[index] ?? template.data;
  const [scheme, setScheme] = useState<{ readonly of: string; readonly name: string } | null>(null);
  const chosen = scheme?.of === id ? scheme.name : null;
  const form = useSampleForm(template.data, chosen);
  const barcode = useBarcodePicture('QR', lookWords.sampleCode());
  const neighbor = (by: 1 | -1) => {
    const other = index === -1 ? undefined : list[index + by];
    return other === undefined ? null : () => turn(props, other.id, index + by);
  };
  if (known === undefined && template.isLoading) return null;
  return (
    <DesignLook
      design={{
        id,
        title: known?.title ?? lookWords.aDesign(),
        description: known?.description ?? '',
        keywords: known?.keywords ?? [],
        hasRideAlong: (known?.informedImagesId ?? null) !== null,
      }}
      place={index === -1 ? null : { number: index + 1, total: props.total }}
      proofs={
        form === null ? (
          <Waiting
            picture={props.pictures.get(list[index]?.thumbnail ?? '') ?? null}
            failed={isLost(template) || template.data !== undefined}
            gone={isUnknownId(template.error)}
            onRetry={() => void template.refetch()}
          />
        ) : (
          <DesignProofs form={form} barcode={barcode.picture} onBarcodeAgain={barcode.onAskAgain} />
        )
      }
      schemes={
        form && <SchemeChoice form={form} onScheme={(name) => setScheme({ of: id, name })} />
      }
      scheme={form?.scheme ?? null}
      onPrevious={neighbor(-1)}
      onNext={neighbor(1)}
      onKeyword={props.onKeyword}
      onClose={props.onClose}
    />
  );
}

/** The next page is requested this many designs before the end of the loaded ones. */
const AHEAD = 3;

function turn({ list, onTurn, onMore }: DesignLookBindingProps, id: string, index: number): void {
  onTurn(id);
  if (index >= list.length - AHEAD) onMore();
}

interface WaitingProps {
  readonly picture: string | null;
  readonly failed: boolean;
  readonly gone: boolean;
  readonly onRetry: () => void;
}

function Waiting({ picture, failed, gone, onRetry }: WaitingProps) {
  if (gone) return <FailureNotice>{browseWords.designGone()}</FailureNotice>;
  if (failed) {
    return <FailureNotice onRetry={onRetry}>{browseWords.designNotShown()}</FailureNotice>;
  }
  if (picture === null) return <Spinner words={browseWords.loadingTheDesign()} />;
  return <img className={preliminary} src={picture} alt="" />;
}

/** The initial form of a coupon in the reader’s language, with a sample code; null until the design is loaded and valid. */
function useSampleForm(template: Template | undefined, scheme: string | null): CouponForm | null {
  const { client } = useServices();
  const rideAlongId = template?.informedImagesId ?? '';
  const rideAlong = useQuery({
    ...informedImagesQuery(client, rideAlongId),
    enabled: rideAlongId !== '',
  });
  const design = useReadable(template?.editorSource);
  const rideAlongDesign = useReadable(rideAlong.data?.editorSource);
  // The cards come together: one that came later would move the others.
  const isWhole = !rideAlong.isLoading;
  return useMemo(() => {
    if (design === null || !isWhole) return null;
    return formOfTemplate(sampleForm(), design, {
      scheme: scheme ?? undefined,
      rideAlong: rideAlongDesign,
    });
  }, [design, rideAlongDesign, isWhole, scheme]);
}

const sampleForm = (): CouponForm => ({
  ...COUPON_FORM_DEFAULTS,
  language: languageNow(),
  barcodeType: 'QR',
  barcodeValue: lookWords.sampleCode(),
});

function useReadable(source: DesignDocument | undefined): DesignDocument | null {
  return useMemo(() => {
    if (source === undefined) return null;
    try {
      requireKnownDesign(source);
      return source;
    } catch {
      return null;
    }
  }, [source]);
}
