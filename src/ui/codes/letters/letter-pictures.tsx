import type { ReactNode } from 'react';
import { qrCodeOf } from '../../../domain/codes/qr-code.ts';
import * as words from '../../../words/codes/letters.gen.ts';

/** Paper is white and ink is dark in the dark theme, too. */
const PAPER = '#FFFFFF';
const INK = '#16213A';
const LINE = '#D9CFBB';
const RED = '#C8321F';
const CODE = '7K3M-Q9TD-2VXH-8RWN';
const { size: CODE_SIZE, path: CODE_PATH } = qrCodeOf('https://tear.example/c/7K3MQ9TD2VXH8RWN');

const LIST = [
  ['household_id', 'zip', 'code'],
  ['04417', '14608', 'HM-04417'],
  ['04418', '14609', 'HM-04418'],
];
const COLUMNS = [24, 120, 190];

function Picture({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 320 120" width="320" fontSize="11" fill={INK}>
      <rect width="320" height="120" rx="4" fill={PAPER} />
      {children}
    </svg>
  );
}

export function RowPicture() {
  return (
    <Picture label={words.rowPicture()}>
      <path d="M16 40h288M16 72h288M16 104h288M16 16h288" stroke={LINE} />
      {LIST.map((row, line) =>
        row.map((value, column) => (
          <text key={value} x={COLUMNS[column]} y={32 + 30 * line}>
            {value}
          </text>
        )),
      )}
      <rect x="180" y="16" width="124" height="88" fill="none" stroke={RED} strokeWidth="2" />
    </Picture>
  );
}

interface CouponPictureProps {
  /** Address of a coupon's own strip; null draws a plain one. */
  readonly strip?: string | null;
}

export function LetterPicture({ strip = null }: CouponPictureProps) {
  return (
    <Picture label={words.letterPicture()}>
      <rect x="56" y="10" width="208" height="100" fill={PAPER} stroke={LINE} />
      {strip === null ? (
        <rect x="56" y="10" width="208" height="16" fill={RED} />
      ) : (
        <image href={strip} x="66" y="18" width="104" height="40" />
      )}
      <path
        d="M70 44h76M70 58h60M70 72h70"
        stroke={INK}
        strokeWidth="3"
        transform={strip === null ? undefined : 'translate(0 26)'}
      />
      <Code x={180} y={32} side={62} />
      <text x="212" y="104" fontSize="6" textAnchor="middle">
        {CODE}
      </text>
    </Picture>
  );
}

export function CounterPicture({ strip = null }: CouponPictureProps) {
  return (
    <Picture label={words.counterPicture()}>
      <rect
        x="124"
        y="6"
        width="72"
        height="108"
        rx="10"
        fill={PAPER}
        stroke={INK}
        strokeWidth="3"
      />
      {strip !== null && <image href={strip} x="128" y="14" width="64" height="24.6" />}
      <Code x={138} y={strip === null ? 16 : 42} side={44} />
      <circle cx="186" cy="96" r="15" fill="#1B6B4A" />
      <path d="m179 96 5 5 9-10" fill="none" stroke={PAPER} strokeWidth="3" />
    </Picture>
  );
}

function Code({ x, y, side }: { readonly x: number; readonly y: number; readonly side: number }) {
  return (
    <svg x={x} y={y} width={side} height={side} viewBox={`0 0 ${CODE_SIZE} ${CODE_SIZE}`}>
      <path d={CODE_PATH} fillRule="evenodd" />
    </svg>
  );
}
