/** Pictures and painted words that look worse on a phone than in the wizard (PRE-01, STEP-01, STEP-11, STEP-14). */
import * as words from '../../words/preflight.gen.ts';
import { type Platform, TRANSPARENT } from '../coupon/fields/coupon-images.ts';
import type { ScreenName } from '../coupon/fields/screen-names.ts';
import { paintedWords } from '../coupon/painted-words.ts';
import { rideAlongWords } from '../coupon/ride-along.ts';
import { contrastRatio, READABLE_WHEN_LARGE } from '../design/color.ts';
import { textSlotsOf } from '../design/design-document.ts';
import { IMAGE_SLOTS, type ImageSlotName, SLOT_NAMES } from '../images/image-slots.ts';
import type { Fault, PreflightCard, PreflightSubject } from './finding.ts';
import { preflightRule } from './preflight-rule.ts';

/** Less than this share of the square is noise of the scaling at the circle's edge. */
const LOST_SHARE = 0.004;

const PLATFORMS: readonly Platform[] = ['apple', 'google'];

export const PICTURE_RULES = [
  // developers.google.com/wallet/retail/offers/resources/brand-guidelines; STEP-01
  preflightRule('logo.circle', words.looksAtCircle, circleFaults),
  // WCAG 1.4.11; STEP-01
  preflightRule('logo.vanishes', words.looksAtTransparentLogo, vanishingFaults),
  // REND-02, STEP-14
  preflightRule('image.small', words.looksAtSizes, sizeFaults),
  // STEP-11
  preflightRule('words.small', words.looksAtSmallWords, smallWordFaults),
  // postal review of Ride-Along images, notes of a mail house, 2019; STEP-03
  preflightRule('ride-along.words', words.looksAtRideAlong, rideAlongFaults),
];

function circleFaults({ form, measures }: PreflightSubject): Fault | null {
  const { logoOutsideCircle: lost } = measures;
  if (form.haveLogoImage === 'no' || lost === null || lost < LOST_SHARE) return null;
  return {
    title: words.logoLosesCorners(),
    reason: words.googleCutsACircle(),
    cards: ['google'],
    place: 'logo.upload',
  };
}

/** The colors of a transparent logo are all close to the color of its card. */
function vanishingFaults({ form, face, crops, measures }: PreflightSubject): Fault | null {
  const cards = PLATFORMS.filter((platform) => {
    const isTransparent = crops[`${platform}Logo`]?.ground === TRANSPARENT;
    const colors = measures.logoColors[platform] ?? [];
    const isSeen = (color: string) =>
      contrastRatio(color, face.colors.background) >= READABLE_WHEN_LARGE;
    return isTransparent && colors.length > 0 && !colors.some(isSeen);
  });
  if (form.haveLogoImage === 'no' || cards.length === 0) return null;
  return {
    title: words.logoVanishes(),
    reason: words.chooseAnotherBackground(),
    cards,
    place: 'logo.upload',
  };
}

interface SlotPlace {
  readonly card: PreflightCard;
  readonly place: ScreenName;
  /** The slot's name where nothing beside it says what a strip is. */
  readonly name?: () => string;
}

const PLACES: Readonly<Record<ImageSlotName, SlotPlace>> = {
  appleLogo: { card: 'apple', place: 'logo.upload' },
  googleLogo: { card: 'google', place: 'logo.upload' },
  appleStrip: { card: 'apple', place: 'design.upload', name: words.appleStrip },
  googleStrip: { card: 'google', place: 'design.upload', name: words.googleStrip },
  rideAlong: { card: 'ride-along', place: 'ride-along.upload' },
};

function sizeFaults(subject: PreflightSubject): readonly Fault[] {
  return SLOT_NAMES.filter((slot) => isUploaded(subject, slot)).flatMap((slot) => {
    const crop = subject.crops[slot];
    const { sharpFrom, label } = IMAGE_SLOTS[slot];
    if (crop === undefined || crop.width >= sharpFrom.width || crop.height >= sharpFrom.height)
      return [];
    const { card, place, name = label } = PLACES[slot];
    return [
      {
        title: words.imageIsSmall({ label: name() }),
        reason: words.imageIsEnlarged({
          width: Math.round(crop.width),
          height: Math.round(crop.height),
          fullWidth: sharpFrom.width,
          fullHeight: sharpFrom.height,
        }),
        cards: [card],
        place,
      },
    ];
  });
}

function isUploaded({ form }: PreflightSubject, slot: ImageSlotName): boolean {
  if (slot === 'rideAlong') return form.haveRideAlongImage === 'yes';
  const isLogo = slot === 'appleLogo' || slot === 'googleLogo';
  return isLogo ? form.haveLogoImage !== 'no' : form.stripEditorSource === null;
}

function smallWordFaults({ form, measures }: PreflightSubject): readonly Fault[] {
  if (form.stripEditorSource === null) return [];
  return textSlotsOf(form.stripEditorSource).flatMap(({ token, label }) => {
    const size = measures.smallWords.get(token);
    if (size === undefined) return [];
    // Truncated, so that 8.96 does not become 9.
    const px = (Math.floor(size * 10) / 10).toFixed(1);
    const reason = words.shorterWordsAreLarger({ px });
    return [
      { title: words.wordsAreSmall({ label }), reason, cards: ['apple', 'google'], place: 'text' },
    ];
  });
}

/** A drawn Ride-Along whose words were all deleted calls nobody to act. */
function rideAlongFaults({ form }: PreflightSubject): Fault | null {
  const { rideAlongImageEditorSource: design } = form;
  if (design === null || form.haveRideAlongImage === 'yes' || textSlotsOf(design).length === 0)
    return null;
  if (paintedWords(design, rideAlongWords(form, design)).length > 0) return null;
  return {
    title: words.rideAlongIsMute(),
    reason: words.reviewersRefuseIt(),
    cards: ['ride-along'],
    place: 'text',
  };
}
