import { Eye, EyeOff, Images, Pencil } from 'lucide-react';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, memo } from 'react';
import { ListPicture } from '../lists/list-picture.tsx';
import { Button, ButtonLink } from '../parts/button.tsx';
import { TearLine } from '../parts/tear-line.tsx';
import * as styles from './template-tile.css.ts';

/** What a tile shows of a template. */
export interface TemplateTileData {
  readonly id: string;
  readonly title: string;
  /** Address of a picture of 1125:432; null until one that only administrators may see is read. */
  readonly picture: string | null;
  readonly schemes: readonly { readonly name: string; readonly colors: readonly string[] }[];
  readonly active: boolean;
  readonly informedImagesId: string | null;
  /** Present for administrators alone. */
  readonly administration?: TileAdministration;
}

/** What an administrator can do with a template from its tile. */
interface TileAdministration {
  readonly isSwitching: boolean;
  readonly onToggle: () => void;
}

/** More dots than these are noise beside the artwork itself. */
const MOST_DOTS = 4;

interface TemplateTileProps {
  readonly template: TemplateTileData;
  /** Pictures of the first screen are fetched at once, the others when they come near. */
  readonly eager: boolean;
}

/** A design as a coupon and its stub; the stub has the actions (BROWSE-07, BROWSE-11). */
export const TemplateTile = memo(function Tile({ template, eager }: TemplateTileProps) {
  const { id, title, picture, schemes, active } = template;
  return (
    <div className={styles.tile}>
      <div className={styles.strip} data-inactive={!active}>
        <Link
          to="."
          search={(was) => ({ ...was, look: id })}
          resetScroll={false}
          className={styles.artwork}
          aria-label={`Look at ${title}`}
          onKeyDown={pressOnSpace}
        >
          <ListPicture address={picture} className={styles.picture} eager={eager} />
        </Link>
        {!active && <span className={styles.inactive}>INACTIVE</span>}
      </div>
      <TearLine kind="stub" />
      <div className={styles.stub}>
        <h3 className={styles.title} data-edited={template.administration !== undefined}>
          {title}
        </h3>
        {template.administration !== undefined && <EditBadge id={id} title={title} />}
        <div className={styles.foot}>
          <p className={styles.schemes}>{schemesInWords(schemes.length)}</p>
          <div className={styles.turns}>
            <Dots colors={schemes[0]?.colors.slice(0, MOST_DOTS) ?? []} />
            <Actions template={template} />
          </div>
        </div>
      </div>
    </div>
  );
});

function Actions({ template }: { readonly template: TemplateTileData }) {
  const { id, title, informedImagesId } = template;
  return (
    <div className={styles.actions}>
      <ButtonLink
        look="ink"
        shape="compact"
        to="/create/$templateId"
        params={{ templateId: id }}
        aria-label={`Create coupon from ${title}`}
      >
        Create coupon
      </ButtonLink>
      {informedImagesId !== null && <RideAlongLink id={id} title={title} />}
      {template.administration !== undefined && (
        <Administration template={template} {...template.administration} />
      )}
    </div>
  );
}

/** Always there for administrators, unlike the actions of a hovered tile (BROWSE-07). */
function EditBadge({ id, title }: { readonly id: string; readonly title: string }) {
  return (
    <span className={styles.badge}>
      <ButtonLink
        look="bare"
        shape="square"
        to="/template/edit/$templateId"
        params={{ templateId: id }}
        aria-label={`Edit template ${title}`}
        title="Edit template"
      >
        <Pencil />
      </ButtonLink>
    </span>
  );
}

function Administration({
  template: { title, active },
  isSwitching,
  onToggle,
}: TileAdministration & Pick<TemplateTileProps, 'template'>) {
  const verb = active ? 'Deactivate' : 'Activate';
  return (
    <>
      <Button
        shape="square"
        aria-label={`${verb} ${title}`}
        title={verb}
        aria-busy={isSwitching}
        onClick={onToggle}
      >
        {active ? <Eye /> : <EyeOff />}
      </Button>
    </>
  );
}

function RideAlongLink({ id, title }: { readonly id: string; readonly title: string }) {
  return (
    <ButtonLink
      shape="square"
      to="/campaign/$templateId"
      params={{ templateId: id }}
      aria-label={`Coupon and Ride-Along from ${title}`}
      title="Coupon and Ride-Along"
    >
      <Images />
    </ButtonLink>
  );
}

function Dots({ colors }: { readonly colors: readonly string[] }) {
  if (colors.length === 0) return null;
  return (
    <span className={styles.dots} role="img" aria-label={`${colors.length} colors`}>
      {colors.map((color, index) => (
        <i key={`${index}-${color}`} className={styles.dot} style={{ background: color }} />
      ))}
    </span>
  );
}

/** It opens something over the page, as a button does, and has an address, as a link has. */
function pressOnSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

const schemesInWords = (count: number) => (count === 1 ? '1 scheme' : `${count} schemes`);
