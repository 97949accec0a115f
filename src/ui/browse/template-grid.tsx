import { Link } from '@tanstack/react-router';
import { SearchX, Upload } from 'lucide-react';
import { useMemo } from 'react';
import { useColumns } from '../lists/use-columns.ts';
import { type GridMemory, WindowGrid } from '../lists/window-grid.tsx';
import { ButtonLink } from '../parts/buttons/button.tsx';
import { ListEnd } from '../parts/notices/list-end.tsx';
import { FailureNotice, Notice } from '../parts/notices/notice.tsx';
import { SkeletonTile } from '../parts/notices/skeleton.tsx';
import { TemplateTile, type TemplateTileData } from './template-tile.tsx';
import * as browseWords from '../../words/browse.gen.ts';
import * as commonWords from '../../words/common.gen.ts';
import { hint } from '../theme/layout.css.ts';
import * as styles from './browse-page.css.ts';

export type TemplateList =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | {
      readonly state: 'ready';
      readonly templates: readonly TemplateTileData[];
      readonly total: number;
      /** Whether no design has all words of the search. */
      readonly isPartial: boolean;
      /** What follows the last tile. */
      readonly more: 'none' | 'waiting' | 'loading' | 'failed';
    };

export interface TemplateGridProps {
  readonly list: TemplateList;
  /** The search in the user's words, for the empty screen. */
  readonly sought: string;
  readonly memory: GridMemory;
  readonly onMore: () => void;
  readonly onRetry: () => void;
}

/** Two and a half rows at the widest: about a first screen. */
const FIRST_SCREEN = 8;

/** The designs; the first tile is for an own design (BROWSE-07 to BROWSE-10). */
export function TemplateGrid(props: TemplateGridProps) {
  const { list, sought, onMore, onRetry } = props;
  if (list.state === 'failed') {
    return <FailureNotice onRetry={onRetry}>{browseWords.listNotLoaded()}</FailureNotice>;
  }
  if (list.state === 'ready' && list.total === 0 && sought !== '')
    return <NothingFound sought={sought} />;

  if (list.state === 'loading')
    return (
      <ul className={styles.tiles} aria-busy="true" aria-label={browseWords.designsToCome()}>
        <li>
          <UploadTile />
        </li>
        {Array.from({ length: FIRST_SCREEN }, (_, index) => (
          <li key={index}>
            <SkeletonTile />
          </li>
        ))}
      </ul>
    );
  return (
    <>
      <Tiles {...props} list={list} />
      <ListEnd more={list.more} onMore={onMore} />
    </>
  );
}

interface TilesProps extends Pick<TemplateGridProps, 'memory'> {
  readonly list: Extract<TemplateList, { state: 'ready' }>;
}

const UPLOAD = 'upload';
const TO_COME: readonly string[] = ['to come 1', 'to come 2', 'to come 3'];

function Tiles({ list, memory }: TilesProps) {
  const { templates, total, more } = list;
  const columns = useColumns('medium', 'phone');
  const byId = useMemo(() => new Map(templates.map((each) => [each.id, each])), [templates]);
  const ids = useMemo(
    () => [UPLOAD, ...byId.keys(), ...(more === 'loading' ? TO_COME : [])],
    [byId, more],
  );
  const renderCard = (id: string, index: number) => {
    if (id === UPLOAD) return <UploadTile />;
    const template = byId.get(id);
    if (template === undefined) return <SkeletonTile />;
    return <TemplateTile template={template} eager={index <= FIRST_SCREEN} />;
  };
  return (
    <WindowGrid
      ids={ids}
      columns={columns}
      memory={memory}
      renderCard={renderCard}
      total={total + 1}
      rowGuess={columns === 3 ? 200 : 230}
      rowGap={columns === 1 ? 20 : 28}
      rowClass={styles.tiles}
    />
  );
}

function UploadTile() {
  return (
    <Link to="/create/$templateId" params={{ templateId: 'design' }} className={styles.upload}>
      <span>
        <Upload />
        <b className={styles.uploadTitle}>{browseWords.uploadYourOwnDesign()}</b>
        <small className={hint}>{browseWords.artworkSizes()}</small>
      </span>
    </Link>
  );
}

function NothingFound({ sought }: { readonly sought: string }) {
  return (
    <Notice
      title={browseWords.nothingFound({ sought })}
      icon={<SearchX role="img" aria-label={browseWords.anEmptyCoupon()} />}
      action={<ButtonLink to="/">{commonWords.backToHomepage()}</ButtonLink>}
    >
      <ul>
        <li>{browseWords.checkSpelling()}</li>
        <li>{browseWords.useFewerFilters()}</li>
        <li>{browseWords.useFewerKeywords()}</li>
      </ul>
    </Notice>
  );
}
