import { Eye, EyeOff, Images, Pencil } from 'lucide-react';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, memo } from 'react';
import { ListPicture } from '../lists/list-picture.tsx';
import { Button, ButtonLink } from '../parts/buttons/button.tsx';
import { TearLine } from '../parts/paper/tear-line.tsx';
import * as browseWords from '../../words/browse.gen.ts';
import * as titlesWords from '../../words/titles.gen.ts';
import * as actionsWords from '../../words/actions.gen.ts';
import * as commonWords from '../../words/common.gen.ts';
import * as styles from './browse-page.css.ts';

/** The tile's data of a template. */
export interface TemplateTileData {
  readonly id: string;
  readonly title: string;
  /** Address of a picture of 1125:432; null until an administrators-only picture is read. */
  readonly picture: string | null;
  readonly schemes: readonly { readonly name: string; readonly colors: readonly string[] }[];
  readonly active: boolean;
  readonly informedImagesId: string | null;
  /** Only for administrators. */
  readonly administration?: TileAdministration;
}

/** An administrator's actions on a tile. */
interface TileAdministration {
  readonly isSwitching: boolean;
  readonly onToggle: () => void;
}

/** More dots would distract from the artwork. */
const MOST_DOTS = 4;

interface TemplateTileProps {
  readonly template: TemplateTileData;
  /** Pictures of the first screen load at once, the others when they come near. */
  readonly eager: boolean;
}

/** A design as a coupon with a stub; the stub has the actions (BROWSE-07, BROWSE-11). */
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
          aria-label={browseWords.lookAt({ title })}
          onKeyDown={pressOnSpace}
        >
          <ListPicture address={picture} className={styles.picture} eager={eager} />
        </Link>
        {!active && <span className={styles.inactive}>{actionsWords.inactive()}</span>}
      </div>
      <TearLine kind="stub" />
      <div className={styles.stub}>
        <h3 className={styles.title} data-edited={template.administration !== undefined}>
          {title}
        </h3>
        {/* Always visible for administrators, unlike the actions of a hovered tile (BROWSE-07). */}
        {template.administration !== undefined && (
          <span className={styles.badge}>
            <ButtonLink
              icon={<Pencil />}
              look="bare"
              shape="square"
              to="/template/edit/$templateId"
              params={{ templateId: id }}
              aria-label={browseWords.editTemplateOf({ title })}
              title={titlesWords.editTemplate()}
            />
          </span>
        )}
        <div className={styles.foot}>
          <Dots schemes={schemes} />
          <Actions template={template} />
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
        aria-label={browseWords.createCouponFrom({ title })}
      >
        {commonWords.createCoupon()}
      </ButtonLink>
      {informedImagesId !== null && (
        <ButtonLink
          icon={<Images />}
          shape="square"
          to="/campaign/$templateId"
          params={{ templateId: id }}
          aria-label={browseWords.couponAndRideAlongFrom({ title })}
          title={commonWords.couponAndRideAlong()}
        />
      )}
      {template.administration !== undefined && (
        <Administration {...template} {...template.administration} />
      )}
    </div>
  );
}

function Administration(props: TileAdministration & TemplateTileData) {
  const { title, active, isSwitching, onToggle } = props;
  const verb = active ? browseWords.deactivate() : browseWords.activate();
  return (
    <Button
      icon={active ? <Eye /> : <EyeOff />}
      shape="square"
      aria-label={`${verb} ${title}`}
      title={verb}
      aria-busy={isSwitching}
      onClick={onToggle}
    />
  );
}

function Dots({ schemes }: Pick<TemplateTileData, 'schemes'>) {
  const words = browseWords.schemes({ count: schemes.length });
  return (
    <span className={styles.dots} role="img" aria-label={words}>
      {schemes[0]?.colors.slice(0, MOST_DOTS).map((color, index) => (
        <i key={`${index}-${color}`} className={styles.dot} style={{ background: color }} />
      ))}
    </span>
  );
}

/** It opens a dialog like a button, and has an address like a link. */
function pressOnSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
