import { Link } from '@tanstack/react-router';
import { SearchX, Upload } from 'lucide-react';
import { ButtonLink } from '../parts/button.tsx';
import { ListEnd } from '../parts/list-end.tsx';
import { FailureNotice, Notice } from '../parts/notice.tsx';
import { SkeletonTile } from '../parts/skeleton.tsx';
import * as styles from './template-grid.css.ts';
import { TemplateTile, type TemplateTileData } from './template-tile.tsx';

export type TemplateList =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | {
      readonly state: 'ready';
      readonly templates: readonly TemplateTileData[];
      readonly total: number;
      /** What lies beyond the last tile. */
      readonly more: 'none' | 'waiting' | 'loading' | 'failed';
    };

interface TemplateGridProps {
  readonly list: TemplateList;
  /** What was looked for, in the person's words, for the empty screen. */
  readonly sought: string;
  readonly onMore: () => void;
  readonly onRetry: () => void;
}

/** Two rows and a half at the widest: about what the first screen shows. */
const FIRST_SCREEN = 8;

/** The designs, the first tile being one's own (BROWSE-07 to BROWSE-10). */
export function TemplateGrid({ list, sought, onMore, onRetry }: TemplateGridProps) {
  if (list.state === 'failed') {
    return (
      <FailureNotice title="An error occurred!" onRetry={onRetry}>
        Your work is safe. Check the connection and load the list again.
      </FailureNotice>
    );
  }
  if (list.state === 'ready' && list.total === 0 && sought !== '')
    return <NothingFound sought={sought} />;

  const loading = list.state === 'loading';
  return (
    <>
      <ul className={styles.tiles} aria-busy={loading}>
        <UploadTile />
        {list.state === 'ready' &&
          list.templates.map((template, index) => (
            <TemplateTile key={template.id} template={template} eager={index < FIRST_SCREEN} />
          ))}
        <SkeletonTiles count={skeletonsOf(list)} />
      </ul>
      {list.state === 'ready' && (
        <ListEnd className={styles.end} more={list.more} onMore={onMore} />
      )}
    </>
  );
}

function UploadTile() {
  return (
    <li className={styles.uploadPlace}>
      <Link to="/create/$templateId" params={{ templateId: 'design' }} className={styles.upload}>
        <span>
          <Upload />
          <b className={styles.uploadTitle}>Upload your own design</b>
          <small className={styles.uploadHint}>1125 × 432 for Apple, 1032 × 336 for Google</small>
        </span>
      </Link>
    </li>
  );
}

function SkeletonTiles({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={`skeleton ${index}`}>
      <SkeletonTile />
    </li>
  ));
}

function skeletonsOf(list: Exclude<TemplateList, { readonly state: 'failed' }>): number {
  if (list.state === 'loading') return FIRST_SCREEN;
  return list.more === 'loading' ? 3 : 0;
}

function NothingFound({ sought }: { readonly sought: string }) {
  return (
    <Notice
      title={`We couldn't find anything for "${sought}"`}
      icon={<SearchX />}
      action={<ButtonLink to="/">Back To Homepage</ButtonLink>}
    >
      <ul>
        <li>Check spelling</li>
        <li>Use fewer filters</li>
        <li>Use fewer keywords</li>
      </ul>
    </Notice>
  );
}
